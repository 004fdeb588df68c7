import { type Operation, type OperationOptions, operation } from './operation.ts'
import type { AskedRight } from './rights.ts'

/** A row of the table of calls that is the staff's, with the right that it asks for: no bundle of learners holds one. */
export interface StaffOperation<Id extends string = string> extends Operation<Id> {
  readonly who: 'moderator'
  readonly right: AskedRight
}

/** One row of the staff's. `right`: the server lets nobody through whose role lacks it. */
/* @__NO_SIDE_EFFECTS__ */
export function staffOperation<const Id extends string>(
  id: Id,
  method: Operation['method'],
  path: string,
  right: AskedRight,
  options: OperationOptions = {},
): StaffOperation<Id> {
  return { ...operation(id, method, path, 'owner', options), who: 'moderator', right }
}
