import { beforeEach, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { ScheduledWork } from '../feature.ts'
import { silentLog } from '../log.ts'
import { runDueWork } from './schedule.ts'

const { pool } = (await openTestApp()).db
const look = (...works: ScheduledWork[]) => runDueWork(pool, works, { log: silentLog })

function counted(name: string): ScheduledWork & { runs: number } {
  const work = {
    name,
    everyMs: 60_000,
    runs: 0,
    run: async () => {
      work.runs++
    },
  }
  return work
}

beforeEach(() => pool.query('delete from scheduled_work'))

it('does a work once in an interval, however many processes look', async () => {
  const work = counted('count')
  await Promise.all(Array.from({ length: 8 }, () => look(work)))
  await look(work)
  expect(work.runs).toBe(1)
})

it('does a work again in the next interval', async () => {
  const work = counted('count')
  await look(work)
  await pool.query("update scheduled_work set due_at = now() - interval '1 second'")
  await look(work)
  expect(work.runs).toBe(2)
})

it('does the others where one fails, which its next interval tries again', async () => {
  const work = counted('count')
  const failing: ScheduledWork = { name: 'fail', everyMs: 60_000, run: () => Promise.reject(new Error('not now')) }
  await look(failing, work)
  expect(work.runs).toBe(1)
  const { rows } = await pool.query('select name from scheduled_work where due_at > now() order by name')
  expect(rows.map(({ name }) => name)).toEqual(['count', 'fail'])
})
