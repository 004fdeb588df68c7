import { provisionalRows, type StandingRow } from '@prostuti/contract'
import type { App, ReplaceParts } from '@prostuti/server/app/app'
import { minute } from '@prostuti/server/testing/exams'
import { testClock } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { count, outOf, someOf } from '../support/figures.ts'
import { type Person, signInPeople } from '../support/people.ts'
import { buildApp } from '../support/serve-app.ts'
import { type DefinedRow, definedList } from './definition.ts'
import { addressOf, personOf, readList, walk } from './read-list.ts'
import { crowd, type ResultSet, randomSets, writeSets } from './result-sets.ts'

export const asDefined = (when: string) => `${when}, list, my row and my neighbours are those of the definition`
export const wholeWalk = 'paging to the end and back misses and repeats no row'

const neighbourhood = 5

/** Random results with ties, read while they are provisional and when they are final, page by page both ways. */
export async function judgeRandomSets(
  trial: Trial,
  { sets: size, replaceParts }: { sets: number; replaceParts?: ReplaceParts },
): Promise<void> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const app = buildApp({ db, clock, replaceParts })
  const people = await signInPeople(db, crowd)
  const seed = Math.floor(Math.random() * 2 ** 31)
  const sets = randomSets(size, { seed, start: clock.now() })
  await writeSets(db, sets, clock.now())
  trial.note(`seed ${seed}`)
  await judgeAnswers(trial, 'while provisional', app, people, sets)
  await judgeEnd(trial, app, sets)
  clock.advance(63 * minute)
  const { finalized } = await app.exams.sweep()
  trial.check('every exam is made final', finalized === size, outOf(finalized, size))
  await judgeAnswers(trial, 'when final', app, people, sets)
  await judgeWalks(trial, app, sets)
}

async function judgeAnswers(
  trial: Trial,
  when: string,
  app: App,
  people: readonly Person[],
  sets: readonly ResultSet[],
): Promise<void> {
  const wrong: string[] = []
  for (const set of sets) {
    const defined = definedList(set.people)
    // A person who is in it, each time in another row of it; where nobody is, a person who is not.
    const me = defined[set.exam % Math.max(defined.length, 1)]
    const list = await readList(app, addressOf(set.exam), people[(me?.person ?? 1) - 1]!.token)
    const near = me ? defined.filter(row => Math.abs(row.rowNumber - me.rowNumber) <= neighbourhood) : []
    const same =
      list.count === defined.length &&
      areSame(list.results, defined.slice(0, provisionalRows)) &&
      areSame(list.neighbours, near) &&
      areSame(list.me ? [list.me] : [], me ? [me] : [])
    if (!same) wrong.push(`exam ${set.exam} of ${defined.length}`)
  }
  const rows = sets.reduce((sum, set) => sum + set.people.length, 0)
  trial.check(
    asDefined(when),
    wrong.length === 0,
    `${outOf(wrong.length, sets.length)} sets (${count(rows)} rows) otherwise${someOf(wrong)}`,
  )
}

/** What stands beyond the first rows of a provisional list would be out of date before it is read. */
async function judgeEnd(trial: Trial, app: App, sets: readonly ResultSet[]): Promise<void> {
  const long = sets.filter(set => set.people.length > provisionalRows)
  const wrong: string[] = []
  for (const { exam, people } of long) {
    const [first, second] = [await readList(app, addressOf(exam)), await readList(app, addressOf(exam, '?page=2'))]
    const ends = first.next === null && first.results.length === provisionalRows && second.results.length === 0
    if (!ends || second.count !== people.length) wrong.push(`exam ${exam} of ${people.length}`)
  }
  trial.check(
    `a provisional list ends with its row ${provisionalRows}`,
    wrong.length === 0 && long.length > 0,
    `${outOf(wrong.length, long.length)} longer ones do not${someOf(wrong)}`,
  )
}

async function judgeWalks(trial: Trial, app: App, sets: readonly ResultSet[]): Promise<void> {
  const wrong: string[] = []
  for (const { exam, people } of sets) {
    const defined = definedList(people)
    const pageSize = Math.max(1, Math.min(100, Math.ceil(defined.length / (1 + (exam % 4)))))
    const { forth, back } = await walk(app, exam, pageSize)
    if (!areSame(forth, defined) || !areSame(back, defined)) wrong.push(`exam ${exam}, ${pageSize} a page`)
  }
  trial.check(wholeWalk, wrong.length === 0, `${outOf(wrong.length, sets.length)} walks otherwise${someOf(wrong)}`)
}

function areSame(rows: readonly StandingRow[], defined: readonly DefinedRow[]): boolean {
  const text = (row: (string | number)[]) => row.join(' ')
  const shown = rows.map(row => text([row.place, row.position, personOf(row), row.marks * 1000, row.taken_seconds]))
  const right = defined.map(row => text([row.rowNumber, row.position, row.person, row.marks, row.takenMs / 1000]))
  return shown.join('\n') === right.join('\n')
}
