import type { QuestionImport } from '@prostuti/contract'
import type { App } from '@prostuti/server/app/app'
import { runTasks } from '@prostuti/server/testing/run-tasks'
import { request } from '@prostuti/server/testing/test-app'
import type { Person } from './people.ts'

const headers = ['প্রশ্ন', 'অপশন ১', 'অপশন ২', 'অপশন ৩', 'Ans', 'ব্যাখ্যা', 'বিষয়']

/** A sheet of so many questions of this category that has been read and judged: what is left is to import it. */
export async function bringSheet(
  app: App,
  { token }: Person,
  { questions, category }: { questions: number; category: string },
): Promise<QuestionImport> {
  const row = (number: number) => [
    `${number} নম্বর প্রশ্ন কোনটি?`,
    '১০ এপ্রিল',
    '১৭ এপ্রিল',
    '২৬ মার্চ',
    'খ',
    'ব্যাখ্যা',
    category,
  ]
  const rows = [headers, ...Array.from({ length: questions }, (_, index) => row(index + 1))]
  const body = new FormData()
  body.set('file', new File([rows.map(cells => cells.join(',')).join('\n')], 'প্রশ্ন.csv'))
  const brought = await must(
    request<QuestionImport>(app, 'POST', 'questions/v4/submit-googlesheet-question/', { token, body }),
  )
  await runTasks(app)
  const read = await readImport(app, { token }, brought.id)
  if (read.state !== 'ready' || read.accepted !== questions) throw new Error(`The sheet is ${JSON.stringify(read)}`)
  return read
}

export function readImport(app: App, { token }: Pick<Person, 'token'>, id: string): Promise<QuestionImport> {
  return must(request<QuestionImport>(app, 'GET', `questions/v4/imports/${id}/`, { token }))
}

/** Begins to write its rows into the bank, in a task. */
export function startImport(app: App, { token }: Pick<Person, 'token'>, id: string): Promise<QuestionImport> {
  return must(request<QuestionImport>(app, 'POST', `questions/v4/imports/${id}/start/`, { token }))
}

async function must<T>(call: Promise<{ status: number; body: T; text: string }>): Promise<T> {
  const { status, body, text } = await call
  if (status !== 200) throw new Error(`Staff got ${status}: ${text}`)
  return body
}
