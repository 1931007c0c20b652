'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { closeDialog, closeModal, closeOnCancel } from '@/components/ui/open-modal.client'
import { Toast, useToast } from '@/components/ui/Toast.client'
import { ConsultAside } from './ConsultAside'
import { ConsultMessage } from './ConsultMessage'
import styles from './consult-dialog.module.css'
import { count } from './count.client'
import { DynamicForm } from './DynamicForm.client'
import type { Consult, ConsultRequest, FormDefinition, Passed, PreviewQuery } from './types'
import { useDefinition } from './use-definition.client'
import { useModal } from './use-modal.client'

export type ConsultDialogProps = {
  consult: Consult
  request: ConsultRequest
  /** The definition, when the page already has it: then the dialog stands in the page's HTML, and its cross leads to `leave`. */
  inPage?: { form: FormDefinition; leave: string; preview?: PreviewQuery | undefined }
  onClose: () => void
  onPassed: (passed: Passed) => void
}

/** The contact form's modal (§4): closed → open → submitting → success closes it. Escape and the cross close it and keep what was typed. */
export function ConsultDialog({ consult, request, inPage, onClose, onPassed }: ConsultDialogProps) {
  const { texts } = consult
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [toast, say] = useToast()
  const { definition, retry } = useDefinition(consult, request.formId, inPage?.form)
  const [passed, setPassed] = useState<Passed>()
  const close = () => closeModal(dialog.current)
  useModal(dialog, definition.state)
  useEffect(() => count('form', request.formId), [request.formId])

  // The pending action starts when the dialog is gone and the page answers again (D23).
  useEffect(() => {
    if (passed) closeDialog(dialog.current)
  }, [passed])

  return (
    <dialog
      ref={dialog}
      open={inPage !== undefined}
      className={`${styles.dialog} ${definition.state === 'ready' ? '' : styles.small}`}
      aria-labelledby={titleId}
      onCancel={closeOnCancel}
      onClose={() => {
        onClose()
        if (passed) onPassed(passed)
      }}
    >
      {inPage ? (
        <a
          className={styles.close}
          href={inPage.leave}
          aria-label={texts.close}
          onClick={(event) => {
            event.preventDefault()
            close()
          }}
        >
          <Icon name="close" />
        </a>
      ) : (
        <button type="button" className={styles.close} aria-label={texts.close} onClick={close}>
          <Icon name="close" />
        </button>
      )}
      {definition.state === 'loading' && <ConsultMessage titleId={titleId} title={texts.loading} />}
      {definition.state === 'failed' && (
        <ConsultMessage
          titleId={titleId}
          title={texts.loadFailed}
          text={texts.loadFailedText}
          action={{ label: texts.retry, run: retry }}
        />
      )}
      {definition.state === 'gone' && (
        <ConsultMessage titleId={titleId} title={texts.gone} text={texts.goneText} />
      )}
      {definition.state === 'ready' && (
        <div className={styles.columns}>
          <ConsultAside
            titleId={titleId}
            form={definition.form}
            isGated={request.gate !== undefined}
            texts={texts}
          />
          <DynamicForm
            consult={consult}
            request={request}
            form={definition.form}
            preview={inPage?.preview}
            onInvalid={() => say(texts.invalid)}
            onPassed={(stored) => setPassed({ ...stored, nextSteps: definition.form.nextSteps })}
          />
        </div>
      )}
      {/* Outside an open modal dialog a toast would be inert. */}
      <Toast toast={toast} />
    </dialog>
  )
}
