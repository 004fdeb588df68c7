import type { PoolClient } from 'pg'
import type { Exam } from '../exam.ts'
import type { KeyChange } from '../tables/regrades.ts'
import { partsOf } from './regradable.ts'
import { countRescored, type MovedMarks, type Rescoring } from './rescored-sheets.ts'
import { changedQuestions, readStoredKeys } from './stored-keys.ts'

/** The statements over all sheets of an exam: of each version of its paper, in equal parts. */
export async function rescoringsOf(
  client: PoolClient,
  exam: Exam,
  changes: readonly KeyChange[],
): Promise<Rescoring[]> {
  const parts = await partsOf(client, exam.id, exam.resultVersion)
  const stored = await readStoredKeys(client, exam.id, exam.resultVersion)
  return stored.flatMap(keys => {
    const rescoring = { examId: exam.id, from: exam.resultVersion, keys, changed: changedQuestions(keys, changes) }
    return Array.from({ length: parts }, (_, part) => ({ ...rescoring, rules: exam, part, parts }))
  })
}

/** How these changes move the marks of everybody; equal moves are counted together. */
export async function countMoved(client: PoolClient, rescorings: readonly Rescoring[]): Promise<MovedMarks[]> {
  const moves = new Map<string, MovedMarks>()
  for (const rescoring of rescorings)
    for (const each of await countRescored(client, rescoring)) {
      const name = `${each.mode} ${each.ranked} ${each.before} ${each.after}`
      const known = moves.get(name)
      moves.set(name, known ? { ...known, count: known.count + each.count } : each)
    }
  return [...moves.values()]
}
