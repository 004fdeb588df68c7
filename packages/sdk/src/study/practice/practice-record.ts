import type {
  OpenPractice,
  PracticeMode,
  PracticeResult,
  PracticeSource,
  StoredPractice,
  StudyQuestion,
  TopicStep,
} from '@prostuti/contract'
import { longestAnswerMs } from '@prostuti/contract/study/bounds'
import { confirmed, type Stamp, type TimedClient } from '../confirmed-instant.ts'
import type { SubmittedPractice } from './practice-api.ts'

/** What this device has of an answer; `at`: when it was last changed. */
export interface PracticeEntry extends Stamp {
  /** The option's number; null: left out. */
  readonly answer: number | null
  /** To be looked at again. */
  readonly marked: boolean
  readonly spentMs: number
}

/**
 * How far a practice is: being answered; handed in and on its way; taken in by the server; or refused by it, so that it stays on
 * this device alone.
 */
export type PracticeState = 'open' | 'sending' | 'received' | 'refused'

/** A practice as this device keeps it. Its questions are kept apart: a tap writes what it changes. */
export interface PracticeRecord {
  readonly id: string
  /** Address of the API. */
  readonly base: string
  /** Whose it is. */
  readonly person: string
  readonly state: PracticeState
  readonly mode: PracticeMode
  readonly source: PracticeSource
  readonly topics: readonly (typeof TopicStep)['_output'][]
  readonly exam: { readonly id: string; readonly title: string } | null
  readonly seed: number
  /** How many questions were asked for, where this device asked: more than `questions` where there are no more. */
  readonly asked?: number
  /** Null: without a clock. */
  readonly durationSeconds: number | null
  /** Instants by the server's clock, milliseconds since 1970; it starts with an answer of the server. */
  readonly startedAt: number
  readonly savedAt: number
  readonly finishedAt: number | null
  /** Of `savedAt` and `finishedAt`, as a `Stamp` has it. */
  readonly guessedLead?: number
  /** Ids in the order in which they are asked. */
  readonly questions: readonly string[]
  readonly entries: Readonly<Record<string, PracticeEntry>>
  /** Index of the question that was looked at last. */
  readonly place: number
  /** Of one that is handed in: in `learn` mode at once, in `test` mode from when the server has answered. */
  readonly result: PracticeResult | null
}

/** When its time is over, milliseconds since 1970; null: without a clock. */
export const endOf = ({ startedAt, durationSeconds }: PracticeRecord): number | null =>
  durationSeconds === null ? null : startedAt + durationSeconds * 1_000

/** Handed in with what it holds. */
export const handedIn = (record: PracticeRecord, { at, guessedLead }: Stamp): PracticeRecord => ({
  ...record,
  ...{ state: 'sending', savedAt: at, finishedAt: at, guessedLead },
})

/** Whether an instant of it waits to be confirmed. */
export const isGuessed = ({ guessedLead, entries }: PracticeRecord): boolean =>
  guessedLead !== undefined || Object.values(entries).some(entry => entry.guessedLead !== undefined)

/** With every instant as the server's clock has it; the client's time is confirmed. */
export function withConfirmedTimes(record: PracticeRecord, client: TimedClient): PracticeRecord {
  if (!isGuessed(record)) return record
  const { startedAt, guessedLead, finishedAt } = record
  const within = (stamp: Stamp) => confirmed(client, stamp, startedAt)
  const entries = Object.entries(record.entries).map(([question, entry]): [string, PracticeEntry] => {
    const { guessedLead: _, ...rest } = entry
    return [question, { ...rest, at: within(entry) }]
  })
  return {
    ...record,
    savedAt: within({ at: record.savedAt, guessedLead }),
    finishedAt: finishedAt === null ? null : within({ at: finishedAt, guessedLead }),
    guessedLead: undefined,
    entries: Object.fromEntries(entries),
  }
}

const instant = (ms: number): string => new Date(ms).toISOString()

const setUpOf = (record: PracticeRecord) => ({
  mode: record.mode,
  source: record.source,
  topics: record.topics.map(({ id }) => id),
  exam: record.exam?.id ?? null,
  seed: record.seed,
  duration_seconds: record.durationSeconds,
  started_at: instant(record.startedAt),
})

const answerOf = (record: PracticeRecord, question: string) => {
  const entry = record.entries[question]
  return {
    question,
    answer: entry?.answer ?? null,
    at: instant(entry?.at ?? record.startedAt),
    spent_ms: Math.min(Math.round(entry?.spentMs ?? 0), longestAnswerMs),
  }
}

/** As the server keeps it for other devices. */
export const openPracticeOf = (record: PracticeRecord): OpenPractice => ({
  ...setUpOf(record),
  saved_at: instant(record.savedAt),
  questions: [...record.questions],
  answers: record.questions.filter(id => record.entries[id]).map(id => answerOf(record, id)),
})

/** As it is handed in. */
export const submissionOf = (record: PracticeRecord): SubmittedPractice => ({
  ...setUpOf(record),
  practice: record.id,
  finished_at: instant(record.finishedAt ?? record.savedAt),
  answers: record.questions.map(id => answerOf(record, id)),
})

type Owner = Pick<PracticeRecord, 'base' | 'person'>

/** What another device has begun. */
export function recordOfOpen(open: OpenPractice, id: string, questions: readonly StudyQuestion[], owner: Owner) {
  const entries = open.answers.map(({ question, answer, at, spent_ms }): [string, PracticeEntry] => [
    question,
    { answer, marked: false, at: Date.parse(at), spentMs: spent_ms },
  ])
  const known = new Set(questions.map(question => question.id))
  const asked = open.questions.filter(question => known.has(question))
  const answered = new Set(entries.map(([question]) => question))
  const last = asked.findLastIndex(question => answered.has(question))
  const record: PracticeRecord = {
    ...owner,
    id,
    state: 'open',
    mode: open.mode,
    source: open.source,
    topics: topicsOf(open.topics, questions),
    exam: open.exam === null ? null : { id: open.exam, title: '' },
    seed: open.seed,
    durationSeconds: open.duration_seconds,
    startedAt: Date.parse(open.started_at),
    savedAt: Date.parse(open.saved_at),
    finishedAt: null,
    questions: asked,
    entries: Object.fromEntries(entries),
    place: Math.max(last, 0),
    result: null,
  }
  return record
}

const topicsOf = (ids: readonly string[], questions: readonly StudyQuestion[]) =>
  ids.map(id => questions.find(({ topic }) => topic.id === id)?.topic ?? { id, title: '' })

/** What was finished on another device. */
export function recordOfResult({ id }: StoredPractice, result: PracticeResult, owner: Owner): PracticeRecord {
  const { mode, source, topics, exam, started_at, finished_at, questions } = result
  const startedAt = Date.parse(started_at)
  const finishedAt = Date.parse(finished_at ?? started_at)
  return {
    ...owner,
    ...{ id, mode, source, topics, exam, startedAt, finishedAt, result },
    state: 'received',
    seed: 0,
    durationSeconds: null,
    savedAt: finishedAt,
    questions: questions.map(question => question.id),
    entries: {},
    place: 0,
  }
}
