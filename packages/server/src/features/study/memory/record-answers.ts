import { longestAnswerMs } from '@prostuti/contract/study/bounds'
import type { PoolClient } from 'pg'
import { dhakaDay } from '../../../platform/dhaka-day.ts'
import { instantText } from '../../exams/index.ts'
import { readMedians, usualMs } from './median-time.ts'
import { rate } from './rating.ts'
import { holdMemory, replayCards } from './replay-cards.ts'
import { schedulerVersion } from './scheduler.ts'
import { answerSource, rating } from './tables.ts'

/** An answer that a learner gave, wherever they gave it. */
export interface AnswerToRecord {
  readonly question: string
  /** Where it comes from, once each: `exam:7:1:1` (exam, mode, try), `practice:…`, `review:…`. */
  readonly ref: string
  readonly source: Exclude<keyof typeof answerSource, 'cram'>
  /** Milliseconds since 1970; the caller has seen to it that it is not in the future. */
  readonly at: number
  /** The option's number; null: left out. */
  readonly answer: number | null
  /** Null: the key is withheld now. The answer is judged once it is open. */
  readonly isRight: boolean | null
  /** Null where it is not known. */
  readonly spentMs: number | null
  /** Leaves the schedule alone. */
  readonly cram?: boolean
}

/**
 * Appends to a person's log, once for each question and `ref`, and replays the cards of those questions. In the caller's
 * transaction, which holds the person (`holdPerson`).
 *
 * @example await recordAnswers(client, viewer.id, [{ question: '7', ref: 'practice:…', source: 'practice', at, answer: 2, isRight: true, spentMs: 9_000 }])
 */
export async function recordAnswers(
  client: PoolClient,
  person: bigint,
  answers: readonly AnswerToRecord[],
): Promise<void> {
  await append(client, person, answers, 'do nothing')
}

/** The same, and what is there already gets the new judgement: an exam was regraded, or a key is no longer withheld. */
export async function correctAnswers(
  client: PoolClient,
  person: bigint,
  answers: readonly AnswerToRecord[],
): Promise<void> {
  const newJudgement =
    'do update set is_right = excluded.is_right, rating = excluded.rating, scheduler = excluded.scheduler'
  await append(client, person, answers, newJudgement)
}

async function append(
  client: PoolClient,
  person: bigint,
  answers: readonly AnswerToRecord[],
  onConflict: string,
): Promise<void> {
  if (answers.length === 0) return
  await holdMemory(client, person)
  const medians = await readMedians(
    client,
    person,
    answers.map(({ at }) => dhakaDay(at)),
  )
  await client.query(
    `insert into answer_log (user_id, question_id, ref, source, at, day, answer, is_right, spent_ms, rating, scheduler)
     select $1, a.* from jsonb_to_recordset($2::jsonb) as a (question_id bigint, ref text, source smallint, at timestamptz,
       day date, answer smallint, is_right boolean, spent_ms int, rating smallint, scheduler smallint)
     on conflict (user_id, question_id, ref) ${onConflict}`,
    [String(person), JSON.stringify(onceEach(answers).map(answer => rowOf(answer, medians)))],
  )
  await replayCards(
    client,
    person,
    answers.map(({ question }) => question),
  )
}

/** One statement cannot write a row twice. */
function onceEach(answers: readonly AnswerToRecord[]): AnswerToRecord[] {
  return [...new Map(answers.map(each => [`${each.question} ${each.ref}`, each])).values()]
}

function rowOf(answer: AnswerToRecord, medians: ReadonlyMap<string, number>) {
  const day = dhakaDay(answer.at)
  const spentMs = answer.spentMs === null ? null : Math.min(answer.spentMs, longestAnswerMs)
  const { isRight } = answer
  return {
    question_id: answer.question,
    ref: answer.ref,
    source: answer.cram ? answerSource.cram : answerSource[answer.source],
    at: instantText(answer.at),
    day,
    answer: answer.answer,
    is_right: isRight ?? false,
    spent_ms: spentMs,
    rating: isRight === null ? rating.undecided : rate({ isRight, spentMs }, medians.get(day) ?? usualMs),
    scheduler: schedulerVersion,
  }
}
