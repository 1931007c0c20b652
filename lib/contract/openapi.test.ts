import { describe, expect, it } from 'vitest'
import { endpoints } from './endpoints'
import { openApi } from './openapi'
import { examples, summaries } from './openapi-examples'
import { strictIssues } from './read'

const text = JSON.stringify(openApi())
type Answer = { content: { 'application/json': { schema: { properties: Record<string, unknown> } } } }
const document = JSON.parse(text) as {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Answer> }>>
  components: Record<string, Record<string, unknown>>
}

describe('the OpenAPI document', () => {
  it('has every call once', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(ids.sort()).toEqual([...Object.keys(endpoints), 'genericList', 'submitForm'].sort())
  })

  it('refers to nothing that is not in it', () => {
    for (const [, part = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      expect(document.components[part]).toHaveProperty(name)
    }
  })

  it('marks the required fields of a record', () => {
    const answer = JSON.stringify(document.paths['/api/internal/example/{id}'])
    expect(answer).toContain('#/components/schemas/Example')
    expect(document.components.schemas?.Example).toMatchObject({ required: ['id', 'title'] })
  })

  it('describes the dictionary as an object with the types of the event filter', () => {
    const { schema } =
      document.paths['/api/internal/site/{siteId}']?.get?.responses['200']?.content['application/json'] ?? {}
    expect(schema?.properties.data).toMatchObject({
      type: 'object',
      properties: { activityTypes: { type: 'array' } },
      additionalProperties: { description: expect.any(String) },
    })
  })

  it('names the values that mean something where any text is taken', () => {
    expect(text).toContain(
      '"examples":["CAROUSEL","NEWS","SOLUTION","BUSINESS_CONSULTING","Example","PRODUCT"]',
    )
  })

  it.each(Object.entries(endpoints))(
    'shows an answer of %s that the contract takes, in its first form',
    (name, { output }) => {
      const answer = examples[name as keyof typeof examples]
      expect(strictIssues(output, answer)).toEqual([])
      expect(summaries[name as keyof typeof summaries]).not.toBe('')
    },
  )
})
