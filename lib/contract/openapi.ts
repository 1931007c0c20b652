import { z } from 'zod'
import { activity } from './activities'
import { example, listedExample } from './cases'
import { companyPage, introduction } from './company'
import type { Endpoint } from './endpoint'
import { type EndpointName, endpoints } from './endpoints'
import { form } from './forms'
import { html } from './html'
import { media } from './media'
import { news } from './news'
import { bodies, id, otherPaths, pageFields, site } from './openapi-calls'
import { examples, summaries } from './openapi-examples'
import { productListItem } from './products'
import { publication } from './publications'
import { resource } from './resource'
import { link, time } from './scalars'
import { core, schemaAt, special } from './schema'
import { id as idSchema, jump } from './shared'

type Json = { [key: string]: unknown }

const error = { $ref: '#/components/responses/Refusal' }

/** Schemas that many calls share are written once, under these names. */
const named = z.registry<{ id: string; description?: string }>()
named.add(idSchema, {
  id: 'Id',
  description: 'A whole number of any length, or 1–64 letters, digits, hyphens and underscores',
})
named.add(time, {
  id: 'Time',
  description:
    "ISO 8601; `YYYY-MM-DD HH:mm:ss`, `YYYY-MM-DD` (also with `/`) or `[y, m, d, h, m, s]` in the site's time zone; epoch milliseconds or seconds",
})
named.add(link, { id: 'Link', description: 'http(s), mailto or tel address, or a path of the site' })
named.add(html, { id: 'Html', description: 'HTML, sanitised by the site' })
named.add(resource, { id: 'Resource' })
named.add(jump, {
  id: 'Jump',
  description:
    'A button. With `jumpContentType` FORM the form `formBO` stands before attachment or link; with any other `formBO` is not asked.',
})
named.add(activity, { id: 'Activity' })
named.add(companyPage, { id: 'CompanyPage' })
named.add(example, { id: 'Example' })
named.add(listedExample, { id: 'ListedExample' })
named.add(form, { id: 'Form' })
named.add(introduction, { id: 'Introduction' })
named.add(media, { id: 'Media' })
named.add(news, { id: 'News' })
named.add(productListItem, { id: 'ProductListItem' })
named.add(publication, { id: 'Publication' })

/** JSON Schema of a contract schema's first form, and the named ones it refers to. */
function jsonSchema(schema: z.ZodType): { schema: Json; named: Record<string, Json> } {
  const { $schema, $defs, ...own } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: named,
    override: ({ zodSchema, jsonSchema }) => {
      const { most, known } = special.get(zodSchema) ?? {}
      if (known) jsonSchema.examples = [...known]
      // In TypeScript, fields of another type than the rest could not be: generated clients take the rest as they come.
      if (jsonSchema.properties && jsonSchema.additionalProperties)
        jsonSchema.additionalProperties = { description: 'A text by its key' }
      if (most && jsonSchema.type === 'string') jsonSchema.maxLength = most
      if (zodSchema === idSchema)
        jsonSchema.anyOf = [
          { type: 'integer', minimum: 0 },
          { type: 'string', pattern: '^[\\w-]{1,64}$' },
        ]
      // How an id was written is noted while it is read.
      delete jsonSchema.properties?.textId
    },
  }) as Json
  const text = JSON.stringify({ own, $defs: $defs ?? {} }).replaceAll('"#/$defs/', '"#/components/schemas/')
  const read = JSON.parse(text) as { own: Json; $defs: Record<string, Json> }
  for (const component of Object.values(read.$defs)) delete component.id
  return { schema: read.own, named: read.$defs }
}

/** "List of" answers page by page, other lists are described as bare ones: both are read in either form. */
function payloadSchema({ output, paged }: Endpoint) {
  const list = schemaAt(output, 'data')
  return jsonSchema(list && core(list) instanceof z.ZodArray && !paged ? list : output)
}

function envelope(data: Json): Json {
  const properties = { code: { type: 'string', const: '200' }, data, msg: { type: 'string' } }
  return { type: 'object', properties, required: ['code', 'data'] }
}

const parameter = (name: string, where: 'path' | 'query', schema: Json, required: boolean) => ({
  name,
  in: where,
  required,
  schema,
})

function parametersOf({ method, path, record }: Endpoint, name: string): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) =>
    parameter(part, 'path', part === 'type' ? { type: 'string', pattern: '^[a-zA-Z-]{1,32}$' } : id, true),
  )
  if (method === 'POST') return inPath
  const preview = record ? [parameter('preview', 'query', { type: 'string', const: 'true' }, false)] : []
  const type =
    name === 'fixedNews'
      ? [parameter('type', 'query', { type: 'string', enum: ['NEWS', 'NEWS_AI'] }, true)]
      : []
  const ofSite = name === 'siteList' ? [] : [parameter('site[id]', 'query', id, false)]
  return [...inPath, ...ofSite, ...type, ...preview]
}

function operation(name: EndpointName, endpoint: Endpoint): Json {
  const { method, siteAsId, paged, resource: type } = endpoint
  const fields = { ...(paged && pageFields), ...bodies[name], ...(siteAsId && { id }), site }
  const schema = { type: 'object', properties: fields, required: siteAsId ? ['id'] : ['site'] }
  const example = { code: '200', data: examples[name], msg: '' }
  const content = { 'application/json': { schema: envelope(payloadSchema(endpoint).schema), example } }
  return {
    operationId: name,
    summary: summaries[name],
    tags: [type],
    parameters: parametersOf(endpoint, name),
    ...(method === 'POST' && {
      requestBody: { required: true, content: { 'application/json': { schema } } },
    }),
    responses: { '200': { description: 'The answer', content }, '400': error, '404': error, '405': error },
  }
}

const refusal = {
  type: 'object',
  properties: { code: { type: 'string' }, msg: { type: 'string' } },
  required: ['code', 'msg'],
}

/** The contract's read calls as an OpenAPI 3.1 document, from the table of endpoints. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  const components: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    Object.assign(components, payloadSchema(endpoint).named)
    const path = `/api/internal/${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Content API',
      version: '1.0.0',
      description: 'What the site asks of a back end, and what it answers itself under /api/internal.',
    },
    security: [{}, { token: [] }],
    paths: { ...paths, ...otherPaths },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'CONTENT_API_TOKEN' } },
      schemas: { ...components, Refusal: refusal },
      responses: {
        Refusal: {
          description: 'Refused: `code` repeats the HTTP status, `msg` says why',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
  }
}
