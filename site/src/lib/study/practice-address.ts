import { type PracticeSource, practiceCount, practiceTopics } from '@prostuti/contract'
import { isId } from '@prostuti/contract/id'
import { uuid } from '@prostuti/contract/uuid'

export const practiceAddress = {
  setUp: '/practice/categories',
  exam: '/practice/exam?id={id}',
  result: '/practice/result?id={id}',
  solution: '/practice/solution?id={id}',
} as const

/** Where a practice of one topic is set up. */
export const practiceOf = (topic: string): string => `${practiceAddress.setUp}?topics=${topic}`

/** The practice that a page's address names (`?id=` and a UUID), or null when it names none. */
export function practiceId(page: URL): string | null {
  const id = page.searchParams.get('id') ?? ''
  return uuid.test(id) ? id : null
}

const sources: readonly PracticeSource[] = [
  'topics',
  'exam-mistakes',
  'past-paper',
  'short-set',
  'mistakes',
  'bookmarks',
]

/** What the address of the set-up has chosen already; what makes no sense is left out. */
export function chosenPractice({ searchParams }: URL) {
  const topics = (searchParams.get('topics') ?? '').split(',').filter(isId)
  const exam = searchParams.get('exam') ?? ''
  const count = Number(searchParams.get('count'))
  const mode = searchParams.get('mode')
  const source = sources.find(each => each === searchParams.get('source'))
  const isOfExam = source === 'exam-mistakes' || source === 'past-paper' || source === 'short-set'
  const hasExam = isId(exam)
  return {
    topics: topics.slice(0, practiceTopics.max).join(',') || undefined,
    source: isOfExam && !hasExam ? undefined : source,
    exam: isOfExam && hasExam ? exam : undefined,
    count: count >= practiceCount.min && count <= practiceCount.max ? Math.round(count) : undefined,
    mode: mode === 'learn' || mode === 'test' ? mode : undefined,
  }
}
