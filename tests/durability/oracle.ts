/** A form as the wire gives it, with the site it belongs to. */
export type Definition = {
  siteId: number
  language: 'cn' | 'en'
  formId: number
  formFields: {
    id: number
    name: string
    type: string
    required?: boolean
    validate?: string
    openOther?: string
    fieldOptions?: string[]
  }[]
}
type Field = Definition['formFields'][number]
type Row = {
  site: { id: number }
  form: { id: number }
  fieldValues: { formFieldBO: { id: number }; value: string }[]
  formTypeSource: string
  sourceId?: number | string
  trafficAccessReq: { deviceType: number; logidUrl: string }
}

const sources = ['PRODUCT', 'EXAMPLE', 'SOLUTION', 'CORPORATE_PUBLICATION', 'INDEX_MODEL']
const allowedKeys = ['site', 'form', 'fieldValues', 'formTypeSource', 'sourceId', 'trafficAccessReq']

/** §5 written down a second time, plainly, so that a mistake in the product's checks does not hide itself. */
function isValidValue(field: Field, value: string): boolean {
  if (value.trim() === '' || value.length > 2000 || /[\0\p{Surrogate}]/u.test(value)) return false
  if (field.type === 'INPUT' || field.type === 'TEXTAREA') {
    if (field.validate === 'EMAIL') return /^\S+@\S+\.\S+$/.test(value)
    if (field.validate === 'PHONE') return /^1[3-9][0-9]{9}$/.test(value)
    if (field.validate === 'PHONE_INTL')
      return /^[+0-9 -]+$/.test(value) && /^[0-9]{6,15}$/.test(value.replace(/[+ -]/g, ''))
    return true
  }
  let rest = value
  if (field.openOther === 'TURNON')
    rest = rest.replace(/(?:^|, )(?:其他(?:（[\s\S]*）)?|Other(?: \([\s\S]*\))?)$/, '')
  if (rest === '') return true
  const options = field.fieldOptions ?? []
  if (field.type !== 'CHECKBOX') return options.includes(rest)
  for (const option of [...options].sort((a, b) => b.length - a.length)) rest = rest.replace(option, '')
  return /^(?:, )*$/.test(rest)
}

/** True for a payload that the contract allows for one of the forms. */
export function isValidRow(payload: string, forms: Definition[]): boolean {
  const row = JSON.parse(payload) as Row
  const form = forms.find(({ siteId, formId }) => siteId === row.site.id && formId === row.form.id)
  if (!form || !Object.keys(row).every((key) => allowedKeys.includes(key))) return false
  if (!sources.includes(row.formTypeSource) || ![0, 1, 2].includes(row.trafficAccessReq.deviceType))
    return false
  if (typeof row.trafficAccessReq.logidUrl !== 'string') return false
  if (row.sourceId !== undefined && !/^[\w-]{1,64}$/.test(String(row.sourceId))) return false
  const values = new Map(row.fieldValues.map(({ formFieldBO, value }) => [formFieldBO.id, value]))
  if (values.size !== row.fieldValues.length) return false
  const known = form.formFields.map(({ id }) => id)
  if (![...values.keys()].every((id) => known.includes(id))) return false
  return form.formFields.every((field) => {
    const value = values.get(field.id)
    return value === undefined ? field.required === false : isValidValue(field, value)
  })
}
