import { openStream } from '@prostuti/contract/notifications/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { StreamReply } from '../../../platform/http/call/stream-reply.ts'
import type { Streams } from './streams.ts'

/** Seconds after which another process, or this one, may have room. */
const retryAfter = 10

/** A person's stream of events. */
export function createOpenStream(streams: Streams): Implementation {
  return implement(openStream, (_, call) => {
    const { id, tokenHash: session } = signedIn(call)
    if (!streams.hasRoom()) throw new AppError('try_later', { retryAfter })
    const listening = { person: String(id), session, language: call.language }
    return new StreamReply(outgoing => streams.open(outgoing, listening))
  })
}
