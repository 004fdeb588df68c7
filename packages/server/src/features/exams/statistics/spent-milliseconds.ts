import { cleared } from '../sheets/change-columns.ts'
import { entryBytes, readAt, untouched } from '../sheets/packed-sheet.ts'

/** More than a paper has questions. */
const places = 4_096

/**
 * What `spentSeconds` says of a sheet, straight from its stored entries and in milliseconds: by the paper's order, negative where a
 * question has no answer. Of changes of one instant the first in the paper comes first.
 */
export function spentMilliseconds(entries: Buffer, size: number): Int32Array {
  const spent = new Int32Array(size).fill(-1)
  if (entries.length === 0) return spent
  const turns = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  for (let question = 0; question < size; question++) {
    const offset = question * entryBytes
    if (entries[offset] !== untouched) turns[question] = readAt(entries, offset) * places + question
  }
  turns.sort()
  let since = 0
  for (const turn of turns) {
    if (turn === Number.POSITIVE_INFINITY) break
    const [at, question] = [Math.floor(turn / places), turn % places]
    if (entries[question * entryBytes]! < cleared) spent[question] = at - since
    since = at
  }
  return spent
}
