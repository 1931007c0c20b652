import { describe, expect, it } from 'vitest'
import { crmMapping, mapped, mappingOf } from './crm-mapping'

const wrong = (file: unknown) =>
  crmMapping.safeParse(file).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
const read = (file: unknown) => crmMapping.parse(file)

describe('crm.yaml', () => {
  it.each([
    [
      { default: { map: { 'e-mail': 'email' } } },
      'default.map.e-mail: no such field of ours: is email meant?',
    ],
    [{ default: { map: { Telephone: 'x' } } }, 'default.map.Telephone: no such field of ours'],
    [{ default: { map: { email: 'a..b' } } }, 'expected a name such as email'],
    [{ default: { map: { email: '__proto__.x' } } }, 'expected a name such as email'],
    [{ default: { map: { email: 'list.50' } } }, 'expected a name such as email'],
    [{ default: { map: { email: 'a', phone: 'a.b' } } }, 'default: a is a value here and holds others there'],
    [{ default: { map: { email: 'a.0', phone: 'a.b' } } }, 'default: a is a list here and holds names there'],
    [
      { default: { map: { email: 'a' } }, forms: { 5001: { map: { phone: 'a.b' } } } },
      'forms.5001: a is a value here and holds others there',
    ],
    [{ default: { map: { email: 'toString.x' } } }, 'expected a name such as email'],
    [{ default: { fixed: { a: 2 ** 60 } } }, 'default.fixed.a: a number this long stands in quotes'],
    [{ default: { fixed: { a: ['b'] } } }, 'default.fixed.a: expected a text, a number, true or false'],
    [{ headers: { Authorization: 'Bearer 123' }, default: {} }, 'headers.Authorization: a secret is no part'],
    [{ headers: { 'X-Api-Key': 'abc' }, default: {} }, 'headers.X-Api-Key: a secret is no part of this file'],
    [{ headers: { 'X-A': '$DATABASE_URL' }, default: {} }, 'headers.X-A: expected $CRM_…'],
    [{ headers: { 'Idempotency-Key': 'a' }, default: {} }, 'headers.Idempotency-Key'],
    [{ headers: { 'X-A': 'a\r\nB: c' }, default: {} }, 'headers.X-A: expected letters'],
    [{ forms: { contact: {} } }, 'forms.contact'],
    [{ format: 'xml', default: {} }, 'format: '],
    [{}, 'expected default or forms'],
  ])('%j: what is wrong, and where', (file, line) => expect(wrong(file).join('\n')).toContain(line))

  it('a form’s own lines stand over the default’s; one may be left out', () => {
    const mapping = read({
      default: { map: { email: 'email', '101': 'name' }, fixed: { source: 'web' } },
      forms: { 5002: { map: { '101': 'topic' } }, 5007: { send: false } },
    })
    expect(mappingOf(mapping, '5002')).toEqual({
      map: { email: ['email'], 101: ['topic'] },
      fixed: { source: 'web' },
    })
    expect(mappingOf(mapping, '5007')).toBe(false)
    expect(mappingOf(mapping, '1')).toMatchObject({ map: { 101: ['name'] } })
    expect(mappingOf(read({ forms: { 5002: {} } }), '1')).toBeUndefined()
  })

  it('names with dots make objects and lists; a fixed value stays where ours is empty', () => {
    const part = read({
      default: {
        map: { email: ['inputs.0.id', 'inputs.0.properties.email'], '102': 'inputs.0.properties.company' },
        fixed: { 'inputs.0.idProperty': 'email', 'inputs.0.properties.company': '-', flag: true },
      },
    })
    expect(mapped(mappingOf(part, '1') || {}, { email: 'a@b.example' })).toEqual({
      inputs: [
        { id: 'a@b.example', idProperty: 'email', properties: { company: '-', email: 'a@b.example' } },
      ],
      flag: true,
    })
    const pairs = { map: { email: ['list.0.value'], phone: ['list.1.value', 'deep.2.3'] } }
    expect(mapped(pairs, { phone: '1' })).toEqual({ list: [{ value: '1' }], deep: [['1']] })
    expect(mapped({ map: { email: ['a.b'] } }, { email: 'x' }, true)).toEqual({ 'a.b': 'x' })
  })
})
