import type { SentOutcome } from './sent-outcome.ts'
import type { WaitingItem } from './waiting-item.ts'

/** Set while anything of talk waits on this device, so that any page of ours knows without opening a database. */
export const waitingFlag = (base: string): string => `prostuti:talk-waiting:${base}`

/** How an act ended that waited. */
interface Settled {
  readonly item: WaitingItem
  readonly outcome: SentOutcome
}

interface TalkMessage {
  readonly type: 'talk-waiting'
  readonly base: string
  readonly settled: Settled | null
}

/** Tells the other tabs that what waits has changed, and what came of it. */
export const talkMessage = (base: string, settled: Settled | null = null): TalkMessage => ({
  type: 'talk-waiting',
  base,
  settled,
})

/** Null for any other message. */
export function readTalkMessage(message: unknown, base: string): TalkMessage | null {
  const { type, base: of, settled = null } = (message ?? {}) as Partial<TalkMessage>
  return type === 'talk-waiting' && of === base ? { type, base, settled } : null
}
