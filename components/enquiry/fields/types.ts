import type { UseFormRegisterReturn } from 'react-hook-form'
import type { CompiledField } from '@/lib/enquiry/compile-form'
import type { ConsultTexts } from '../texts'

/** What a control gets from its Field: the input's registration, and the ids that describe it. */
export type ControlProps = {
  field: CompiledField
  input: UseFormRegisterReturn
  aria: { 'aria-describedby'?: string; 'aria-invalid'?: true }
  texts: ConsultTexts
}
