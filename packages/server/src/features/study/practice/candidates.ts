import type { Language, PracticeSource, TopicStep } from '@prostuti/contract'
import type { z } from 'zod'
import type { Localized } from '../../../platform/db/columns.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { PracticeDeps } from './practice-deps.ts'

/** What a learner wants to practise. */
export interface Wanted {
  readonly source: PracticeSource
  readonly topics: readonly string[]
  readonly exam: string | null
  readonly mistakesFirst: boolean
  readonly seed: number
}

/** Questions that may be dealt, those that come first first; each is still asked for whether it may be shown. */
export interface Candidates {
  readonly total: number
  /** From this place on, so many. */
  read(offset: number, limit: number): Promise<string[]>
  readonly exam: { readonly id: string; readonly title: string } | null
  /** Of a paper. */
  readonly durationMs: number | null
}

type Deps = Pick<PracticeDeps, 'db' | 'sources' | 'clock'>

export async function findCandidates(
  deps: Deps,
  wanted: Wanted,
  { viewer, language }: { viewer: Viewer; language: Language },
): Promise<Candidates> {
  switch (wanted.source) {
    case 'exam-mistakes':
      return ofExam(await deps.sources.mistakes(viewer, examOf(wanted), language))
    case 'past-paper':
    case 'short-set':
      return ofExam(await deps.sources.paper(viewer, examOf(wanted), language))
    default:
      return ofQuery(deps, wanted, viewer)
  }
}

function examOf({ exam }: Wanted): string {
  if (exam !== null) return exam
  throw refused('exam', 'This practice is of an exam')
}

export const refused = (path: string, message: string): AppError =>
  new AppError('validation_failed', { fields: [{ path, code: 'required', message }] })

function ofExam({ exam, durationMs, questionIds }: Awaited<ReturnType<Deps['sources']['paper']>>): Candidates {
  return {
    exam,
    durationMs,
    total: questionIds.length,
    read: async (offset, limit) => questionIds.slice(offset, offset + limit),
  }
}

/** `$1`: whom, `$2`: topics, null for all, `$3`: now. */
const published = `q.published_at <= $3 and q.reviewed and q.deleted_at is null and q.merged_into is null
  and ($2::bigint[] is null or q.category_id in (
    with recursive below as (
      select id from categories where id = any($2::bigint[]) and deleted_at is null
      union select c.id from categories c join below b on c.parent_id = b.id where c.deleted_at is null
    ) select id from below))`

const isMistake = 'exists (select 1 from memory_cards m where m.user_id = $1 and m.question_id = q.id and m.is_mistake)'

/** Questions `q` of a source. */
const from = {
  topics: `questions q where $1::bigint is not null and ${published}`,
  mistakes: `memory_cards m join questions q on q.id = m.question_id where m.user_id = $1 and m.is_mistake and ${published}`,
  bookmarks: `question_bookmarks b join questions q on q.id = b.question_id where b.user_id = $1 and ${published}`,
} as const

async function ofQuery(deps: Deps, wanted: Wanted, viewer: Viewer): Promise<Candidates> {
  const { source, topics, mistakesFirst, seed } = wanted
  if (source === 'topics' && topics.length === 0) throw refused('category_id', 'Topics to practise')
  const questions = from[source as keyof typeof from]
  const values = [String(viewer.id), topics.length > 0 ? topics : null, new Date(deps.clock.now())]
  const { rows } = await deps.db.pool.query<{ count: number }>({
    name: `count-practice-${source}`,
    text: `select count(*)::int as count from ${questions}`,
    values,
  })
  const first = source === 'topics' && mistakesFirst ? `${isMistake} desc, ` : ''
  return {
    exam: null,
    durationMs: null,
    total: rows[0]!.count,
    async read(offset, limit) {
      const found = await deps.db.pool.query<{ id: string }>({
        name: `deal-practice-${source}${first === '' ? '' : '-mistakes'}`,
        text: `select q.id from ${questions}
                order by ${first}hashint8extended(q.id, $4), q.id offset $5 limit $6`,
        values: [...values, seed, offset, limit],
      })
      return found.rows.map(({ id }) => id)
    },
  }
}

/** These topics by name, in this order; one that is gone is left out. */
export async function topicSteps(
  { db }: Pick<PracticeDeps, 'db'>,
  ids: readonly string[],
  language: Language,
): Promise<z.infer<typeof TopicStep>[]> {
  if (ids.length === 0) return []
  const { rows } = await db.pool.query<{ id: string; name: Localized }>({
    name: 'practice-topics',
    text: `select w.id::text, c.name from unnest($1::bigint[]) with ordinality as w (id, place)
             join categories c on c.id = w.id and c.deleted_at is null order by w.place`,
    values: [ids],
  })
  return rows.map(({ id, name }) => ({ id, title: inLanguage(name, language) }))
}
