import type { MergedEntry, Receipt } from '@prostuti/contract'
import { randomUuid } from '../../../random.ts'
import { trustedMs } from '../../clock/server-clock.ts'
import { postSheetMessage } from '../../journal/sheet-messages.ts'
import type { Submission } from '../../journal/sheet-record.ts'
import type { SubmissionOutcome } from '../../outbox/delivery.ts'
import type { AttemptContext } from '../screen/attempt-context.ts'
import { toError } from '../screen/errors.ts'
import { enterPhase, isInProgress, notifyReceived, phaseOf, updateSyncState } from '../screen/phase.ts'
import { createSubmission } from './submission.ts'

export interface Submitter {
  /** Resolves when the submission is durable on this device. `delayMs` puts off sending it. */
  submit(delayMs?: number): Promise<void>
  /** The countdown is at zero. */
  onDeadline(): void
  /** Another tab has submitted the sheet. */
  followSubmission(): Promise<void>
  onSettled(key: string, outcome: SubmissionOutcome): void
  showReceipt(receipt: Receipt): void
}

/** Examinees whose time ends in the same instant send their sheets over so many milliseconds. */
const spreadMs = 5_000

/** Closes the sheet and hands it to the outbox. `rejoin` asks the server for the time again. */
export function createSubmitter(context: AttemptContext, rejoin: () => void): Submitter {
  let closing: Promise<void> | null = null

  function submit(delayMs = 0): Promise<void> {
    if (isInProgress(context)) closing ??= closeSheet(context, delayMs)
    return closing ?? Promise.resolve()
  }

  function showReceipt(receipt: Receipt): void {
    context.isJoinFresh = true
    enterPhase(context, 'received', { receipt, error: null })
    notifyReceived(context, receipt)
  }

  return {
    submit,
    showReceipt,

    onDeadline() {
      if (!isInProgress(context)) return
      // An unconfirmed clock at zero does not submit: the server is asked for the time first.
      if (context.clock.uncertainty() <= trustedMs) void submit(context.random() * spreadMs)
      else rejoin()
    },

    // Sent from this tab too, a little later: the tab that submitted may be gone by now.
    async followSubmission() {
      enterPhase(context, 'sending', { error: null })
      const stored = await context.journal.read(context.record!.key).catch(() => null)
      if (!stored?.record.seal) return
      context.record = stored.record
      updateSyncState(context)
      if (!stored.record.receipt) context.outbox.add(stored.record, spreadMs)
    },

    onSettled(key, outcome) {
      if (key !== context.record?.key || phaseOf(context) === 'received') return
      if ('receipt' in outcome) showReceipt(outcome.receipt)
      else enterPhase(context, 'stranded', { error: toError(outcome.refusal) })
    },
  }
}

async function closeSheet(context: AttemptContext, delayMs: number): Promise<void> {
  enterPhase(context, 'sending', { error: null })
  const { joined, device } = context.record!
  const id = randomUuid()
  let submission: Submission | null = null
  // Made once: the same submission always carries the same bytes.
  const make = (saved: readonly MergedEntry[]) => {
    submission ??= createSubmission({
      joined,
      device,
      id,
      entries: allEntries(context, saved),
      now: Math.round(context.clock.now()),
    })
    return submission
  }
  // Where it cannot be stored it is sent from memory; the journal's `$storage` warns the learner.
  const record = await context.journal
    .storeSubmission(context.record!, make)
    .catch(() => ({ ...context.record!, seal: make([]) }))
  context.record = record
  updateSyncState(context)
  postSheetMessage(context.platform.tabs, { type: 'sealed', key: record.key })
  context.outbox.add(record, delayMs)
}

/** The entries of this tab; in a tab that does not own the sheet, together with those that the owner has saved. */
function allEntries({ ownership, sheet }: AttemptContext, saved: readonly MergedEntry[]): MergedEntry[] {
  if (!ownership.held) sheet.adopt(saved)
  return sheet.entries()
}
