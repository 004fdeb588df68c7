import type { PoolClient } from 'pg'
import type { OpenedSheet } from '../../exams/index.ts'
import type { MemoryDeps } from './memory-deps.ts'
import { type AnswerToRecord, correctAnswers } from './record-answers.ts'

/** Stands for a sheet of which something is still withheld: it is entered again when its person next asks. */
const notYetWhole = 0

/** Sheets that are not in the log, or as an older version of the results had them. */
export async function findNewSheets(
  { db, clock, openedSheets }: Pick<MemoryDeps, 'db' | 'clock' | 'openedSheets'>,
  person: bigint,
): Promise<OpenedSheet[]> {
  const [opened, { rows }] = await Promise.all([
    openedSheets.find(person, clock.now()),
    db.pool.query<OpenedSheet>({
      name: 'logged-sheets',
      text: `select exam_id as exam, mode, try, result_version as "resultVersion" from logged_sheets where user_id = $1`,
      values: [String(person)],
    }),
  ])
  const logged = new Map(rows.map(sheet => [refOf(sheet), sheet.resultVersion]))
  return opened.filter(sheet => logged.get(refOf(sheet)) !== sheet.resultVersion)
}

export const refOf = ({ exam, mode, try: attempt }: Omit<OpenedSheet, 'resultVersion'>) =>
  `exam:${exam}:${mode}:${attempt}`

/** A sheet as it enters the log. */
export interface SheetToEnter {
  readonly sheet: OpenedSheet
  readonly answers: readonly AnswerToRecord[]
  /** Nothing of it is withheld. */
  readonly isWhole: boolean
}

/** Every question of a sheet, the right ones too; those under another exam's embargo undecided. */
export async function readSheet(
  { clock, embargoed, openedSheets }: Pick<MemoryDeps, 'clock' | 'embargoed' | 'openedSheets'>,
  person: bigint,
  sheet: OpenedSheet,
): Promise<SheetToEnter> {
  const answers = await openedSheets.read(person, sheet)
  const at = clock.now()
  const withheld = await embargoed(answers.map(({ question }) => ({ question, at })))
  return {
    sheet,
    isWhole: !withheld.includes(true),
    answers: answers.map((answer, index) => ({
      ...answer,
      source: 'exam',
      ref: refOf(sheet),
      isRight: withheld[index] ? null : answer.isRight,
    })),
  }
}

/** Enters a sheet, or corrects what entered by other keys. */
export async function enterSheet(
  client: PoolClient,
  person: bigint,
  { sheet, answers, isWhole }: SheetToEnter,
): Promise<void> {
  await correctAnswers(client, person, answers)
  const { exam, mode, try: attempt, resultVersion } = sheet
  await client.query({
    name: 'log-sheet',
    text: `insert into logged_sheets (user_id, exam_id, mode, try, result_version) values ($1, $2, $3, $4, $5)
           on conflict (user_id, exam_id, mode, try) do update set result_version = excluded.result_version`,
    values: [String(person), exam, mode, attempt, isWhole ? resultVersion : notYetWhole],
  })
}
