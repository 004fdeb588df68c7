import type { ExamCard } from '@prostuti/contract'

export type ExamMode = 'live' | 'archive'

/** The exam that a page's address names (`?id=12`), or null when it names none. */
export function examId(page: URL): string | null {
  const id = page.searchParams.get('id') ?? ''
  return /^[1-9]\d{0,17}$/.test(id) ? id : null
}

/** The policy that a page's address names (`?state=archive`); anything else is live. */
export const examMode = (page: URL): ExamMode => (page.searchParams.get('state') === 'archive' ? 'archive' : 'live')

/** How this exam can be taken now. */
export const modeOf = ({ state }: Pick<ExamCard, 'state'>): ExamMode => (state === 'archived' ? 'archive' : 'live')

export const joinAddress = (id: string): string => `/exam/join?id=${id}`
export const questionsAddress = (id: string, mode: ExamMode): string => `/exam/questions?id=${id}&state=${mode}`
export const resultAddress = (id: string, mode: ExamMode): string => `/results/?id=${id}&state=${mode}`
