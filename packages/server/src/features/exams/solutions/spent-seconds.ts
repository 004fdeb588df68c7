import type { MergedEntry } from '@prostuti/contract'
import { isNewer, type Sheet } from '@prostuti/contract/attempt'

/**
 * How long a learner spent on each question that they answered, by question id: from their change before, of whichever
 * question, to their last change of this one, in whole seconds. The first is counted from joining. What was changed
 * again in between is forgotten, so this is what the sheet shows and no more.
 */
export function spentSeconds(sheet: Sheet): Map<string, number> {
  const inTurn = [...sheet.values()].sort((a, b) => (isNewer(a, b) ? 1 : -1))
  const spent = new Map<string, number>()
  inTurn.forEach((entry: MergedEntry, turn) => {
    const since = inTurn[turn - 1]?.at ?? 0
    if (entry.answer !== null) spent.set(entry.question, Math.round((entry.at - since) / 1000))
  })
  return spent
}
