import type { ExamMode } from '@prostuti/contract'
import type { App } from '@prostuti/server/app/app'
import type { HeldExam } from '@prostuti/server/testing/exams'
import { type Answer, request, type SheetOptions, sheetOf } from '@prostuti/server/testing/test-app'
import type { Person } from './people.ts'

type Coded = { code?: string }

/** Saves these answers as a draft, given at the moment of joining. */
export function draft(
  app: App,
  { token }: Person,
  exam: number,
  answers: Record<string, number>,
): Promise<Answer<Coded>> {
  return request(app, 'PATCH', `exam/v5/answer-sheet/${exam}/`, { token, body: draftOf(answers) })
}

export function draftOf(answers: Record<string, number>, device = 'phone') {
  const changes = Object.entries(answers).map(([question, answer], seq) => ({ question, answer, at: 0, seq }))
  return { device, changes }
}

/** Hands the sheet in. */
export function submit(app: App, { token }: Person, exam: number, sheet: SheetOptions): Promise<Answer<Coded>> {
  const path = sheet.state === 'archive' ? 'exam/v5/archive/submit-result/' : 'exam/v5/submit-result/'
  return request(app, 'POST', path, { token, body: sheetOf(exam, sheet) })
}

export function join(
  app: App,
  { token }: Person,
  exam: Pick<HeldExam, 'id'>,
  state: ExamMode = 'live',
): Promise<Answer<Coded & { deadline: string }>> {
  return request(app, 'POST', `exam/v5/exams/${exam.id}/join/`, { token, body: { state } })
}

/** Puts a bookmark on a question. */
export function keep(app: App, { token }: Person, question: string): Promise<Answer<Coded>> {
  return request(app, 'POST', 'exam/v5/bookmarks/', { token, body: { question } })
}
