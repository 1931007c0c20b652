'use client'

/** Everything of the enquiry that loads only when a form is about to be used (D27, P4): one chunk behind one import. */
export { Confirmation, type ConfirmationProps } from './Confirmation.client'
export { ConsultDialog, type ConsultDialogProps } from './ConsultDialog.client'
export { formDefinition } from './definition.client'
export { prepareDeviceId } from './device.client'
export { reopenGate } from './submission-tokens.client'
