import type { AuditEntry, BackgroundTask } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { holdExam } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { runTasks } from '../../testing/run-tasks.ts'

const testApp = await openTestApp()
const { db, clock } = testApp
const staff = await testApp.person({ member: true })
await db.pool.query('update users set is_moderator = true where id = $1', [staff.id])

const start = async () => (await staff.call<{ job: string }>('POST', 'core/v1/statistics-update/', {})).body.job
const resultOf = async (job: string) => {
  await runTasks(testApp.app)
  const { body } = await staff.call<BackgroundTask>('GET', `core/v1/background-jobs/${job}/`)
  expect([body.state, body.done, body.total]).toEqual(['done', 3, 3])
  return body.result as Record<'balances' | 'marks' | 'coins', { checked: number; differing: number }>
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
  expect(await resultOf(one)).toEqual({ balances: right, marks: right, coins: right })
})

it('sets the copy of a balance right and says so in the log; what is counted wrong it only tells', async () => {
  const { rows } = await db.pool.query<{ id: string; coins: number }>(
    'select u.id, u.coins from users u join coin_balances b on b.user_id = u.id',
  )
  const { id, coins } = rows[0]!
  await db.pool.query('update users set coins = coins + 7 where id = $1', [id])
  await db.pool.query('update exam_mark_counts set count = count + 1')
  const { balances, marks, coins: copies } = await resultOf(await start())
  expect([balances.differing, marks.differing, copies.differing]).toEqual([0, 1, 1])
  const { rows: after } = await db.pool.query('select coins from users where id = $1', [id])
  expect(after).toEqual([{ coins }])
  const log = await staff.call<{ results: AuditEntry[] }>('GET', `core/v1/audit-log/?kind=person&id=${id}`)
  expect(log.body.results).toMatchObject([{ action: 'recounted', before: { coins: coins + 7 }, after: { coins } }])
  expect((await db.pool.query('select sum(count)::int as people from exam_mark_counts')).rows).toEqual([{ people: 2 }])
})
