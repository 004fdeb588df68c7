import type { AttemptReceipt } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { type Person, request } from '../../../testing/test-app.ts'

const testApp = await openTestApp()

const receiptOf = (person: Person, exam: { id: number }, query = '') =>
  person.call<AttemptReceipt & { code: string }>('GET', `exam/v5/receipts/${exam.id}/${query}`)

it('finds the receipt of my sheet again before any mark is published, for me alone', async () => {
  const exam = await holdExam(testApp.db, testApp.clock.now(), { membersOnly: false })
  const [me, other] = [await testApp.person(), await testApp.person()]
  expect((await receiptOf(me, exam)).body.code).toBe('not_joined')
  const { deadline } = (await me.join(exam.id)).body
  expect((await receiptOf(me, exam)).body.code).toBe('not_joined')
  const { body: receipt } = await me.submit(exam.id, { answers: exam.right(3) })
  expect((await me.result(exam.id)).status).toBe(403)
  const { status, body } = await receiptOf(me, exam)
  expect([status, body]).toEqual([200, { receipt, state: 'live', attempt: 1, deadline, settled: false }])
  expect((await receiptOf(other, exam)).body.code).toBe('not_joined')
  const visitor = await request<{ code: string }>(testApp.app, 'GET', `exam/v5/receipts/${exam.id}/`)
  expect([visitor.status, visitor.body.code]).toEqual([401, 'not_signed_in'])
})

it('says that time was up, and in the archive finds the newest sheet that is in, not the one that is open', async () => {
  const exam = await holdExam(testApp.db, testApp.clock.now(), { membersOnly: false, resultVisibility: null })
  const me = await testApp.person()
  const { deadline } = (await me.join(exam.id)).body
  testApp.clock.advance(62 * minute + 10_000)
  await testApp.app.exams.sweep()
  const { body: settled } = await receiptOf(me, exam)
  expect([settled.settled, settled.receipt.received_at, settled.receipt.answered]).toEqual([true, deadline, 0])
  for (const count of [2, 5]) {
    await me.join(exam.id, 'archive')
    await me.submit(exam.id, { state: 'archive', answers: exam.right(count) })
  }
  await me.join(exam.id, 'archive')
  const { body } = await receiptOf(me, exam, '?state=archive')
  expect([body.attempt, body.receipt.answered, body.deadline, body.settled]).toEqual([2, 5, null, false])
})
