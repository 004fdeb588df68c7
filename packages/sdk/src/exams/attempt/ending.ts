import type { MergedEntry, Receipt } from '@prostuti/contract'
import { randomUuid } from '../../random.ts'
import type { Seal } from '../journal/records.ts'
import type { Settled } from '../outbox.ts'
import { tell } from '../sheet-messages.ts'
import type { Desk } from './desk.ts'
import { toError } from './errors.ts'
import { createSeal } from './seal.ts'

export interface Ending {
  /** Resolves when the seal is durable. `delayMs` puts off sending it. */
  submit(delayMs?: number): Promise<void>
  /** The countdown is at zero. */
  timeIsUp(): void
  /** Another tab has sealed the sheet. */
  followSeal(): Promise<void>
  onSettled(key: string, settled: Settled): void
  received(receipt: Receipt): void
}

/** Zero on a clock that may be further off than this is no reason to submit: the server is asked first. */
const trustedMs = 10_000
/** A hall that runs out of time at once sends its sheets over so many milliseconds. */
const spreadMs = 5_000

export function createEnding(desk: Desk, askAgain: () => void): Ending {
  const { platform, clock, journal, outbox } = desk
  let sealing: Promise<void> | null = null

  async function seal(delayMs: number): Promise<void> {
    desk.enter('sending', { error: null })
    const { joined, device } = desk.record!
    const submission = randomUuid()
    let sealed: Seal | null = null
    // Once and for all: the same submission must always carry the same bytes.
    const make = (saved: readonly MergedEntry[]) => {
      sealed ??= createSeal({ joined, device, submission, entries: newest(saved), now: clock.now() })
      return sealed
    }
    // Where it cannot be kept it goes out from memory; `$storage` has told the learner.
    const record = await journal.seal(desk.record!, make).catch(() => ({ ...desk.record!, seal: make([]) }))
    desk.record = record
    tell(platform.tabs, { type: 'sealed', key: record.key })
    outbox.add(record, delayMs)
  }

  /** This tab's sheet; in a tab that only looks on, with what the owner has saved. */
  function newest(saved: readonly MergedEntry[]): MergedEntry[] {
    if (!desk.ownership.held) desk.sheet.adopt(saved)
    return desk.sheet.entries()
  }

  function submit(delayMs = 0): Promise<void> {
    if (desk.isTaking()) sealing ??= seal(delayMs)
    return sealing ?? Promise.resolve()
  }

  function received(receipt: Receipt): void {
    desk.asked = true
    desk.enter('received', { receipt, error: null })
    desk.tellReceived(receipt)
  }

  return {
    submit,
    received,

    timeIsUp() {
      if (!desk.isTaking()) return
      if (clock.uncertainty() <= trustedMs) void submit(desk.random() * spreadMs)
      else askAgain()
    },

    // Sent from here too, a little later: the tab that sealed it may be gone by now.
    async followSeal() {
      desk.enter('sending', { error: null })
      const stored = await journal.read(desk.record!.key).catch(() => null)
      if (stored?.record.seal && !stored.record.receipt) outbox.add(stored.record, spreadMs)
    },

    onSettled(key, settled) {
      if (key !== desk.record?.key || desk.phase() === 'received') return
      if ('receipt' in settled) received(settled.receipt)
      else desk.enter('stranded', { error: toError(settled.refusal) })
    },
  }
}
