import type { Pool } from 'pg'
import { describe, expect, it } from 'vitest'
import { createDatabaseClock } from '../../../platform/db/clock.ts'
import { silentLog } from '../../../platform/log.ts'
import { holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'

const testApp = await openTestApp()

/** Attempts of people of whom nothing else is known, due so many milliseconds ago. */
async function abandon(exam: number, people: number, dueMs: number, sheet = '\\x'): Promise<void> {
  const deadline = testApp.clock.now() - dueMs - 125_000
  await testApp.db.pool.query(
    `with people as (insert into users (is_anonymous) select false from generate_series(1, $2::int) returning id)
     insert into attempts (user_id, exam_id, mode, try, state, seed, paper_version, joined_at, deadline, settle_at, sheet)
     select id, $1, ${attemptMode.live}, 1, ${attemptState.open}, 1, 1, to_timestamp($3::float8 / 1000) - interval '10 minutes',
            to_timestamp($3::float8 / 1000), to_timestamp($3::float8 / 1000) + interval '125 s', $4 from people`,
    [exam, people, deadline, sheet],
  )
}

async function openOf(exam: number): Promise<{ open: number; next: number | null }> {
  const { rows } = await testApp.db.pool.query<{ open: number; next: Date | null }>(
    'select count(*)::int as open, min(settle_at) as next from attempts where exam_id = $1 and state = 1',
    [exam],
  )
  return { open: rows[0]!.open, next: rows[0]!.next && rows[0]!.next.getTime() - testApp.clock.now() }
}

const gone = async () => {
  const exam = await holdExam(testApp.db, testApp.clock.now())
  await testApp.db.pool.query('delete from exams where id = $1', [exam.id])
  return exam
}

describe('sheets that cannot be closed', () => {
  it('keep nobody else waiting, however many stand before them', async () => {
    const bad = await gone()
    const good = await holdExam(testApp.db, testApp.clock.now())
    await abandon(bad.id, 500, 60_000)
    await abandon(good.id, 500, 0)
    expect((await testApp.app.exams.sweep()).settled).toBe(500)
    expect([(await openOf(good.id)).open, (await openOf(bad.id)).open]).toEqual([0, 500])
  })

  it('are tried again, later and less and less often, up to once an hour', async () => {
    const bad = await gone()
    await abandon(bad.id, 1, 0)
    const pauses: number[] = []
    for (let tries = 0; tries < 8; tries++) {
      await testApp.app.exams.sweep()
      const { next } = await openOf(bad.id)
      pauses.push(next! / 1000)
      testApp.clock.advance(next!)
    }
    expect(pauses).toEqual([125, 250, 500, 1000, 2000, 3600, 3600, 3600])
  })

  it('are closed like any other once their exam is mended', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    await testApp.db.pool.query('update paper_keys set version = 2 where exam_id = $1', [exam.id])
    await abandon(exam.id, 3, 0)
    expect((await testApp.app.exams.sweep()).settled).toBe(0)
    await testApp.db.pool.query('update paper_keys set version = 1 where exam_id = $1', [exam.id])
    testApp.clock.advance(3 * minute)
    expect([(await testApp.app.exams.sweep()).settled, (await openOf(exam.id)).open]).toEqual([3, 0])
  })

  it('are found among those that share their batch, whether the server or the database stumbles over them', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    await abandon(exam.id, 20, 0)
    await abandon(exam.id, 1, 0, '\\xffff')
    await abandon(exam.id, 20, 0)
    // A result that is there already: the statement that closes would break for everybody in it.
    await testApp.db.pool.query(
      `insert into results (user_id, exam_id, mode, try, version, marks, correct, incorrect, taken_ms, submitted_at, subjects, ranked)
       select user_id, exam_id, mode, try, 1, 0, 0, 0, 0, now(), '{}', false from attempts where exam_id = $1 order by user_id desc limit 1`,
      [exam.id],
    )
    expect([(await testApp.app.exams.sweep()).settled, (await openOf(exam.id)).open]).toEqual([39, 2])
  })
})

describe('a server whose clock is not the database’s', () => {
  /** A server that was an hour wrong when it measured. */
  async function astray(ms: number) {
    const measuring = {
      query: async (text: string) => {
        const { rows } = await testApp.db.pool.query<{ at: number }>(text)
        return { rows: [{ at: rows[0]!.at + ms }] }
      },
    }
    const clock = await createDatabaseClock(measuring as unknown as Pool, { log: silentLog })
    clock.stop()
    const other = await createTestApp(testApp.db.pool.options.connectionString!, { clock })
    return other
  }

  it('closes nothing and publishes nothing, says that it is not ready, and harms nobody’s half hour', async () => {
    await testApp.db.pool.query('delete from attempts where state = 1')
    testApp.clock.set(Date.now())
    const exam = await holdExam(testApp.db, Date.now())
    await abandon(exam.id, 5, -30 * minute)
    const over = await holdExam(testApp.db, Date.now() - 2 * 60 * minute, { endTime: new Date(Date.now() - minute) })
    const other = await astray(60 * minute)
    expect((await other.app.http.request('/readyz')).status).toBe(200)
    await expect(other.app.exams.sweep()).rejects.toThrow('away from the database’s clock')
    await testApp.db.pool.query('delete from attempts where exam_id = $1', [exam.id])
    expect((await other.app.exams.sweep()).finalized).toBe(0)
    const { rowCount } = await testApp.db.pool.query('select 1 from result_versions where exam_id = $1', [over.id])
    expect(rowCount).toBe(0)
    const answer = await other.app.http.request('/readyz')
    expect([answer.status, await answer.text()]).toEqual([503, 'not ready: clock'])
    await other.close()
  })
})
