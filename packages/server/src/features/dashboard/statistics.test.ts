import type { BackgroundTask } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { holdExam } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { runTasks } from '../../testing/run-tasks.ts'

const testApp = await openTestApp()
const { db, clock } = testApp
const staff = await testApp.person({ member: true })
await db.pool.query(`update users set role = 'owner' where id = $1`, [staff.id])

const start = async () => (await staff.call<{ job: string }>('POST', 'core/v1/statistics-update/', {})).body.job
const resultOf = async (job: string) => {
  await runTasks(testApp.app)
  const { body } = await staff.call<BackgroundTask>('GET', `core/v1/background-jobs/${job}/`)
  expect([body.state, body.done, body.total]).toEqual(['done', 2, 2])
  return body.result as Record<'balances' | 'marks', { checked: number; differing: number }>
}

it('finds nothing where everything is right, is asked for by moderators alone, and runs once at a time', async () => {
  const member = await testApp.person({ member: true })
  await member.call('POST', 'billing/v1/claim-bonus/', { category: 'daily' })
  const exam = await holdExam(db, clock.now())
  await member.join(exam.id)
  expect((await member.submit(exam.id, { answers: exam.right() })).status).toBe(200)
  expect((await member.call('POST', 'core/v1/statistics-update/', {})).status).toBe(403)
  const [one, same] = [await start(), await start()]
  expect(same).toBe(one)
  const right = { checked: 1, differing: 0 }
  expect(await resultOf(one)).toEqual({ balances: right, marks: right })
})

it('only reports what is counted wrong', async () => {
  await db.pool.query('update coin_balances set given = given + 7')
  await db.pool.query('update exam_mark_counts set count = count + 1')
  const { balances, marks } = await resultOf(await start())
  expect([balances.differing, marks.differing]).toEqual([1, 1])
  expect((await db.pool.query('select sum(count)::int as people from exam_mark_counts')).rows).toEqual([{ people: 2 }])
  expect((await resultOf(await start())).balances.differing).toBe(1)
})
