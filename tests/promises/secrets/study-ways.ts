import { gunzipSync } from 'node:zlib'
import { type CanaryExam, questionWord } from './canary-exam.ts'
import type { Viewer } from './viewers.ts'

/** Who looks where. */
interface Look {
  readonly url: string
  readonly exam: CanaryExam
  readonly viewer: Viewer
  /** Milliseconds since 1970. */
  readonly at: number
}

/** One way on which a learner may meet a question outside exams. */
export interface StudyWay {
  readonly name: string
  /** What of a published question is found there. */
  readonly shows: 'keys' | 'texts'
  /** Whether visitors may go it, too. */
  readonly open: boolean
  /** Whether it is a page of the site, and not there where that is not built. */
  readonly page: boolean
  look(look: Look): Promise<string>
}

const someQuestion = ({ questionIds }: CanaryExam) => questionIds[0]!

/** The calls and the pages of study. */
export const studyWays: readonly StudyWay[] = [
  call(
    'the list of a topic',
    'keys',
    ({ topic }) => `questions/v4/category-questions/?category_id=${topic}&page_size=100`,
  ),
  call('a question’s own call', 'keys', exam => `questions/v4/public-question/${someQuestion(exam)}/`),
  call('a search', 'texts', () => `questions/v4/search/?q=${encodeURIComponent(questionWord)}`),
  call('the head of a page', 'texts', exam => `core/v1/get-meta-data/?type=question&id=${someQuestion(exam)}`),
  call('the sitemap’s call', 'texts', () => 'core/v1/get-sitemap-info/?type=questions&page_size=100'),
  own('a dealt practice', ({ topic }) => `questions/v4/practice-exam/?category_id=${topic}&count=50&mode=learn`),
  own('a practice that was handed in', () => `questions/v4/practices/${finishedPractice}/`),
  own('a practice that was begun', () => `questions/v4/practices/${begunPractice}/`),
  own('the notebook', () => 'questions/v4/mistakes/'),
  own('today’s reviews', () => 'questions/v4/reviews/'),
  own('what crams', () => 'questions/v4/reviews/?cram=true'),
  own('bookmarks', () => 'exam/v5/bookmark/questions/'),
  page('the page of a topic’s questions', 'keys', ({ topic }) => `/study/${topic}/question`),
  page('a question’s own page', 'keys', exam => `/questions/${someQuestion(exam)}/x`),
  page('the page of a search', 'texts', () => `/search?q=${encodeURIComponent(questionWord)}`),
  page('a file of the sitemap', 'texts', () => '/sitemap/questions-1.xml.gz'),
  // Last: what is answered today is not asked again today.
  { ...{ name: 'handing in a practice', shows: 'keys', open: false, page: false }, look: handIn },
]

/** Ids that a device has made, the same for everybody; the walks ask for the first one (`request-for.ts`). */
export const [begunPractice, finishedPractice] = ['1', '2'].map(last => `00000000-0000-4000-8000-00000000000${last}`)

function call(name: string, shows: StudyWay['shows'], pathOf: (exam: CanaryExam) => string): StudyWay {
  return { name, shows, open: true, page: false, look: look => ask(look, `/api/${pathOf(look.exam)}`) }
}

/** What only who is signed in may call. */
function own(name: string, pathOf: (exam: CanaryExam) => string): StudyWay {
  return { ...call(name, 'keys', pathOf), open: false }
}

/** The page, or the one to which it leads, with that one's address. */
function page(name: string, shows: StudyWay['shows'], pathOf: (exam: CanaryExam) => string): StudyWay {
  return {
    name,
    shows,
    open: true,
    page: true,
    look: async look => ask(look, pathOf(look.exam), { withAddress: true }),
  }
}

/** Answers to some questions of the exam; the same device each time, another practice. */
export function practiceOf({ topic, questionIds }: CanaryExam, at: number) {
  const time = new Date(at).toISOString()
  const asked = questionIds.slice(0, 8)
  return {
    setUp: {
      ...{ mode: 'learn', source: 'topics', topics: [String(topic)], exam: null, seed: 1, duration_seconds: null },
      started_at: time,
    },
    time,
    questions: asked,
    answers: asked.map((question, index) => ({ question, answer: index % 4, at: time, spent_ms: 1_000 })),
  }
}

async function handIn(look: Look): Promise<string> {
  const { setUp, time, answers } = practiceOf(look.exam, look.at)
  const body = { ...setUp, finished_at: time, practice: crypto.randomUUID(), answers }
  return ask(look, '/api/questions/v4/practice-submit/', { body })
}

interface Asking {
  readonly body?: unknown
  readonly withAddress?: boolean
}

async function ask(
  { url, viewer: { person } }: Look,
  path: string,
  { body, withAddress = false }: Asking = {},
): Promise<string> {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-language': 'bn',
      'accept-encoding': 'identity',
      ...(person && { authorization: `token ${person.token}`, cookie: `prostuti_session=${person.cookie}` }),
      ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = Buffer.from(await response.arrayBuffer())
  const isPacked = response.headers.get('content-type') === 'application/gzip'
  const text = isPacked ? gunzipSync(answer).toString() : answer.toString()
  return withAddress ? `${text}\n${decodeURI(response.url)}` : text
}
