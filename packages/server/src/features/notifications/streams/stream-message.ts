import { Id } from '@prostuti/contract'
import { z } from 'zod'
import type { PublicEvent } from '../../../platform/notifications/stream-events.ts'

const Event: z.ZodType<PublicEvent> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('post'), post: Id }),
  z.strictObject({ type: z.literal('comment'), post: Id, comment: Id }),
])

/** What the triggers of `notifications` and `sessions`, and `publishEvent`, say to every process. */
const StreamMessage = z.union([
  z.strictObject({ people: z.array(Id) }),
  z.strictObject({ sessions: z.array(z.string()) }),
  z.strictObject({ event: Event }),
])
type StreamMessage = z.infer<typeof StreamMessage>

/** Null for what this build does not know. */
export function readMessage(text: string): StreamMessage | null {
  const read = StreamMessage.safeParse(parse(text))
  return read.success ? read.data : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Whatever it is, it is no message of ours.
    return null
  }
}
