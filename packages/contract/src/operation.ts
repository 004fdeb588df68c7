/** Who may make a call; the server checks it every time (`owner`: the row is theirs). */
export type Who = 'anyone' | 'learner' | 'member' | 'owner' | 'moderator' | 'gateway'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Which of the three configurable addresses a path is relative to. */
export type Base = 'api' | 'jobs' | 'admin'

/** One call of the product. Holds no validator, so that a browser bundle may import it. */
export interface Operation<Id extends string = string> {
  /** `feature.verbNoun`, spelled alike in the schema, the handler and the client. */
  readonly id: Id
  readonly method: Method
  /** Relative to its base, trailing slash included, `{name}` where a value goes. */
  readonly path: string
  readonly who: Who
  readonly base: Base
}

/** One row of the table of calls. */
export function operation<const Id extends string>(
  id: Id,
  method: Method,
  path: string,
  who: Who,
  base: Base = 'api',
): Operation<Id> {
  return { id, method, path, who, base }
}
