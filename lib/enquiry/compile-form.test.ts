import { describe, expect, it } from 'vitest'
import type { FormField } from '@/lib/contract/forms'
import cn from '@/messages/cn.json'
import en from '@/messages/en.json'
import {
  type CompiledField,
  compileForm,
  type FormLike,
  type FormValues,
  formLabels,
  valuesOf,
} from './compile-form'
import { checkOf } from './form/field'
import { verify } from './submit'

const labels = { cn: formLabels((name) => cn.form[name]), en: formLabels((name) => en.form[name]) }
type Field = FormLike['formFields'][number]
const field = (more: Partial<Field>): Field => ({ id: 7, name: '城市', type: 'INPUT', ...more }) as Field
const formOf = (...formFields: Field[]): FormLike => ({ name: '表单', description: undefined, formFields })

function check(definition: Field, values: FormValues, locale: 'cn' | 'en' = 'cn') {
  const result = compileForm(formOf(definition), labels[locale], locale).schema.safeParse(values)
  return result.success
    ? result.data.map(({ value }) => value)
    : result.error.issues.map(({ message }) => message)
}

describe('checkOf: what a field is checked as (contract, "Forms and enquiries")', () => {
  const rows: [Partial<FormField>, string | undefined][] = [
    [{ name: '工作邮箱' }, 'EMAIL'],
    [{ name: 'Work E-Mail' }, 'EMAIL'],
    [{ name: 'Email address' }, 'EMAIL'],
    [{ name: '手机号码' }, 'PHONE'],
    [{ name: '联系电话' }, 'PHONE'],
    [{ name: 'Mobile' }, 'PHONE'],
    [{ name: 'PHONE' }, 'PHONE'],
    [{ name: '姓名' }, undefined],
    [{ name: '手机号码', validate: 'NONE' }, undefined],
    [{ name: '手机号码', validate: 'PHONE_INTL' }, 'PHONE_INTL'],
    [{ name: '联系方式', validate: 'EMAIL' }, 'EMAIL'],
    [{ name: '手机品牌', type: 'SELECT' }, undefined],
  ]
  it.each(rows)('%o → %s', (definition, expected) => {
    expect(checkOf({ name: '', type: 'INPUT', validate: undefined, ...definition }, 'cn')).toBe(expected)
  })

  const elsewhere: typeof rows = [
    [{ name: 'Mobile' }, 'PHONE_INTL'],
    [{ name: '联系电话' }, 'PHONE_INTL'],
    [{ name: 'Phone', validate: 'PHONE' }, 'PHONE'],
    [{ name: 'Phone', validate: 'NONE' }, undefined],
    [{ name: 'Email' }, 'EMAIL'],
  ]
  it.each(elsewhere)('on a site that is not cn: %o → %s', (definition, expected) => {
    expect(checkOf({ name: '', type: 'INPUT', validate: undefined, ...definition }, 'en')).toBe(expected)
  })
})

describe('values and messages (§5, D22)', () => {
  const choice: Partial<Field> = { type: 'SELECT', fieldOptions: ['甲', '乙'], openOther: 'TURNON' }
  const many: Partial<Field> = { type: 'CHECKBOX', fieldOptions: ['甲', '乙'], openOther: 'TURNON' }
  const rows: [string, Partial<Field>, FormValues, string[]][] = [
    ['required by default', {}, {}, ['城市不能为空']],
    ['blank counts as empty', {}, { f7: '  \n' }, ['城市不能为空']],
    ['what shows nothing counts as empty', {}, { f7: '\u200b\u3164\u00ad\ufeff' }, ['城市不能为空']],
    ['so do marks without a letter', {}, { f7: '\u034f\ufe0f\u0301\u{e0100}\u17b4' }, ['城市不能为空']],
    ['so does what has no meaning', {}, { f7: '\uffff\u0378\ue000\ufffc\ufffd' }, ['城市不能为空']],
    ['what nobody can type goes', {}, { f7: '宁\0波\x07\ud800' }, ['宁波']],
    ['lines and pictures of two halves stay', { type: 'TEXTAREA' }, { f7: '宁波\r\n\t😀' }, ['宁波\n\t😀']],
    ['joiners between letters stay', {}, { f7: '👩\u200d💻' }, ['👩\u200d💻']],
    ['not required: empty is dropped', { required: false }, { f7: '' }, []],
    ['trimmed', {}, { f7: ' 宁波 ' }, ['宁波']],
    ['required before format', { name: '邮箱' }, { f7: '' }, ['邮箱不能为空']],
    ['e-mail', { name: '邮箱' }, { f7: 'a@b' }, ['请输入正确的邮箱']],
    ['e-mail, good', { name: '邮箱' }, { f7: 'a.b+c@d-e.com.cn' }, ['a.b+c@d-e.com.cn']],
    ['e-mail, optional and empty', { name: '邮箱', required: false }, { f7: '' }, []],
    ['phone starts 1[3-9]', { name: '手机' }, { f7: '12345678901' }, ['请输入正确的手机号码']],
    ['phone has 11 digits', { name: '手机' }, { f7: '138001380000' }, ['请输入正确的手机号码']],
    ['phone, good', { name: '手机' }, { f7: '13800138000' }, ['13800138000']],
    ['phone abroad', { validate: 'PHONE_INTL' }, { f7: '+44 20 7946-0123' }, ['+442079460123']],
    ['phone abroad, 5 digits', { validate: 'PHONE_INTL' }, { f7: '+12345' }, [cn.form.phoneIntl]],
    ['phone abroad, 16 digits', { validate: 'PHONE_INTL' }, { f7: '1234567890123456' }, [cn.form.phoneIntl]],
    ['2,000 characters', { type: 'TEXTAREA' }, { f7: 'x'.repeat(2000) }, ['x'.repeat(2000)]],
    ['2,001 characters', { type: 'TEXTAREA' }, { f7: 'x'.repeat(2001) }, ['城市最多 2000 个字，请写短一些']],
    ['option', choice, { f7: '乙' }, ['乙']],
    ['option that is not offered', choice, { f7: '丙' }, ['请从城市的选项中选择']],
    ['two of a single choice', choice, { f7: ['甲', '乙'] }, ['请从城市的选项中选择']],
    ['other without text', choice, { f7: '其他' }, ['其他']],
    ['other with text', choice, { f7: '其他', f7_other: ' 船舶（内河） ' }, ['其他（船舶（内河））']],
    ['text of other counts only when chosen', choice, { f7: '甲', f7_other: '船舶' }, ['甲']],
    [
      'other too long',
      choice,
      { f7: '其他', f7_other: 'x'.repeat(1997) },
      ['城市最多 2000 个字，请写短一些'],
    ],
    [
      'no other unless it is open',
      { ...choice, openOther: 'TURNOFF' },
      { f7: '其他' },
      ['请从城市的选项中选择'],
    ],
    ['boxes joined, other last', many, { f7: ['其他', '乙', '甲'], f7_other: '丁' }, ['乙, 甲, 其他（丁）']],
    ['a box twice is one', many, { f7: ['甲', '甲'] }, ['甲']],
    ['no box', many, { f7: [] }, ['城市不能为空']],
    [
      'other that is offered already is not added',
      { ...many, fieldOptions: ['其它', '甲'] },
      { f7: ['其它'], f7_other: '丁' },
      ['其它（丁）'],
    ],
  ]
  it.each(rows)('%s', (_name, definition, values, expected) => {
    expect(check(field(definition), values)).toEqual(expected)
  })

  it('English has its own wording, and Other (text)', () => {
    const english = field({ name: 'Topic', type: 'CHECKBOX', fieldOptions: ['A', 'B'], openOther: 'TURNON' })
    expect(check(english, {}, 'en')).toEqual(['Please complete “Topic”'])
    expect(check(english, { f7: ['Other', 'A'], f7_other: 'ships' }, 'en')).toEqual(['A, Other (ships)'])
    expect(check(field({ name: 'E-mail' }), { f7: 'x' }, 'en')).toEqual([en.form.email])
    expect(check(field({ name: 'Phone' }), { f7: '+44 20 7946 0123' }, 'en')).toEqual(['+442079460123'])
    expect(check(field({ name: 'Phone' }), { f7: 'x' }, 'en')).toEqual([en.form.phoneIntl])
  })

  it('a checkbox shown as select is a multi-select with the same values', () => {
    const { fields, initialValues } = compileForm(
      formOf(field({ ...many, displayForm: 'SELECT' })),
      labels.cn,
      'cn',
    )
    expect(fields[0]).toMatchObject({
      control: 'multiselect',
      options: ['甲', '乙', '其他'],
      other: '其他',
      isRequired: true,
    })
    expect(initialValues).toEqual({ f7: [], f7_other: '' })
  })

  it('each problem names its input, in the order of the form', () => {
    const form = formOf(
      field({ id: 1, name: '邮箱' }),
      field({ id: 2, required: false }),
      field({ id: 3, name: '电话' }),
    )
    const { error } = compileForm(form, labels.cn, 'cn').schema.safeParse({ f1: 'x', f3: '' })
    expect(error?.issues.map(({ path }) => path)).toEqual([['f1'], ['f3']])
  })
})

describe('valuesOf reads wire values back', () => {
  const many: Partial<Field> = {
    type: 'CHECKBOX',
    fieldOptions: ['A, B', 'A', 'B', 'C'],
    openOther: 'TURNON',
  }
  const rows: [string, Partial<Field>, string, FormValues][] = [
    ['options that hold the separator', many, 'A, B, C', { f7: ['A, B', 'C'], f7_other: '' }],
    ['other with the separator inside', many, 'A, 其他（x, B）', { f7: ['A', '其他'], f7_other: 'x, B' }],
    ['the English form of other', many, '其他 (x)', { f7: ['其他'], f7_other: 'x' }],
    ['what is not offered stays one value', many, 'A, D', { f7: ['A, D'], f7_other: '' }],
    [
      'one choice',
      { type: 'RADIO', fieldOptions: ['A'], openOther: 'TURNON' },
      '其他（y）',
      { f7: '其他', f7_other: 'y' },
    ],
    ['text', {}, 'A, B', { f7: 'A, B' }],
  ]
  it.each(rows)('%s', (_name, definition, value, expected) => {
    const [compiled] = compileForm(formOf(field(definition)), labels.cn, 'cn').fields
    expect(valuesOf(compiled as CompiledField, value)).toEqual(expected)
  })

  it('does not take long over options made to be tried over and over', () => {
    const fieldOptions = ['a', 'a, a', 'a, a, a']
    const value = `${Array(600).fill('a').join(', ')}, b`
    const began = performance.now()
    expect(check(field({ type: 'CHECKBOX', fieldOptions }), { f7: [value] })).toEqual([
      '请从城市的选项中选择',
    ])
    const [compiled] = compileForm(formOf(field({ type: 'CHECKBOX', fieldOptions })), labels.cn, 'cn').fields
    valuesOf(compiled as CompiledField, value)
    valuesOf(compiled as CompiledField, Array(20_000).fill('a').join(', '))
    expect(performance.now() - began).toBeLessThan(500)
  })
})

describe('verify: the server runs the same checks on the wire', () => {
  const form = formOf(
    field({ id: 1, name: '姓名' }),
    field({ id: 2, name: '爱好', type: 'CHECKBOX', fieldOptions: ['甲', '乙'], required: false }),
  )
  const value = (id: number, text: string) => ({ formFieldBO: { id: String(id) }, value: text })
  it('answers canonical wire values', () => {
    expect(
      verify({ form, labels: labels.cn, locale: 'cn' }, [value(2, '乙, 甲'), value(1, ' 王芳 ')]),
    ).toEqual({
      fieldValues: [
        { formFieldBO: { id: '1' }, value: '王芳' },
        { formFieldBO: { id: '2' }, value: '乙, 甲' },
      ],
    })
  })
  it.each([
    ['an unknown field', [value(1, 'x'), value(9, 'x')], { 9: cn.form.unknownField }],
    ['a field twice', [value(1, 'x'), value(1, 'y')], { 1: cn.form.unknownField }],
    ['a missing field', [], { 1: '姓名不能为空' }],
    ['an option that is not offered', [value(1, 'x'), value(2, '甲, 丙')], { 2: '请从爱好的选项中选择' }],
  ])('%s', (_name, submitted, errors) => {
    expect(verify({ form, labels: labels.cn, locale: 'cn' }, submitted)).toEqual({ errors })
  })
})

describe('an address or a number is checked and stored as it can be used (D22)', () => {
  const email: Partial<Field> = { validate: 'EMAIL' }
  const phone: Partial<Field> = { validate: 'PHONE' }
  const abroad: Partial<Field> = { validate: 'PHONE_INTL' }
  const rows: [string, Partial<Field>, string, string][] = [
    ['marks that nobody sees', email, '\u200b\u202aada@oce\u00adan.example\u202c\ufeff', 'ada@ocean.example'],
    ['other signs that show nothing', email, 'ada\u3164@ocean.example\ufe0f\u034f', 'ada@ocean.example'],
    ['full-width letters', email, 'ＡＤＡ＠ｏｃｅａｎ．example', 'ADA@ocean.example'],
    ['an ideographic space', email, '　ada@ocean.example　', 'ada@ocean.example'],
    ['Chinese punctuation at the ends', email, '，ada@ocean.example。', 'ada@ocean.example'],
    ['brackets and quotes', email, '（“<ada@ocean.example>”）；', 'ada@ocean.example'],
    ['a full stop of Chinese between', email, 'ada@ocean。example', 'ada@ocean.example'],
    ['what may begin an address', email, '_a.d-a+x@ocean.example', '_a.d-a+x@ocean.example'],
    ['letters of another script', email, '王芳@北湾.公司', '王芳@北湾.公司'],
    ['a comma within', email, 'ada，bob@ocean.example', cn.form.email],
    ['another sign of Chinese within', email, 'ada@ocean、example', cn.form.email],
    ['a label before it', email, '邮箱：ada@ocean.example', 'ada@ocean.example'],
    ['a label without a sign', email, '电子邮箱ada@ocean.example', 'ada@ocean.example'],
    ['a label with another sign', email, 'e-mail=ada@ocean.example', 'ada@ocean.example'],
    ['what is a name and no label', email, '邮箱@北湾.公司', '邮箱@北湾.公司'],
    ...[...'{*|=~/-#$%&^+?!'].map((sign): [string, Partial<Field>, string, string] => [
      'a sign before it',
      email,
      `${sign}ada@ocean.example`,
      'ada@ocean.example',
    ]),
    ['a stray accent at the end', email, 'ada@ocean.example\u0301', 'ada@ocean.example'],
    ['accents of letters', email, 'ada@mu\u0308nchen.example', 'ada@münchen.example'],
    ['a note behind it', email, 'ada@ocean.example（工作）', cn.form.email],
    ['signs within', email, "o'brien/x=y+z@ocean.example", "o'brien/x=y+z@ocean.example"],
    ['a link', email, 'mailto:ada@ocean.example', 'ada@ocean.example'],
    ['a name and an address', email, 'Ada Li <ada@ocean.example>;', 'ada@ocean.example'],
    ['two names and addresses', email, 'Ada <ada@ocean.example>, Bo <bo@ocean.example>', cn.form.email],
    ['a host that begins with a dash', email, 'ada@-ocean.example', cn.form.email],
    ['a label of the host that ends with one', email, 'ada@ocean-.example', cn.form.email],
    ['a dash within', email, 'ada@o-c--ean.example', 'ada@o-c--ean.example'],
    ['a dot before the @', email, 'ada.@ocean.example', cn.form.email],
    ['two dots', email, 'ada..li@ocean.example', cn.form.email],
    [
      '64 characters before the @',
      email,
      `${'a'.repeat(64)}@ocean.example`,
      `${'a'.repeat(64)}@ocean.example`,
    ],
    ['65 characters before the @', email, `${'a'.repeat(65)}@ocean.example`, cn.form.email],
    ['1,900 characters before the @', email, `${'a'.repeat(1900)}@ocean.example`, cn.form.email],
    ['64 characters in a label', email, `ada@${'a'.repeat(64)}.example`, cn.form.email],
    ['255 characters', email, `ada@${'abc.'.repeat(62)}xyz`, cn.form.email],
    ['dots', phone, '138.0013.8000', '13800138000'],
    ['dots of Chinese', phone, '138·0013・8000', '13800138000'],
    ['tildes', phone, '138～0013~8000', '13800138000'],
    ['an extension behind a tilde', phone, '13800138000~12', cn.form.phone],
    ['an extension behind a tilde', abroad, '+86 21 6552 1234～38', cn.form.phoneIntl],
    ['a note behind it', phone, '13800138000（微信同号）', cn.form.phone],
    ['a link', phone, 'tel:138-0013-8000', '13800138000'],
    ['a label', phone, '手机：13800138000', '13800138000'],
    ['a label without a sign', phone, '联系电话 138 0013 8000', '13800138000'],
    ['words before it', phone, 'abc13800138000', cn.form.phone],
    ['a label', abroad, 'Tel.: +44 20.7946.0123', '+442079460123'],
    ['two of them', email, 'ada@ocean.example；bob@ocean.example；', cn.form.email],
    ['signs alone', email, '。。。', cn.form.email],
    ['a second line', { ...email, type: 'TEXTAREA' }, 'ada@ocean.example\nbob', cn.form.email],
    ['+86', phone, '+86 138 0013 8000', '13800138000'],
    ['+86 without spaces', phone, '+8613800138000', '13800138000'],
    ['0086', phone, '0086-138-0013-8000', '13800138000'],
    ['full-width digits', phone, '８６１３８００１３８０００', '13800138000'],
    ['spaces', phone, '138 0013 8000', '13800138000'],
    ['as it is', phone, '13800138000', '13800138000'],
    ['marks of an address book', phone, '\u202d+86 138‑0013‑8000\u202c', '13800138000'],
    ['dashes of other scripts', phone, '138–0013—8000', '13800138000'],
    ['minus, kana and ideographic space', phone, '138\u2212ー0013　8000', '13800138000'],
    ['punctuation at its end', phone, '（13800138000）。', '13800138000'],
    ['another country’s', phone, '+44 20 7946 0123', cn.form.phone],
    ['a digit less', phone, '138 0013 800', cn.form.phone],
    ['an extension', phone, '13800138000#12', cn.form.phone],
    ['another country’s', abroad, '\u202a+44 20 7946‑0123\u202c', '+442079460123'],
    ['a zero in brackets', abroad, '＋44 (0)20 7946 0123', '+442079460123'],
    ['an area in brackets', abroad, '(415) 555-0123', '4155550123'],
    ['an extension', abroad, '+44 20 7946 0123 #12', cn.form.phoneIntl],
    ['nothing but signs', abroad, '+ - -', cn.form.phoneIntl],
  ]
  it.each(rows)('%s: %j %s → %s', (_name, definition, typed, expected) => {
    expect(check(field(definition), { f7: typed })).toEqual([expected])
  })

  it('other texts keep what was typed but for format characters', () => {
    expect(check(field({}), { f7: '\u200b北湾（集团）：１２３、①\u202c' })).toEqual([
      '北湾（集团）：１２３、①',
    ])
  })

  it('does not take long over one that is no address', () => {
    const began = performance.now()
    for (const sign of ['.', '#', '(', '…', '<', ':', 'a', 'a.', '电子'])
      for (const kind of [email, abroad])
        for (const end of ['', '@', '@-'])
          for (const length of [2000, 60_000])
            check(field(kind), { f7: sign.repeat(length / sign.length) + end })
    expect(performance.now() - began).toBeLessThan(500)
  })
})

describe('a choice without options is left out', () => {
  const choices: [string, Partial<Field>][] = [
    ['SELECT', { type: 'SELECT', fieldOptions: [] }],
    ['RADIO', { type: 'RADIO' }],
    ['CHECKBOX', { type: 'CHECKBOX', fieldOptions: ['', ' ', '\u200b'] }],
    ['CHECKBOX as select', { type: 'CHECKBOX', displayForm: 'SELECT', fieldOptions: ['　'] }],
  ]
  it.each(choices)('%s', (_name, definition) => {
    const { fields, initialValues } = compileForm(formOf(field(definition)), labels.cn, 'cn')
    expect([fields[0]?.isRequired, initialValues]).toEqual([false, {}])
    expect(check(field(definition), {})).toEqual([])
    expect(check(field(definition), { f7: '' })).toEqual([])
    expect(check(field(definition), { f7: '甲' })).toEqual(['请从城市的选项中选择'])
  })

  it('with "other" it has an option', () => {
    expect(check(field({ type: 'SELECT', fieldOptions: [' '], openOther: 'TURNON' }), {})).toEqual([
      '城市不能为空',
    ])
  })
})
