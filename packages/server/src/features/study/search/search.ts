import { type Language, type SearchResults, searchLength } from '@prostuti/contract'
import { search } from '@prostuti/contract/study/operations'
import { inArray } from 'drizzle-orm'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { questions, readableText } from '../../questions/index.ts'
import type { StudyDeps } from '../study-deps.ts'
import { addressSlug } from '../topics/present-question.ts'
import { pathTo, readTopics, type Topics } from '../topics/read-topics.ts'
import { withVisarga } from './bangla-spellings.ts'
import { countedTo, findQuestions } from './find-questions.ts'
import { findTopics } from './find-topics.ts'
import { markWords } from './mark-words.ts'
import { type QueryWord, queryWords } from './query-words.ts'

/** Topics and questions for what a person types, in Bangla or, as Avro phonetic, in Latin letters. */
export function createSearch(deps: StudyDeps) {
  return implement(search, ({ query }, { viewer, language }) => searchStudy(deps, query.q, { viewer, language }))
}

/** Who looks, and in which language. */
interface Reader {
  readonly viewer: Viewer | null
  readonly language: Language
}

const nothing: SearchResults = { topics: [], questions: [], question_count: 0, counted_to: countedTo }

/** The same for a page; nothing for what is too short or too long to be looked for. */
export async function searchStudy(deps: StudyDeps, query: string, reader: Reader): Promise<SearchResults> {
  const { length } = query.trim()
  if (length < searchLength.min || length > searchLength.max) return nothing
  const meant = withVisarga(query)
  const found = await searchWords(deps, queryWords(meant), reader)
  const isFound = found.question_count + found.topics.length > 0
  // Where nothing is found by what was likely meant, what was typed is looked for.
  return isFound || meant === query.normalize('NFC') ? found : searchWords(deps, queryWords(query), reader)
}

async function searchWords(deps: StudyDeps, words: readonly QueryWord[], reader: Reader): Promise<SearchResults> {
  const { language } = reader
  if (words.length === 0) return nothing
  const [found, topics] = await Promise.all([findQuestions(deps, words), readTopics(deps)])
  return {
    topics: findTopics(topics, words).map(topic => ({
      id: String(topic.id),
      title: markWords(inLanguage(topic.name, language), words),
      cat_type: topic.catType,
      path: pathTo(topics, topic.id, language).slice(0, -1),
      question_count: topic.questionCount,
    })),
    questions: await presentFound(deps, found.ids, { words, topics, reader }),
    question_count: found.count,
    counted_to: found.countedTo,
  }
}

interface Presenting {
  readonly words: readonly QueryWord[]
  readonly topics: Topics
  readonly reader: Reader
}

/** Texts alone: neither options nor keys. */
async function presentFound(
  { db, questions: { bookmarks } }: StudyDeps,
  ids: readonly string[],
  { words, topics, reader: { viewer, language } }: Presenting,
): Promise<SearchResults['questions']> {
  if (ids.length === 0) return []
  const rows = await db.orm
    .select({
      id: questions.id,
      publicSlug: questions.publicSlug,
      content: questions.content,
      categoryId: questions.categoryId,
    })
    .from(questions)
    .where(inArray(questions.id, ids.map(BigInt)))
  const byId = new Map(rows.map(row => [String(row.id), row]))
  const kept = viewer ? await bookmarks.findIn(viewer, ids) : new Set<string>()
  return ids.flatMap(id => {
    const row = byId.get(id)
    if (!row) return []
    const topic = topics.get(row.categoryId)
    return {
      id,
      slug: addressSlug(row),
      text: markWords(readableText(row.content[language].text), words),
      topic: { id: String(row.categoryId), title: topic ? inLanguage(topic.name, language) : '' },
      bookmarked: kept.has(id),
    }
  })
}
