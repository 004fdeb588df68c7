import type { Operation, ReturnsOf, ServedId } from '@prostuti/contract'
import type { Prostuti } from '../client.ts'
import type { CallOptions, CallParts } from '../http/http.ts'

type Rest<Parts> = object extends Parts ? [parts?: Parts, options?: CallOptions] : [parts: Parts, options?: CallOptions]

/** Calls of the contract by their ids. */
export interface CallById {
  /**
   * Any call of the contract by its id, for what no part of the client does. What it takes and answers is typed by the contract; a
   * refusal is an `ApiError`. The table of calls is fetched with the first one.
   * @example const exams = await prostuti.call('exams.listExams', { query: { limit: 5 } })
   */
  call<Id extends ServedId>(id: Id, ...rest: Rest<CallParts<Id>>): Promise<ReturnsOf<Id>>
}

/** Gives a client its calls by id. */
export function withCalls(client: Prostuti): Prostuti & CallById {
  return Object.assign(client, {
    async call<Id extends ServedId>(id: Id, ...[parts, options]: Rest<CallParts<Id>>): Promise<ReturnsOf<Id>> {
      const { rows } = await import('./rows.ts')
      const row = rows.get(id)
      if (!row) throw new TypeError(`the contract has no call ${id}`)
      return client.http.call(row as Operation<Id>, parts, options)
    },
  })
}
