import type { Paper } from '@prostuti/contract'
import { readEarlyTaps } from '../../journal/early-taps.ts'
import type { AttemptContext } from '../screen/attempt-context.ts'
import { updateSyncState } from '../screen/phase.ts'
import { commitEntries } from './entries.ts'

/** A tap from longer before joining than this belongs to another person. */
const strangerMs = 10_000

/** Takes the taps that the page's inline script has stored into the sheet, and deletes them once they are in the journal. */
export async function commitEarlyTaps(context: AttemptContext, paper: Paper): Promise<void> {
  // Where nothing can be stored the inline script has stored nothing either.
  const early = await readEarlyTaps(context.platform, context.options.exam).catch(() => null)
  if (!early) return
  const known = new Set(paper.questions.map(question => question.id))
  const joinedAt = Date.parse(context.record!.joined.joined_time)
  const entries = early.taps
    .map(tap => ({
      question: tap.question,
      answer: tap.option,
      at: Math.round(context.clock.fromDevice(tap.at) - joinedAt),
    }))
    .filter(change => known.has(change.question) && change.at > -strangerMs)
    .map(change => context.sheet.insert({ ...change, at: Math.max(change.at, 0) }))
    .filter(entry => entry !== null)
  if (await commitEntries(context, entries)) await early.forget().catch(() => updateSyncState(context))
}
