/** The back end cannot be reached or failed: connection, time-out, 5xx, a body that is no answer. `cause` keeps the origin. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
  constructor(
    readonly call: string,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`${call}: ${reason}`, options)
  }
}

/** The back end answered `code` other than "200" (contract, "Envelope"): `message` is the server's own. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  constructor(
    readonly call: string,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** A proven "does not exist": code "404" in answer to the record's own GET. Only this becomes an HTTP 404. */
export class NotFoundError extends Error {
  override name = 'NotFoundError'
  constructor(readonly call: string) {
    super(`${call}: does not exist`)
  }
}

/** `keys` is the path as a list, for tools that look the place up in a file; `place` is the same in the first form, for a schema. */
export type ContractIssue = {
  path: string
  keys: PropertyKey[]
  place: PropertyKey[]
  expected: string
  received: string
  /** A field that restricts could not be read, and goes on restricting. */
  restricts?: boolean
}

/** An answer breaks the contract: names the call and, per issue, JSON path, what was expected and what came. */
export class ContractError extends Error {
  override name = 'ContractError'
  constructor(
    readonly call: string,
    readonly issues: ContractIssue[],
  ) {
    const [first] = issues
    super(
      `${call}: at ${first?.path ?? '$'} expected ${first?.expected ?? 'an answer'}, got ${first?.received ?? 'nothing'}`,
    )
  }
}

/** Why something failed, for one line of the log. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
