import fc from 'fast-check'
import type { Definition } from './oracle'

type Field = Definition['formFields'][number]

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '=cmd|calc',
  '{"$gt":""}',
  '__proto__',
  'a@b',
  'a@b.co',
  '13800138000',
  '+44 20 7946 0123',
  '其他（x）',
  'Other (x)',
  'x'.repeat(2000),
  'x'.repeat(2001),
  `${'a, '.repeat(900)}a`,
)
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 20 }))

/** A value the field takes. */
function good(field: Field): fc.Arbitrary<string> {
  if (field.validate === 'EMAIL') return fc.constant('a@b.co')
  if (field.validate === 'PHONE') return fc.constant('13800138000')
  if (field.validate === 'PHONE_INTL') return fc.constant('+44 20 7946 0123')
  const options = field.fieldOptions ?? []
  if (options.length === 0) return fc.constantFrom('王芳', 'Ann', '😀')
  const one = fc.constantFrom(...options)
  if (field.type !== 'CHECKBOX') return one
  const other =
    field.openOther === 'TURNON' ? fc.constantFrom('', ', 其他（x）', ', Other (x, y)') : fc.constant('')
  return fc
    .tuple(fc.uniqueArray(one, { minLength: 1, maxLength: 3 }), other)
    .map(([many, last]) => many.join(', ') + last)
}

/** Mostly good values, so that many submits come near to being stored. */
const likelyValue = (field: Field) =>
  fc.oneof({ weight: 12, arbitrary: good(field) }, { weight: 1, arbitrary: text })
const id = fc.oneof(
  { weight: 30, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), text, fc.constant(null), fc.double()) },
)

const tracking = fc.oneof(
  fc.constant({ deviceType: 2, logidUrl: 'http://localhost/' }),
  fc.record(
    { deviceType: fc.constantFrom(0, 1, 2), logidUrl: text, bd_vid: text, ext_info: text, deviceId: text },
    { requiredKeys: ['deviceType', 'logidUrl'] },
  ),
  fc.anything(),
)

function wireBody(form: Definition): fc.Arbitrary<unknown> {
  const values = fc.tuple(
    ...form.formFields.map((field) =>
      fc.tuple(fc.constant(field.id), id, likelyValue(field), fc.integer({ min: 0, max: 40 })),
    ),
  )
  const fieldValues = values.map((all) =>
    all.flatMap(([own, wrong, value, luck]) =>
      luck === 0 ? [] : Array(luck === 1 ? 2 : 1).fill({ formFieldBO: { id: wrong ?? own }, value }),
    ),
  )
  return fc.record({
    site: id.map((wrong) => ({ id: wrong ?? form.siteId })),
    form: id.map((wrong) => ({ id: wrong ?? form.formId })),
    fieldValues: fc.oneof({ weight: 30, arbitrary: fieldValues }, { weight: 1, arbitrary: fc.anything() }),
    formTypeSource: fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom('PRODUCT', 'INDEX_MODEL', undefined, null) },
      { weight: 1, arbitrary: fc.anything() },
    ),
    sourceId: fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(7, undefined, null) },
      { weight: 1, arbitrary: fc.anything() },
    ),
    trafficAccessReq: fc.oneof(
      { weight: 10, arbitrary: fc.constant(undefined) },
      { weight: 3, arbitrary: tracking },
    ),
    client: fc.oneof(
      { weight: 10, arbitrary: fc.constant({ trap: '', elapsedMs: 3000 }) },
      { weight: 1, arbitrary: fc.anything() },
    ),
    gate: fc.oneof(
      {
        weight: 10,
        arbitrary: fc.constantFrom(
          undefined,
          { type: 'corporate/publications', id: 808 },
          { type: 'product', id: 1 },
        ),
      },
      { weight: 1, arbitrary: fc.anything() },
    ),
  })
}

/** JSON bodies: right ones, nearly right ones, any JSON, and no JSON at all. */
export function wireBodies(forms: Definition[]): fc.Arbitrary<string> {
  const json = (value: unknown) =>
    JSON.stringify(value, (_key, item) => (typeof item === 'bigint' ? String(item) : item)) ?? ''
  return fc.oneof(
    { weight: 20, arbitrary: fc.oneof(...forms.map(wireBody)).map(json) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: text },
  )
}

function plainBody(form: Definition): fc.Arbitrary<string> {
  const values = fc.tuple(
    ...form.formFields.map((field) => fc.tuple(fc.constant(`f${field.id}`), likelyValue(field))),
  )
  const extra = fc.array(
    fc.tuple(fc.oneof(text, fc.constantFrom('website', 'gate', 'source', 'preview', 'f101_other')), text),
    { maxLength: 2 },
  )
  return fc.tuple(values, extra).map(([own, more]) => {
    const pairs = [['form', String(form.formId)], ['lang', form.language], ...own, ...more]
    return pairs
      .map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('='))
      .join('&')
  })
}

/** Form-encoded bodies, as a page without script sends them. */
export function plainBodies(forms: Definition[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 10, arbitrary: fc.oneof(...forms.map(plainBody)) },
    { weight: 1, arbitrary: text.map((item) => item.toWellFormed()) },
  )
}
