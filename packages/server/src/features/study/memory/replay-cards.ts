import type { PoolClient } from 'pg'
import { instantText } from '../../exams/index.ts'
import { dueOn, type LoggedAnswer, type MemoryState, replay } from './replay.ts'
import { schedulerVersion } from './scheduler.ts'

interface LogRow extends Omit<LoggedAnswer, 'at'> {
  readonly question: string
  readonly at: Date
}

/**
 * Makes the cards of these questions of a person again from their log. The caller holds the person's memory
 * (`holdMemory`): of two who read the log at once, the later writer would forget the other's rows.
 */
export async function replayCards(client: PoolClient, person: bigint, questions: readonly string[]): Promise<void> {
  const asked = [...new Set(questions)]
  if (asked.length === 0) return
  const { rows } = await client.query<LogRow>({
    name: 'replayed-log',
    text: `select question_id as question, ref, source, at, answer, rating from answer_log
            where user_id = $1 and question_id = any($2::bigint[])`,
    values: [String(person), asked],
  })
  const logs = Map.groupBy(rows, ({ question }) => question)
  const states = asked.flatMap(question => {
    const state = replay((logs.get(question) ?? []).map(row => ({ ...row, at: row.at.getTime() })))
    return state ? [{ question, state }] : []
  })
  await deleteCards(client, person, asked)
  await writeCards(client, person, states)
}

/** Lets nobody else write this person's log and cards until the transaction ends. */
export async function holdMemory(client: PoolClient, person: bigint): Promise<void> {
  await client.query({
    name: 'hold-memory',
    text: `select pg_advisory_xact_lock(hashtextextended('memory ' || $1, 0))`,
    values: [String(person)],
  })
}

function deleteCards(client: PoolClient, person: bigint, questions: readonly string[]) {
  return client.query({
    name: 'delete-cards',
    text: 'delete from memory_cards where user_id = $1 and question_id = any($2::bigint[])',
    values: [String(person), questions],
  })
}

const written = (question: string, state: MemoryState) => ({
  question_id: question,
  due_on: dueOn(state),
  stability: state.card.stability,
  difficulty: state.card.difficulty,
  reps: state.card.reps,
  lapses: state.card.lapses,
  last_at: instantText(state.lastAt),
  last_answer: state.lastAnswer,
  times_wrong: state.timesWrong,
  is_mistake: state.isMistake,
  introduced_on: state.introducedOn,
  scheduler: schedulerVersion,
})

async function writeCards(
  client: PoolClient,
  person: bigint,
  states: readonly { question: string; state: MemoryState }[],
): Promise<void> {
  await client.query({
    name: 'write-cards',
    text: `insert into memory_cards (user_id, question_id, due_on, stability, difficulty, reps, lapses, last_at, last_answer,
                                     times_wrong, is_mistake, introduced_on, scheduler)
           select $1, c.* from jsonb_to_recordset($2::jsonb) as c (question_id bigint, due_on date, stability float8,
             difficulty float8, reps int, lapses int, last_at timestamptz, last_answer smallint, times_wrong int,
             is_mistake boolean, introduced_on date, scheduler smallint)`,
    values: [String(person), JSON.stringify(states.map(({ question, state }) => written(question, state)))],
  })
}
