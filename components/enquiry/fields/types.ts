import type { UseFormRegisterReturn } from 'react-hook-form'
import type { FieldOutline } from '@/lib/enquiry/compile-form'
import type { ConsultTexts } from '../texts'

/** What a control gets from its Field: how it is described, the input's registration, the ids of its hint and error. */
export type ControlProps = {
  outline: FieldOutline
  input: UseFormRegisterReturn
  aria: { 'aria-describedby'?: string; 'aria-invalid'?: 'true' }
  texts: ConsultTexts
}
