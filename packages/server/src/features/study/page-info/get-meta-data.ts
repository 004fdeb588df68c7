import type { PageMeta, ParsedPart } from '@prostuti/contract'
import { getMetaData } from '@prostuti/contract/core/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import { readableText } from '../../questions/index.ts'
import { findPublicQuestion } from '../questions/get-public-question.ts'
import type { StudyDeps } from '../study-deps.ts'
import { findTopic, pathTo, readTopics } from '../topics/read-topics.ts'
import { kindPaths, pageWords } from './page-words.ts'

type Asked = ParsedPart<'core.getMetaData', 'query'>
type FoundMeta = PageMeta | null

/** Longer titles are cut by search engines. */
const longestTitle = 90
const longestText = 220

/** Titles and descriptions for the heads of pages, as visitors see them. Throws `not_found`. */
export function createGetMetaData(deps: StudyDeps) {
  return implementShared(getMetaData, { maxAgeMs: 60_000 }, async ({ query }, { language }) => {
    const meta = await pageMeta(deps, query, language)
    if (!meta) throw new AppError('not_found')
    return meta
  })
}

/** Null for what visitors may not see, or there is not. */
export async function pageMeta(deps: StudyDeps, asked: Asked, language: 'bn' | 'en'): Promise<FoundMeta> {
  const id = asked.cat_id ?? asked.id
  if (asked.type === 'program') return id === undefined ? null : programMeta(deps, id, language)
  if (asked.type === 'exam') return id === undefined ? null : examMeta(deps, id, language)
  if (asked.type === 'question') return asked.id === undefined ? null : questionMeta(deps, asked.id, language)
  if (id === undefined || asked.only_parent) return kindMeta(asked.cat_type ?? 0, language)
  return topicMeta(deps, id, language, asked.type === 'topic-questions')
}

function kindMeta(kind: number, language: 'bn' | 'en'): PageMeta {
  const words = pageWords[language]
  return { ...words.kinds[kind]!, canonical: kindPaths[kind]!, breadcrumbs: [kindCrumb(kind, language)] }
}

const kindCrumb = (kind: number, language: 'bn' | 'en') => ({
  title: pageWords[language].kinds[kind]!.title.split(':')[0]!,
  href: kindPaths[kind]!,
})

async function topicMeta(deps: StudyDeps, id: string, language: 'bn' | 'en', questions: boolean): Promise<FoundMeta> {
  const topics = await readTopics(deps)
  const topic = findTopic(topics, id)
  if (!topic) return null
  const words = pageWords[language]
  const path = pathTo(topics, topic.id, language)
  const { title } = path.at(-1)!
  const count = new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-IN').format(topic.questionCount)
  const root = kindPaths[topic.catType]!
  return {
    title: questions ? words.topicTitle(title) : title,
    description: words.topicText(path.map(step => step.title).join(' › '), count),
    canonical: questions ? `${root}/${topic.id}/question` : `${root}/${topic.id}`,
    breadcrumbs: [
      kindCrumb(topic.catType, language),
      ...path.map(step => ({ title: step.title, href: `${root}/${step.id}` })),
    ],
  }
}

async function questionMeta(deps: StudyDeps, id: string, language: 'bn' | 'en'): Promise<FoundMeta> {
  const question = await findPublicQuestion(deps, id, { viewer: null, language })
  if (!question) return null
  const kind = (await readTopics(deps)).get(Number(question.topic.id))?.catType ?? 0
  const title = cut(readableText(question.text), longestTitle)
  const options = question.options.map(option => readableText(option.text)).join(', ')
  return {
    title,
    description: cut(pageWords[language].questionText(question.topic.title, options), longestText),
    canonical: questionPath(question),
    breadcrumbs: [
      kindCrumb(kind, language),
      ...question.path.map(step => ({ title: step.title, href: `${kindPaths[kind]}/${step.id}` })),
      { title, href: questionPath(question) },
    ],
  }
}

/** The address of a question's own page, written out as search engines know it. */
export const questionPath = ({ id, slug }: { id: string; slug: string }) =>
  `/questions/${id}/${encodeURIComponent(slug)}`

async function programMeta({ visitorPages }: StudyDeps, id: string, language: 'bn' | 'en'): Promise<FoundMeta> {
  const found = await visitorPages(language).programs.find(id)
  if (!found) return null
  const { title, summary } = found.program
  const href = `/program?id=${id}`
  const crumbs = [
    { title: pageWords[language].programs, href: '/program/all' },
    { title, href },
  ]
  return { title, description: summary || title, canonical: href, breadcrumbs: crumbs }
}

async function examMeta({ visitorPages }: StudyDeps, id: string, language: 'bn' | 'en'): Promise<FoundMeta> {
  const exam = await visitorPages(language).exams.find(id)
  if (!exam) return null
  const href = `/exam/join?id=${id}`
  const crumbs = [
    { title: pageWords[language].exams, href: '/exam/upcoming' },
    { title: exam.title, href },
  ]
  return {
    title: exam.title,
    description: cut(readableText(exam.description) || exam.title, longestText),
    canonical: href,
    breadcrumbs: crumbs,
  }
}

/** At a word's end where there is one, and never within a letter and its sign. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  return `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`
}
