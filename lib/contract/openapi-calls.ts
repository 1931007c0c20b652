import { formTypeSources } from './enquiry'
import { titleTypes } from './site'

type Json = { [key: string]: unknown }

/** An id as the wire carries it. */
export const id = { $ref: '#/components/schemas/Id' }
/** The current site, sent with every call. */
export const site = { type: 'object', properties: { id }, required: ['id'] }
export const pageFields = {
  pageNo: { type: 'integer', minimum: 1, default: 1 },
  pageSize: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
}
const text = (description: string) => ({ type: 'string', description })
const times = {
  startDate: text(
    "`YYYY-MM-DD 00:00:00` in the site's time zone: events that end then or later, media made then or later",
  ),
  endDate: text(
    "`YYYY-MM-DD 23:59:59` in the site's time zone: events that begin by then, media made by then",
  ),
}
const texts = { type: 'array', items: { type: 'string' }, description: 'One of these, as a whole' }
const name = text('Within the name, in any case')

/** What a call's POST body holds beside `site`. */
export const bodies: Record<string, Json> = {
  title: { type: { type: 'string', enum: titleTypes } },
  newsList: { type: { type: 'string', enum: ['NEWS', 'NEWS_AI'] } },
  activityList: {
    activity: {
      type: 'object',
      properties: { ...times, places: texts, activityTypes: texts, activityName: name },
    },
  },
  mediaList: {
    multimediaResource: {
      type: 'object',
      properties: { ...times, resourceTypes: texts, titleContent: name },
    },
  },
}

const refusals = Object.fromEntries(
  ['400', '404'].map((status) => [status, { $ref: '#/components/responses/Refusal' }]),
)
const json = (schema: Json) => ({ 'application/json': { schema } })
const object = (properties: Json, required: string[]): Json => ({ type: 'object', properties, required })
const envelope = (data: Json) =>
  object({ code: { type: 'string', const: '200' }, data, msg: { type: 'string' } }, ['code', 'data'])

/** Calls that are in no row of the table: the generic list, and the one that writes. */
export const otherPaths: Record<string, Json> = {
  '/api/internal/{type}/list': {
    post: {
      operationId: 'genericList',
      summary: 'One page of any type',
      description: 'Any type of this document, page by page; conditions are compared field by field.',
      parameters: [{ name: 'type', in: 'path', required: true, schema: { type: 'string' } }],
      requestBody: {
        content: json(object({ ...pageFields, site, conditions: { type: 'object' } }, ['site'])),
      },
      responses: {
        '200': {
          description: 'One page',
          content: json(
            envelope(
              object({ data: { type: 'array', items: { type: 'object' } }, total: { type: 'integer' } }, [
                'data',
                'total',
              ]),
            ),
          ),
        },
        ...refusals,
      },
    },
  },
  '/api/internal/form': {
    post: {
      operationId: 'submitForm',
      summary: 'Hand in an enquiry',
      tags: ['form'],
      description:
        'An enquiry. The same Idempotency-Key twice is one enquiry; with another form, other values or another gate it is 422.',
      parameters: [
        { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } },
      ],
      requestBody: {
        required: true,
        content: json(
          object(
            {
              site,
              form: site,
              fieldValues: {
                type: 'array',
                items: object({ formFieldBO: site, value: { type: 'string', maxLength: 2000 } }, [
                  'formFieldBO',
                  'value',
                ]),
              },
              formTypeSource: { type: 'string', enum: formTypeSources },
              sourceId: id,
              trafficAccessReq: object(
                {
                  bd_vid: { type: 'string' },
                  ext_info: { type: 'string' },
                  deviceType: { type: 'integer', enum: [0, 1, 2], description: '0 Android, 1 iOS, 2 other' },
                  deviceId: { type: 'string' },
                  logidUrl: { type: 'string' },
                },
                ['deviceType', 'logidUrl'],
              ),
            },
            ['site', 'form', 'fieldValues', 'formTypeSource', 'trafficAccessReq'],
          ),
        ),
      },
      responses: {
        '200': { description: 'Stored', content: json(envelope(site)) },
        ...refusals,
        '422': refusals['400'],
      },
    },
  },
}
