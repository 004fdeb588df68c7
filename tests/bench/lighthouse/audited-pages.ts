import type { CircularCard, ExamCard, GovtResultCard } from '@prostuti/contract'
import { listCirculars } from '@prostuti/contract/circulars/operations'
import { listGovtResults } from '@prostuti/contract/notices/operations'
import type { ServerProcess } from '../../support/server-process.ts'
import { callerOf, join, type Learner, signIn } from '../browser/learners.ts'
import { longTopic } from '../browser/long-topic.ts'

/** A page that Lighthouse looks at, and who it is then. */
export interface AuditedPage {
  readonly name: string
  readonly url: string
  /** Null for a visitor. */
  readonly learner: Learner | null
  /** Visitors are sent to sign in, so it asks not to be indexed, and "is-crawlable" would fault just that. */
  readonly closed: boolean
}

/** Rows that the list must have at least: what an exam of some thousands comes to. */
const crowd = 2_000

/** The pages that people come to first, in the demo of this server; two members are signed in and one has begun an exam. */
export async function openAuditedPages(server: ServerProcess): Promise<AuditedPage[]> {
  const { url } = server
  const [writing, reading] = await Promise.all([signIn(server, 'learner'), signIn(server, 'second')])
  const [running, archived, { topic, results }] = await Promise.all([
    runningExam(url),
    crowdedExam(url, reading),
    longTopic(url),
  ])
  const [question] = results
  await join(url, writing, running)
  const pageAt = (name: string, path: string, learner: Learner | null, closed = false): AuditedPage => ({
    name,
    url: url + path,
    learner,
    closed,
  })
  return [
    pageAt('home, visitor', '/', null),
    pageAt('home, member', '/', reading),
    pageAt('overview', '/overview', null),
    pageAt('topics', '/study', null),
    pageAt('questions of a topic', `/study/${topic.id}/question`, null),
    pageAt('question', `/questions/${question!.id}/${encodeURIComponent(question!.slug)}`, null),
    pageAt('join', `/exam/join?id=${running}`, reading, true),
    pageAt('program', `/program?id=${await firstProgram(url)}`, null),
    pageAt('circulars', '/jobs', null),
    pageAt('talk', '/discussions', null),
    pageAt('circular', await firstCircular(url), null),
    pageAt('government result', await firstResult(url), null),
    pageAt('standings', `/exam/standings/?id=${archived}`, null),
    pageAt('exam', `/exam/questions?id=${running}`, writing, true),
  ]
}

async function runningExam(url: string): Promise<string> {
  const { live_exams } = await read<{ live_exams: ExamCard[] }>(`${url}/api/exam/v5/live-exams/`)
  const exam = live_exams.find(card => card.total_questions === 100)
  if (!exam) throw new Error('The demo holds no exam of a hundred questions now')
  return exam.id
}

async function firstProgram(url: string): Promise<string> {
  const { results } = await read<{ results: { id: string }[] }>(`${url}/api/exam/v5/programs/`)
  if (!results[0]) throw new Error('The demo has no program')
  return results[0].id
}

async function firstCircular(url: string): Promise<string> {
  const { results } = await read<{ results: CircularCard[] }>(`${url}/api/${listCirculars.path}`)
  if (!results[0]) throw new Error('The demo has no open circular')
  return `/jobs/${results[0].id}/${encodeURIComponent(results[0].slug)}`
}

async function firstResult(url: string): Promise<string> {
  const { results } = await read<{ results: GovtResultCard[] }>(`${url}/api/${listGovtResults.path}`)
  if (!results[0]) throw new Error('The demo has no government result')
  return `/notice/results/${encodeURIComponent(results[0].slug)}`
}

/** The first of the archive whose list has a crowd; the demo's thousands are all in a little after the start. */
async function crowdedExam(url: string, learner: Learner): Promise<string> {
  const patience = AbortSignal.timeout(120_000)
  while (!patience.aborted) {
    const { results } = await read<{ results: ExamCard[] }>(`${url}/api/exam/v5/archived-exams-list/`)
    for (const { id } of results) if ((await peopleIn(url, learner, id)) >= crowd) return id
    await new Promise(resolve => setTimeout(resolve, 2_000))
  }
  throw new Error(`The demo has no exam with ${crowd} people on its list`)
}

async function peopleIn(url: string, learner: Learner, exam: string): Promise<number> {
  const list = callerOf(url, learner)<{ count: number }>('GET', `exam/v5/standings/${exam}/?state=live`)
  return list.then(
    ({ count }) => count,
    // Not published yet.
    () => 0,
  )
}

async function read<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
