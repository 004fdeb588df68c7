import type { AcceptedKey, AcceptedKeys, Paper, RegradeState } from '@prostuti/contract'
import { listAcceptedKeys } from '@prostuti/contract/exams/operations'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { implement } from '../../../platform/http/call/implement.ts'
import { instantText } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { entryBytes } from '../sheets/packed-sheet.ts'
import { attemptMode } from '../tables/attempts.ts'
import { regradeStateOf } from './regradable.ts'
import { acceptedByAuthor, readStoredKeys, type StoredKeys } from './stored-keys.ts'

/** Answers to one question: how many chose each of the paper's options, and how many none. */
interface AnswerCounts {
  readonly chosen: ReadonlyMap<number, number>
  readonly skipped: number
}

/** So many sheets are looked at: of more, an equal share of them. */
const mostCounted = 50_000

/** The keys of the paper that people sit now, with how its questions were answered. */
export function createListAcceptedKeys(deps: StaffDeps) {
  // The live sheets of a final version do not change any more; looking at all of them takes seconds.
  const known = new LRUCache<string, Promise<Counted>>({ max: 16 })
  return implement(listAcceptedKeys, async ({ params }, { language }): Promise<AcceptedKeys> => {
    const exam = await deps.catalog.stored(Number(params.id))
    const version = exam.resultVersion
    const [state, stored, text] = await Promise.all([
      readState(deps.db.pool, exam.id),
      readStoredKeys(deps.db.pool, exam.id, version),
      deps.papers.text(exam.id, exam.paperVersion, language),
    ])
    const keys = stored.find(each => each.paperVersion === exam.paperVersion)!
    const name = `${exam.id} ${version}`
    const counted = (state !== 'not_final' && known.get(name)) || countAnswers(deps.db.pool, exam.id, version, keys)
    if (state !== 'not_final') known.set(name, counted)
    counted.catch(() => known.delete(name))
    const { answers, ...totals } = await counted
    const paper: Paper = JSON.parse(text)
    return {
      ...{ exam: String(exam.id), title: exam.title[language], state, version },
      end_time: instantText(exam.endTime.getTime()),
      cut_mark: exam.cutMark === null ? null : exam.cutMark / 1000,
      mark: exam.mark / 1000,
      negative_mark: exam.negativeMark / 1000,
      ...totals,
      questions: paper.questions.map((_, index) => presentKey(paper, keys, answers, index)),
    }
  })
}

function presentKey(
  paper: Paper,
  keys: StoredKeys,
  answers: readonly AnswerCounts[],
  questionIndex: number,
): AcceptedKey {
  const { id, text, options, subject } = paper.questions[questionIndex]!
  const accepted = acceptedByAuthor(keys, questionIndex)
  const counts = answers[questionIndex]!
  return {
    question: id,
    number: questionIndex + 1,
    subject: paper.subjects[subject]!,
    text,
    options: options.map((words, option) => {
      const number = keys.optionOrders[questionIndex]![option]!
      return {
        option: number,
        text: words,
        accepted: accepted?.includes(number) ?? false,
        answers: counts.chosen.get(option) ?? 0,
      }
    }),
    skipped: counts.skipped,
    cancelled: accepted === null,
  }
}

async function readState(pool: Pool, examId: number): Promise<RegradeState> {
  const { rows } = await pool.query<{ state: RegradeState }>(`select ${regradeStateOf('$1')} as state`, [examId])
  return rows[0]!.state
}

interface Counted {
  readonly sheets: number
  readonly counted: number
  readonly answers: readonly AnswerCounts[]
}

async function countAnswers(pool: Pool, examId: number, version: number, keys: StoredKeys): Promise<Counted> {
  const size = keys.questionIds.length
  const live = `from results r join attempts a on a.user_id = r.user_id and a.exam_id = r.exam_id and a.mode = r.mode and a.try = r.try
                where r.exam_id = $1 and r.mode = ${attemptMode.live} and r.version = $2`
  const { rows: all } = await pool.query<{ count: number }>(`select count(*)::int as count ${live}`, [examId, version])
  const sheets = all[0]!.count
  const share = Math.max(1, Math.ceil(sheets / mostCounted))
  const { rows } = await pool.query<{ question: number; answer: number | null; count: number }>(
    `with bodies as materialized (
       select substring(a.sheet from length(a.sheet) - $3::int * ${entryBytes} + 1) as body
         ${live} and a.paper_version = $4 and a.user_id % $5::int = 0
     )
     select q as question, case when length(body) > 0 then get_byte(body, q * ${entryBytes}) end as answer, count(*)::int as count
       from bodies cross join generate_series(0, $3::int - 1) q group by 1, 2`,
    [examId, version, size, keys.paperVersion, share],
  )
  const answers = Array.from({ length: size }, (_, questionIndex) =>
    answersTo(
      rows.filter(({ question }) => question === questionIndex),
      keys.optionOrders[questionIndex]!.length,
    ),
  )
  const first = answers[0]
  const counted = first ? first.skipped + [...first.chosen.values()].reduce((sum, each) => sum + each, 0) : 0
  return { sheets, counted, answers }
}

function answersTo(rows: readonly { answer: number | null; count: number }[], options: number): AnswerCounts {
  const isChosen = (answer: number | null): answer is number => answer !== null && answer < options
  return {
    chosen: new Map(rows.flatMap(({ answer, count }) => (isChosen(answer) ? [[answer, count] as const] : []))),
    skipped: rows.filter(({ answer }) => !isChosen(answer)).reduce((sum, { count }) => sum + count, 0),
  }
}
