import { type Operation, type ParsedPart, type ReturnsOf, type ServedId, type Shape, shapes } from '@prostuti/contract'
import type { Call } from './call.ts'
import type { Reply } from './reply.ts'

/** What a handler gets, validated by the contract's shapes. */
export interface Input<Id extends ServedId> {
  readonly params: ParsedPart<Id, 'params'>
  readonly query: ParsedPart<Id, 'query'>
  readonly body: ParsedPart<Id, 'body'>
}

export type Handler<Id extends ServedId> = (
  input: Input<Id>,
  call: Call,
) => ReturnsOf<Id> | Reply | Promise<ReturnsOf<Id> | Reply>

/** An operation with the code behind it. */
export interface Implementation {
  readonly operation: Operation
  readonly shape: Shape
  /** A quick look that says yes only to bodies which the shape accepts as they stand; spares most of them the shape. */
  isPlainBody?(body: unknown): boolean
  handle(input: { params: unknown; query: unknown; body: unknown }, call: Call): Promise<unknown>
}

/** Joins a row of the contract with its handler. A `Reply` goes out as it is; anything else as JSON. */
export function implement<Id extends ServedId>(
  operation: Operation<Id>,
  handler: Handler<Id>,
  { isPlainBody }: Pick<Implementation, 'isPlainBody'> = {},
): Implementation {
  return {
    operation,
    shape: shapes[operation.id],
    isPlainBody,
    // The router hands in what this very shape has parsed.
    handle: async (input, call) => handler(input as Input<Id>, call),
  }
}
