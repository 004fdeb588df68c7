import { changingNotes, type LossCount, type RowVerdict } from './row-verdict.ts'

/** What a file of a foreign format loses on its way in: whole questions first, then what comes in another shape; the most first. */
export function countLosses(rows: readonly RowVerdict[]): LossCount[] {
  const counts = new Map<string, LossCount & { count: number }>()
  const add = (loss: Omit<LossCount, 'count'>) => {
    const key = JSON.stringify(loss)
    const found = counts.get(key) ?? { ...loss, count: 0 }
    found.count++
    counts.set(key, found)
  }
  for (const { refusal, notes = [] } of rows) {
    if (refusal) add({ kind: 'refused', code: refusal.reason, about: aboutOf(refusal) })
    else {
      for (const code of notes.filter(note => changingNotes.includes(note))) add({ kind: 'changed', code, about: '' })
    }
  }
  const rank = { refused: 0, changed: 1 }
  return [...counts.values()].sort((one, other) => rank[one.kind] - rank[other.kind] || other.count - one.count)
}

/** Of other reasons it is one row's own. */
const aboutOf = ({ reason, about }: NonNullable<RowVerdict['refusal']>): string =>
  reason === 'kind_not_held' ? String(about ?? '') : ''
