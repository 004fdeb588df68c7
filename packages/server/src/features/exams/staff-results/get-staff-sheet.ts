import type { Paper, SheetQuestion } from '@prostuti/contract'
import { getStaffSheet } from '@prostuti/contract/exams/operations'
import { sql } from 'drizzle-orm'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { cancelled, hasOption, optionsOf } from '../scoring/option-set.ts'
import { decodeSheet } from '../sheets/sheet-codec.ts'
import { spentSeconds } from '../solutions/spent-seconds.ts'
import type { FinalExam } from './result-head.ts'
import { presentHead, readFinalExam } from './result-head.ts'
import { presentResult, type ResultRow, resultColumns, resultLines } from './result-rows.ts'

interface SheetRow extends ResultRow {
  readonly sheet: Buffer
}

/**
 * One learner’s sheet of a final exam, with the key and the times: whoever may run an exam evening reads keys. Throws `conflict` with
 * `not_final`, and `not_found` for who is not in the list.
 */
export function createGetStaffSheet(deps: StaffDeps) {
  return implement(getStaffSheet, async ({ params }, { language }) => {
    const final = await readFinalExam(deps, Number(params.id))
    const { rows } = await deps.db.orm.execute<SheetRow>(
      sql`select ${resultColumns}, a.sheet ${resultLines(final, sql`s.user_id = ${params.user}::bigint`)}`,
    )
    const [row] = rows
    if (!row) throw new AppError('not_found')
    const paper: Paper = JSON.parse(await deps.papers.text(final.exam.id, final.exam.paperVersion, language))
    return {
      ...presentHead(final, language),
      result: presentResult(final, row, language),
      questions: presentQuestions(final, paper, row.sheet),
    }
  })
}

function presentQuestions({ exam, key }: FinalExam, paper: Paper, bytes: Buffer): SheetQuestion[] {
  const sheet = decodeSheet(bytes, key.questionIds)
  const spent = spentSeconds(sheet)
  return paper.questions.map(({ id, text, options, subject }, index) => {
    const chosen = sheet.get(id)?.answer ?? null
    const accepted = key.accepted[index]!
    const mark =
      chosen === null || accepted === cancelled ? 0 : hasOption(accepted, chosen) ? exam.mark : -exam.negativeMark
    return {
      ...{ question: id, number: index + 1, subject: paper.subjects[subject]!, text, options, chosen },
      accepted: optionsOf(accepted),
      mark: mark / 1000,
      seconds: spent.get(id) ?? null,
    }
  })
}
