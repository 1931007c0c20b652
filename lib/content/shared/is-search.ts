const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/** True when a visitor chose what to ask for: a filter or a keyword (D15). */
export const isSearch = ({ body = {} }: { body?: Record<string, unknown> }): boolean =>
  !isEmpty(body.activity) || !isEmpty(body.multimediaResource)
