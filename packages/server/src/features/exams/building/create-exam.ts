import type { Language, ParsedPart, StaffExam } from '@prostuti/contract'
import { createExam, duplicateExam } from '@prostuti/contract/exams/operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Localized } from '../../../platform/db/columns.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { requireRight } from '../../../platform/http/call/require-right.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { draft, type Exam } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { exams } from '../tables/exams.ts'
import { auditFields } from './audit-fields.ts'
import { defaultTimes } from './default-times.ts'
import { checkExam, columnsOf, defaultVisibilities, localized } from './exam-columns.ts'
import { shareExam } from './lock-exam.ts'
import { readQuestionIds, writeQuestionIds } from './question-list.ts'
import { presentStaffExam } from './staff-exam.ts'
import { checkBank, checkPrograms } from './update-exam.ts'

type NewExam = typeof exams.$inferInsert

/** New exams, which are drafts: from the form, and as copies. */
export function createCreateExam(deps: StaffDeps) {
  const once = { pool: deps.db.pool, clock: deps.clock }
  return [
    implementOnce(createExam, once, async ({ body }, call, client) => {
      if (body.cost) requireRight(signedIn(call), 'prices.change')
      const exam = await addDraft(deps, client, body, signedIn(call).id)
      return presentStaffExam(deps, client, exam, call.language)
    }),
    implementOnce(duplicateExam, once, async ({ params }, call, client) =>
      duplicate(deps, client, { id: params.id, by: signedIn(call).id, language: call.language }),
    ),
  ]
}

/** Throws `validation_failed`. */
export async function addDraft(
  deps: Pick<StaffDeps, 'clock' | 'staffPrograms'>,
  client: PoolClient,
  { question_ids: questionIds = [], ...fields }: ParsedPart<'exams.createExam', 'body'>,
  by: bigint,
): Promise<Exam> {
  const at = deps.clock.now()
  await checkPrograms(deps, client, fields.program)
  const columns = columnsOf(fields)
  const times = { ...defaultTimes(at), ...defined(columns) }
  const values: NewExam = {
    description: localized({ bn: '' }),
    syllabus: [],
    durationMs: 0,
    ...defaultVisibilities(times.endTime, columns.graceMs),
    ...times,
    title: localized(fields.title),
    totalQuestions: questionIds.length,
    questionState: draft,
    updatedAt: new Date(at),
  }
  checkExam({ isFree: true, cost: 0, ...times, durationMs: values.durationMs })
  return insert(client, { values, questionIds: questionIds.map(BigInt), by, at, action: 'created' })
}

/** Undefined ones must not hide a default. */
function defined<T extends object>(columns: T): T {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as T
}

interface Insertion {
  readonly values: NewExam
  readonly questionIds: readonly bigint[]
  readonly by: bigint
  readonly at: number
  readonly action: 'created' | 'duplicated'
}

async function insert(client: PoolClient, { values, questionIds, by, at, action }: Insertion): Promise<Exam> {
  const [exam] = await drizzle(client).insert(exams).values(values).returning()
  const bank = { before: exam!, reviewed: exam!.reviewedQb, changesSource: true }
  if (action === 'created') await checkBank(client, bank, questionIds)
  await writeQuestionIds(client, exam!.id, questionIds)
  const after = auditFields(exam!, questionIds)
  await writeAudit(client, [{ actor: by, kind: 'exam', id: exam!.id, action, at, after }])
  return exam!
}

const copyMarks: Localized = { bn: '(অনুলিপি)', en: '(copy)' }

interface Copying {
  readonly id: string
  readonly by: bigint
  readonly language: Language
}

/** The same exam as a draft on the default days, its own time between them. */
async function duplicate(deps: StaffDeps, client: PoolClient, { id, by, language }: Copying): Promise<StaffExam> {
  const original = await shareExam(client, id)
  const at = deps.clock.now()
  const { id: _, demoSlot: __, revision: ___, ...columns } = original
  const times = defaultTimes(at)
  const questionIds = await readQuestionIds(client, original)
  const title = { bn: `${original.title.bn} ${copyMarks.bn}`, en: `${original.title.en} ${copyMarks.en}` }
  const values: NewExam = {
    ...columns,
    ...times,
    ...defaultVisibilities(times.endTime, original.graceMs),
    // What is not written in English is a copy of the Bangla.
    title: original.title.bn === original.title.en ? localized({ bn: title.bn }) : title,
    questionState: draft,
    paperVersion: 1,
    resultVersion: 1,
    extraMs: 0,
    stoppedAt: null,
    roomMessage: null,
    totalQuestions: questionIds.length,
    updatedAt: new Date(at),
    deletedAt: null,
  }
  const exam = await insert(client, { values, questionIds, by, at, action: 'duplicated' })
  return presentStaffExam(deps, client, exam, language)
}
