import { isId } from '@prostuti/contract/id'

export type ExamMode = 'live' | 'archive'

/** The exam that a page's address names (`?id=12`), or null when it names none. */
export function examId(page: URL): string | null {
  const id = page.searchParams.get('id')
  return isId(id) ? id : null
}

/** The exam that a shared link names (`/exam/12/3/live`: exam, program, state), or null where it is no such link. */
export function sharedExam(parts: Readonly<Record<string, string | undefined>>): string | null {
  const { exam = '', program = '', state = '' } = parts
  const isLink = isId(exam) && /^\d{1,18}$/.test(program) && /^(live|archive)$/.test(state)
  return isLink ? exam : null
}

/** The policy that a page's address names (`?state=archive`); anything else is live. */
export const examMode = (page: URL): ExamMode => (page.searchParams.get('state') === 'archive' ? 'archive' : 'live')

export const joinAddress = (id: string): string => `/exam/join?id=${id}`
export const questionsAddress = (id: string, mode: ExamMode): string => `/exam/questions?id=${id}&state=${mode}`
export const resultAddress = (id: string, mode: ExamMode): string => `/results/?id=${id}&state=${mode}`
export const standingsAddress = (id: string, mode: ExamMode): string => `/exam/standings/?id=${id}&state=${mode}`
export const solutionAddress = (id: string, mode: ExamMode): string => `/exam/solution/?id=${id}&state=${mode}`
