import { type Operation, type ParsedPart, type ReturnsOf, type ServedId, type Shape, shapes } from '@prostuti/contract'
import type { Call } from './call.ts'
import type { SharedReplyOptions } from './public-reply.ts'
import { type Upload, uploadOf } from './read-upload.ts'
import type { Reply } from './reply.ts'
import type { SharedBody } from './shared-body.ts'

/** What a handler gets, validated by the contract's shapes. */
export interface Input<Id extends ServedId, Body = ParsedPart<Id, 'body'>> {
  readonly params: ParsedPart<Id, 'params'>
  readonly query: ParsedPart<Id, 'query'>
  readonly body: Body
}

/** A value that goes out as JSON, one that is written once for many callers, or a reply that goes out as it is. */
export type Handled<Value> = Value | (Value extends object ? SharedBody<Value> : never) | Reply

export type Handler<Id extends ServedId, Body = ParsedPart<Id, 'body'>> = (
  input: Input<Id, Body>,
  call: Call,
) => Handled<ReturnsOf<Id>> | Promise<Handled<ReturnsOf<Id>>>

/** Another way to read a body than `JSON.parse` and the shape, for the one call that comes in thousands a second. */
export interface BodyReader<Parsed, Body> {
  /** Straight from its bytes. Null for whatever it leaves to the shape; it never accepts what the shape would refuse. */
  quick(bytes: Buffer): Body | null
  /** The same of a body that the shape has passed. */
  of(parsed: Parsed): Body
}

/** An operation with the code behind it. */
export interface Implementation {
  readonly operation: Operation
  readonly shape: Shape
  readonly reader?: BodyReader<unknown, unknown>
  /** How it takes files, where its shape has one. */
  readonly upload?: Upload | null
  /** Of a body without files, in bytes, where its shape allows more than other calls may send. */
  readonly maxBodyBytes?: number
  /** Whether it keeps its replies by `Idempotency-Key`, as the contract's row then says. */
  readonly keepsReplies?: boolean
  /** Where every visitor gets the same answer, made once for them all. */
  readonly shared?: SharedReplyOptions
  handle(input: { params: unknown; query: unknown; body: unknown }, call: Call): Promise<unknown>
}

/** Joins a row of the contract with its handler. A `Reply` goes out as it is; anything else as JSON. */
export function implement<Id extends ServedId, Body = ParsedPart<Id, 'body'>>(
  operation: Operation<Id>,
  handler: Handler<Id, Body>,
  reader?: BodyReader<ParsedPart<Id, 'body'>, Body>,
): Implementation {
  return {
    operation,
    shape: shapes[operation.id],
    reader: reader as BodyReader<unknown, unknown> | undefined,
    upload: uploadOf((shapes[operation.id] as Shape).body),
    // The router hands in what this very shape has parsed.
    handle: async (input, call) => handler(input as Input<Id, Body>, call),
  }
}

/** The same for an answer that depends, for visitors, on input and language alone: it is made once for all of them. */
export function implementShared<Id extends ServedId>(
  operation: Operation<Id>,
  sharing: SharedReplyOptions<ReturnsOf<Id>>,
  handler: Handler<Id>,
): Implementation {
  return { ...implement(operation, handler), shared: sharing as SharedReplyOptions }
}
