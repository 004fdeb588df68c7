import type { AskedRight } from './rights.ts'

/**
 * Who may make a call; the server checks it every time (`anonymous`: without an account; `owner`: the row is theirs; `partner`: a
 * partner's server, by a key of its own).
 */
export type Who = 'anyone' | 'learner' | 'anonymous' | 'member' | 'owner' | 'moderator' | 'gateway' | 'partner'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Which of the three configurable addresses a path is relative to. */
export type Base = 'api' | 'jobs' | 'admin'

/**
 * What a call counts as where calls are limited; the rates are the server's. `attempt`: it belongs to an attempt, and nothing else
 * limits it. `spend`: it spends coins, gives some or begins a payment. `text`: it writes what others read. `upload`: it brings
 * files, by their size. `search`: it searches, whatever its query. `lookup`: it tells one person's number from others.
 */
export type Limit = 'attempt' | 'spend' | 'text' | 'upload' | 'search' | 'lookup'

/** One call of the product. Holds no validator, so that a browser bundle may import it. */
export interface Operation<Id extends string = string> {
  /** `feature.verbNoun`, spelled alike in the schema, the handler and the client. */
  readonly id: Id
  readonly method: Method
  /** Relative to its base, trailing slash included, `{name}` where a value goes. */
  readonly path: string
  readonly who: Who
  /** What a role of the staff must hold; only the staff's rows have it. */
  readonly right?: AskedRight
  readonly base: Base
  /** Whether a token of scope `partner` makes the call as its person. Without it the token is a visitor's, or refused. */
  readonly partner: boolean
  /** Whether the call takes `Idempotency-Key`: it spends or creates, and the same key has its effect once. */
  readonly takesKey: boolean
  /** Null: a call like any other. */
  readonly limit: Limit | null
}

/** The columns of a row that have a default: `api`, no access for partners' tokens, no key, and no limit of its own. */
export type OperationOptions = Partial<Pick<Operation, 'base' | 'partner' | 'takesKey' | 'limit'>>

/** One row of the table of calls; the staff's are made by `staffOperation`, which takes a right. */
/* @__NO_SIDE_EFFECTS__ */
export function operation<const Id extends string>(
  id: Id,
  method: Method,
  path: string,
  who: Exclude<Who, 'moderator'>,
  { base = 'api', partner = false, takesKey = false, limit = null }: OperationOptions = {},
): Operation<Id> {
  return { id, method, path, who, base, partner, takesKey, limit }
}
