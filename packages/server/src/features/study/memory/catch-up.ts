import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { holdPerson } from '../../../platform/people/hold-person.ts'
import { enterSheet, findNewSheets, readSheet, type SheetToEnter } from './enter-sheets.ts'
import { judgeUndecided } from './judge-undecided.ts'
import type { MemoryDeps } from './memory-deps.ts'
import { correctAnswers } from './record-answers.ts'
import { holdMemory, replayCards } from './replay-cards.ts'
import { schedulerVersion } from './scheduler.ts'

/** So many sheets enter with one call: who comes back after a year gets the rest with the next ones. */
const sheetsACall = 40

/**
 * Brings what a learner is about to read up to date: exams whose solutions have opened enter the log, answers whose keys were
 * withheld are judged, and cards of an older scheduler are replayed. When its person asks, so that on the day of an exam its
 * sheets cost nothing.
 */
export async function catchUp(deps: MemoryDeps, viewer: Viewer): Promise<void> {
  const person = viewer.id
  const [sheets, judged, outdated] = await Promise.all([
    readNewSheets(deps, person),
    judgeUndecided(deps, viewer),
    findOutdated(deps, person),
  ])
  if (sheets.length + judged.length + outdated.length === 0) return
  await inTransaction(deps.db.pool, async client => {
    await holdPerson(client, person)
    for (const sheet of sheets) await enterSheet(client, person, sheet)
    await correctAnswers(client, person, judged)
    await replayOutdated(client, person, outdated)
  })
}

async function readNewSheets(deps: MemoryDeps, person: bigint): Promise<SheetToEnter[]> {
  const sheets = await findNewSheets(deps, person)
  return Promise.all(sheets.slice(0, sheetsACall).map(sheet => readSheet(deps, person, sheet)))
}

async function findOutdated({ db }: MemoryDeps, person: bigint): Promise<string[]> {
  const { rows } = await db.pool.query<{ question: string }>({
    name: 'outdated-cards',
    text: 'select question_id as question from memory_cards where user_id = $1 and scheduler <> $2',
    values: [String(person), schedulerVersion],
  })
  return rows.map(({ question }) => question)
}

async function replayOutdated(client: PoolClient, person: bigint, questions: readonly string[]): Promise<void> {
  if (questions.length === 0) return
  await holdMemory(client, person)
  await replayCards(client, person, questions)
}
