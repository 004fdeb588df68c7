import { type PageMeta, readerPageSize, type SiteHost } from '@prostuti/contract'
import { type KindName, kindOf, kinds, questionPath, readerPath, topicPath } from './kinds.ts'
import { topicTree } from './topic-tree.ts'

type Params = Readonly<Record<string, string | undefined>>

/** A page's content, or the address where it stands now. */
type Found<Page> = { readonly page: Page; readonly moved?: undefined } | { readonly moved: string } | null

export type TopicContent = NonNullable<Awaited<ReturnType<typeof topicContent>>>
export type ReaderContent = NonNullable<Awaited<ReturnType<typeof readerContent>>>
export type QuestionContent = NonNullable<Awaited<ReturnType<typeof questionContent>>>

/** The tree of one kind with what this person has read. */
export async function readTree({ study }: Pick<SiteHost, 'study'>, name: KindName) {
  const [topics, places] = await Promise.all([study.topics(kinds[name].catType), study.places()])
  return { tree: topicTree(topics, places), topics, places }
}

/** `/study/12`; null for an unknown topic. One of another kind, or one that was merged, has moved. */
export async function findTopicPage(host: SiteHost, name: KindName, { id = '' }: Params): Promise<Found<TopicContent>> {
  const topic = await host.study.topic(id)
  if (!topic) return null
  const kind = kindOf(topic.cat_type)
  if (kind !== kinds[name] || topic.id !== id) return { moved: topicPath(kind, topic.id) }
  const page = await topicContent(host, name, topic.id)
  return page && { page }
}

async function topicContent(host: SiteHost, name: KindName, id: string) {
  const [topic, meta, { tree, places }] = await Promise.all([
    host.study.topic(id),
    host.study.meta({ type: 'topic', id }),
    readTree(host, name),
  ])
  return topic && meta && { name, kind: kinds[name], topic, meta, tree, places }
}

/** `/study/12/question/3/`; null for an unknown topic and a page beyond the last. */
export async function findReaderPage(
  host: SiteHost,
  name: KindName,
  { id = '', page: text = '1' }: Params,
): Promise<Found<ReaderContent>> {
  if (!/^[1-9]\d{0,6}$/.test(text)) return null
  const page = Number(text)
  const topic = await host.study.topic(id)
  if (!topic) return null
  const kind = kindOf(topic.cat_type)
  if (kind !== kinds[name] || topic.id !== id) return { moved: readerPath(kind, topic.id, page) }
  const content = await readerContent(host, name, topic.id, page)
  return content && { page: content }
}

async function readerContent(host: SiteHost, name: KindName, id: string, page: number) {
  const [questions, meta, { tree }] = await Promise.all([
    host.study.questions(id, page),
    host.study.meta({ type: 'topic-questions', id }),
    readTree(host, name),
  ])
  if (!questions || !meta) return null
  const pages = Math.ceil(questions.count / readerPageSize)
  return { name, kind: kinds[name], questions, meta, tree, page, pages }
}

/** `/questions/12/slug`; null for one that nobody may see. One that was merged, and any other slug, has moved. */
export async function findQuestionPage(
  host: SiteHost,
  { id = '', slug = '' }: Params,
): Promise<Found<QuestionContent>> {
  const page = await questionContent(host, id)
  if (!page) return null
  const { question } = page
  return question.id === id && question.slug === slug ? { page } : { moved: encodeURI(questionPath(question)) }
}

async function questionContent(host: SiteHost, id: string) {
  const question = await host.study.question(id)
  if (!question) return null
  const [meta, topic] = await Promise.all([
    host.study.meta({ type: 'question', id: question.id }),
    host.study.topic(question.topic.id),
  ])
  const kind = kindOf(topic?.cat_type ?? 0)
  const { tree } = await readTree(host, kind.name)
  // It is its own head, should it have been taken back between the two.
  const head: PageMeta = meta ?? { title: question.topic.title, description: '', canonical: '', breadcrumbs: [] }
  return { question, meta: head, kind, tree }
}
