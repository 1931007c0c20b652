'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type FieldOutline, type FormValues, fill, roomLeft } from '@/lib/enquiry/compile-form'
import type { ConsultTexts } from '../texts'
import styles from './field.module.css'

/** So close to its limit an answer is told how much may still be written, characters; aloud at each step, not at each key. */
const NEAR = 200
const STEP = 50

/** Keeps the words it began with. */
function Said({ text }: { text: string }) {
  const [said] = useState(text)
  return <span>{said}</span>
}

/** How many characters an answer near its limit may still have, or has too many. */
export function RoomLeft({ field, texts }: { field: FieldOutline['field']; texts: ConsultTexts }) {
  const [own, other] = useWatch<FormValues>({ name: [field.name, field.otherName] })
  const room = roomLeft(field, { [field.name]: own, [field.otherName]: other }, texts)
  const text = fill(room < 0 ? texts.roomOver : texts.roomLeft, { count: String(Math.abs(room)) })
  const isNear = room <= NEAR
  return (
    <>
      {isNear && (
        <p className={styles.hint} aria-hidden="true">
          {text}
        </p>
      )}
      <div className="visually-hidden" aria-live="polite">
        {isNear && <Said key={Math.ceil(room / STEP)} text={text} />}
      </div>
    </>
  )
}
