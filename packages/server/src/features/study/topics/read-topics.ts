import type { Language, Topic } from '@prostuti/contract'
import type { Translated } from '../../../platform/db/columns.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import type { StudyDeps } from '../study-deps.ts'

/** A category as it is stored, with the length of its list. */
export interface TopicRow {
  readonly id: number
  readonly name: Translated
  readonly catType: number
  readonly parent: number | null
  /** The category that it became part of. */
  readonly mergedInto: number | null
  readonly questionCount: number
  /** As a search compares its names; null until that is made. */
  readonly searchKey: string | null
  readonly updatedAt: Date | null
}

/** All of them by id, those of one parent in their order. */
export type Topics = ReadonlyMap<number, TopicRow>

/** Read with each page of a topic, and some hundred rows: kept in the public cache. */
export async function readTopics({ db, publicCache }: Pick<StudyDeps, 'db' | 'publicCache'>): Promise<Topics> {
  const { value } = await publicCache.get('topics', { maxAgeMs: 60_000 }, async () => {
    const { rows } = await db.pool.query<TopicRow>({
      name: 'topics',
      text: `select c.id, c.name, c.cat_type as "catType", c.parent_id as parent, c.merged_into as "mergedInto", c.search_key as "searchKey",
                    coalesce(l.question_count, 0) as "questionCount", l.updated_at as "updatedAt"
               from categories c left join topic_lists l on l.category_id = c.id
              where c.deleted_at is null or c.merged_into is not null
              order by c.parent_id nulls first, c.position, c.id`,
    })
    return new Map(rows.map(row => [row.id, row]))
  })
  return value
}

/** The topic with this id, or the one that it became part of; null for an unknown one and one without published questions. */
export function findTopic(topics: Topics, id: string): TopicRow | null {
  let topic = topics.get(Number(id))
  for (let steps = 0; topic?.mergedInto && steps < topics.size; steps++) topic = topics.get(topic.mergedInto)
  return topic && !topic.mergedInto && topic.questionCount > 0 ? topic : null
}

/** The steps from the top to a topic. */
export function pathTo(topics: Topics, id: number, language: Language) {
  const path: { id: string; title: string }[] = []
  const met = new Set<number>()
  for (let step = topics.get(id); step && !met.has(step.id); step = topics.get(step.parent ?? 0)) {
    met.add(step.id)
    path.unshift({ id: String(step.id), title: inLanguage(step.name, language) })
  }
  return path
}

/** Those that hold a published question, of one kind or of all. */
export function presentTopics(topics: Topics, kind: number | undefined, language: Language): Topic[] {
  const shown = [...topics.values()].filter(
    ({ catType, mergedInto, questionCount }) =>
      !mergedInto && questionCount > 0 && (kind === undefined || catType === kind),
  )
  return shown.map(topic => presentTopic(topic, language))
}

export function presentTopic(topic: TopicRow, language: Language): Topic {
  const { id, name, catType, parent, questionCount, updatedAt } = topic
  return {
    id: String(id),
    title: inLanguage(name, language),
    cat_type: catType,
    parent: parent === null ? null : String(parent),
    question_count: questionCount,
    updated_at: updatedAt?.toISOString() ?? null,
  }
}
