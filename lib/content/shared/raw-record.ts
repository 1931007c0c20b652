/** A record as JSON carries it between a source and the schemas: fields by name, not yet read. */
export type RawRecord = Record<string, unknown>
