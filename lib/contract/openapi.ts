import { activity } from './activities'
import { example } from './cases'
import { companyPage, introduction } from './company'
import type { Endpoint } from './endpoint'
import { endpoints } from './endpoints'
import { form } from './forms'
import { media } from './media'
import { news } from './news'
import { bodies, id, otherPaths, site } from './openapi-calls'
import { productListItem } from './products'
import { publication } from './publications'
import { type Shape, shapeOf } from './shape'
import { jump } from './shared'

type Json = { [key: string]: unknown }

const error = { $ref: '#/components/responses/Refusal' }

const scalars: Record<string, Json> = {
  id,
  text: { type: 'string' },
  required: { type: 'string', minLength: 1 },
  figure: { type: 'string', minLength: 1 },
  time: { $ref: '#/components/schemas/Time' },
  link: { type: 'string', description: 'http(s), mailto or tel address, or a path of the site' },
  html: { type: 'string', description: 'HTML, sanitised by the site' },
  resource: { $ref: '#/components/schemas/Resource' },
  option: {
    anyOf: [
      { type: 'string' },
      { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    ],
  },
  boolean: { type: 'boolean' },
  whole: { type: 'integer' },
}

/** Shapes that many calls share: told once. */
const named = new Map<Shape, string>(
  Object.entries({
    activity,
    companyPage,
    example,
    form,
    introduction,
    jump,
    media,
    news,
    productListItem,
    publication,
  }).map(([name, schema]) => [shapeOf(schema), `${name[0]?.toUpperCase()}${name.slice(1)}`]),
)

const jsonSchema = (shape: Shape): Json => {
  const name = named.get(shape)
  return name ? { $ref: `#/components/schemas/${name}` } : ownSchema(shape)
}

/** JSON Schema of a contract shape: the first forms; what readers accept besides is told in docs/content-api.md. */
function ownSchema(shape: Shape): Json {
  switch (shape.kind) {
    case 'enum':
      return { enum: shape.values }
    case 'list':
    case 'listAnswer':
      return { type: 'array', items: jsonSchema(shape.item) }
    case 'under':
      return jsonSchema(shape.inner)
    case 'object': {
      const fields = Object.entries(shape.fields)
      const required = fields.filter(([, field]) => field.isRequired).map(([name]) => name)
      return {
        type: 'object',
        properties: Object.fromEntries(fields.map(([name, field]) => [name, jsonSchema(field.shape)])),
        ...(required.length > 0 && { required }),
        ...(shape.rest && { additionalProperties: jsonSchema(shape.rest) }),
      }
    }
    default:
      return scalars[shape.kind] ?? {}
  }
}

function payloadSchema({ output, paged }: Endpoint): Json {
  const schema = jsonSchema(shapeOf(output))
  if (!paged) return schema
  return {
    type: 'object',
    properties: { data: schema, total: { type: 'integer', minimum: 0 } },
    required: ['data', 'total'],
  }
}

function envelope(data: Json): Json {
  const properties = { code: { const: '200' }, data, msg: { type: 'string' } }
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
  const preview = record ? [parameter('preview', 'query', { const: 'true' }, false)] : []
  const type = name === 'fixedNews' ? [parameter('type', 'query', { enum: ['NEWS', 'NEWS_AI'] }, true)] : []
  const ofSite = name === 'siteList' ? [] : [parameter('site[id]', 'query', id, false)]
  return [...inPath, ...ofSite, ...type, ...preview]
}

function operation(name: string, endpoint: Endpoint): Json {
  const { method, siteAsId, resource } = endpoint
  const fields = { ...bodies[name], ...(siteAsId && { id }), site }
  const schema = { type: 'object', properties: fields, required: siteAsId ? ['id'] : ['site'] }
  const content = { 'application/json': { schema: envelope(payloadSchema(endpoint)) } }
  return {
    operationId: name,
    tags: [resource],
    parameters: parametersOf(endpoint, name),
    ...(method === 'POST' && {
      requestBody: { required: true, content: { 'application/json': { schema } } },
    }),
    responses: { '200': { description: 'The answer', content }, '400': error, '404': error, '405': error },
  }
}

const schemas = {
  Time: {
    description:
      "ISO 8601, `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` in the site's time zone, or epoch milliseconds",
    anyOf: [{ type: 'string' }, { type: 'number' }],
  },
  Resource: {
    type: 'object',
    properties: {
      files: {
        type: 'array',
        items: {
          type: 'object',
          properties: { url: { type: 'string' }, type: { type: 'string' } },
          required: ['url'],
        },
      },
    },
    required: ['files'],
  },
  Refusal: {
    type: 'object',
    properties: { code: { type: 'string' }, msg: { type: 'string' } },
    required: ['code', 'msg'],
  },
}

/** The contract's read calls as an OpenAPI 3.1 document, from the table of endpoints. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
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
      schemas: {
        ...schemas,
        ...Object.fromEntries([...named].map(([shape, name]) => [name, ownSchema(shape)])),
      },
      responses: {
        Refusal: {
          description: 'Refused: `code` repeats the HTTP status, `msg` says why',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
  }
}
