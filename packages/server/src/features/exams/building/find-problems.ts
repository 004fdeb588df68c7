import type { ExamProblem } from '@prostuti/contract'
import { maxOptions } from '@prostuti/contract/attempt'
import type { PoolClient } from 'pg'
import type { Database } from '../../../platform/db/database.ts'
import type { Exam } from '../exam.ts'

type Code = ExamProblem['code']

const minOptions = 2

/** What approving asks of a question, in SQL over `questions q`: each code with its condition. None reveals which option is right. */
const faults: readonly (readonly [Code, string])[] = [
  ['question_deleted', 'q.deleted_at is not null or q.merged_into is not null'],
  ['not_reviewed', 'not q.reviewed'],
  ['no_correct_answer', 'shown.correct = 0'],
  ['several_correct_answers', 'shown.correct > 1'],
  ['option_count', `shown.options not between ${minOptions} and ${maxOptions}`],
]

/** Why no paper may have each of these questions, by id; those without a fault are left out. */
export async function readQuestionFaults(
  client: Database['pool'] | PoolClient,
  ids: readonly bigint[],
): Promise<ReadonlyMap<string, Code[]>> {
  const { rows } = await client.query<{ id: string; codes: Code[] }>(
    `select q.id, array_remove(array[${faults.map(([code, condition]) => `case when ${condition} then '${code}' end`).join(', ')}], null) as codes
       from questions q cross join lateral ${shownOptions} where q.id = any($1::bigint[])`,
    [ids.map(String)],
  )
  return new Map(rows.filter(({ codes }) => codes.length > 0).map(({ id, codes }) => [id, codes]))
}

/** How many options of question `q` are shown, and how many of those are right. */
const shownOptions = `(
  select count(*) as options, count(*) filter (where o.number - 1 = any(q.right_options)) as correct
    from jsonb_array_elements(q.content->'bn'->'options') with ordinality as o (option, number)
   where not o.number - 1 = any(q.hidden_options)) as shown`

/** A question that a paper may have, in SQL over `questions q`. */
export const isUsable = `exists (select from (select 1) as one cross join lateral ${shownOptions}
  where not (${faults
    .filter(([code]) => code !== 'not_reviewed')
    .map(([, condition]) => condition)
    .join(' or ')}))`

/** Why an exam cannot be approved with these questions, in their order. */
export function findProblems(
  exam: Exam,
  questionIds: readonly bigint[],
  faultsOf: ReadonlyMap<string, readonly Code[]>,
): ExamProblem[] {
  const ofQuestions = questionIds.flatMap((id, index) =>
    (faultsOf.get(String(id)) ?? []).map(code => ({
      path: 'questions' as const,
      code,
      question: String(id),
      number: index + 1,
    })),
  )
  return [...problemsOfForm(exam, questionIds.length), ...ofQuestions]
}

function problemsOfForm(exam: Exam, questions: number): ExamProblem[] {
  const problems: ExamProblem[] = []
  const add = (path: ExamProblem['path'], code: Code) => problems.push({ path, code, question: null, number: null })
  const windowMs = exam.endTime.getTime() - exam.startTime.getTime()
  if (windowMs <= 0) add('end_time', 'end_before_start')
  if (exam.durationMs === 0) add('duration', 'duration_zero')
  else if (exam.durationMs > windowMs) add('duration', 'duration_too_long')
  if (questions === 0) add('questions', 'no_questions')
  else if (markOf(exam, questions) === null) add('total_marks', 'marks_uneven')
  if (exam.cutMark !== null && exam.cutMark > (exam.totalMarks ?? questions * exam.mark))
    add('cut_mark', 'cut_mark_too_high')
  return problems
}

/** Of one question, in thousandths; null where the marks of the paper cannot be shared evenly among so many. */
export function markOf({ totalMarks, mark }: Exam, questions: number): number | null {
  if (totalMarks === null) return mark
  const share = totalMarks / questions
  return Number.isInteger(share) && share > 0 ? share : null
}
