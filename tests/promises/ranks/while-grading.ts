import type { StandingRow, Standings } from '@prostuti/contract'
import type { App, ReplaceParts } from '@prostuti/server/app/app'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import { request, testClock } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { count, outOf, someOf } from '../support/figures.ts'
import { submit } from '../support/front-door.ts'
import { openAttempts, type Person, signInPeople } from '../support/people.ts'
import { buildApp } from '../support/serve-app.ts'
import { inParallel } from '../support/submit-until-acked.ts'
import { addressOf, personOf, readList } from './read-list.ts'

export const soundMeanwhile = 'each list that is read while sheets come in is sound in itself'

/** Everybody hands in at once while others read the list all the time; then the list is final. */
export async function judgeWhileGrading(
  trial: Trial,
  { people, replaceParts }: { people: number; replaceParts?: ReplaceParts },
): Promise<void> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const exam = await holdExam(db, clock.now(), { standingVisibility: new Date(clock.now()) })
  const examinees = await signInPeople(db, people)
  await openAttempts(db, examinees, { exam: exam.id, joinedAt: clock.now(), deadline: clock.now() + 10 * minute })
  clock.advance(minute)
  const app = buildApp({ db, clock, replaceParts })
  const lists: Standings[] = []
  let handedIn = 0
  const reading = Promise.all(
    examinees.slice(0, 4).map(async ({ token }) => {
      while (handedIn < people) lists.push(await readList(app, addressOf(exam.id), token))
    }),
  )
  await inParallel(examinees, 16, async person => {
    await submit(app, person, exam.id, { answers: exam.right(Number(person.id) % 11) })
    handedIn++
    clock.advance(7)
  })
  await reading
  const unsound = lists.flatMap(list => faultOf(list) ?? [])
  const between = lists.filter(list => list.count > 0 && list.count < people).length
  trial.check(
    soundMeanwhile,
    unsound.length === 0 && between > 0,
    `${outOf(unsound.length, lists.length)} lists unsound, ${count(between)} of them of a part of ${count(people)} people${someOf(unsound)}`,
  )
  clock.advance(63 * minute)
  await app.exams.sweep()
  await judgeResults(trial, app, exam.id, examinees)
}

/** What is wrong with an answer, seen from itself alone; null when nothing is. */
function faultOf({ count: everybody, results, neighbours, me }: Standings): string | null {
  if (results.length !== Math.min(everybody, 100)) return `${results.length} rows of ${everybody}`
  if (results.some((row, index) => row.place !== index + 1)) return 'places are not dense'
  if (neighbours.some((row, index) => row.place !== neighbours[0]!.place + index))
    return 'neighbours are not next to each other'
  if ([results, neighbours].some(rows => new Set(rows.map(personOf)).size !== rows.length))
    return 'a person stands twice'
  if (me && !neighbours.some(row => row.is_me && row.place === me.place)) return 'I am not among my neighbours'
  const rows = [...results, ...neighbours].sort((a, b) => a.place - b.place)
  return rows.some((row, index) => index > 0 && !follows(rows[index - 1]!, row))
    ? 'a row does not follow the one before'
    : null
}

/** Whether a row may stand after (or be the same as) the other: by marks, then time; a position is the place of the first equal. */
function follows(before: StandingRow, row: StandingRow): boolean {
  if (before.place === row.place) return personOf(before) === personOf(row) && before.position === row.position
  if (before.marks === row.marks) return before.position === row.position && before.taken_seconds <= row.taken_seconds
  const isNext = row.place === before.place + 1
  return before.marks > row.marks && (isNext ? row.position === row.place : row.position > before.position)
}

/** In the end everybody's own result says what the list says. */
async function judgeResults(trial: Trial, app: App, exam: number, people: readonly Person[]): Promise<void> {
  const wrong: string[] = []
  await inParallel(people, 8, async ({ token }) => {
    const { body } = await request<{ position: number }>(app, 'GET', `exam/v5/results/${exam}/`, { token })
    const { me, provisional } = await readList(app, addressOf(exam), token)
    if (provisional || me?.position !== body.position) wrong.push(`${me?.position} in the list, ${body.position} alone`)
  })
  trial.check(
    'in the end each result says the position that the list says',
    wrong.length === 0,
    `${outOf(wrong.length, people.length)} otherwise${someOf(wrong)}`,
  )
}
