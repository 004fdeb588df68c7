import { expect, it } from 'vitest'
import { ensureDemoPeople } from '../../src/app/start/demo-people.ts'
import { openTestApp } from '../../src/testing/open-test-app.ts'
import { request } from '../../src/testing/test-app.ts'
import { seedTalk } from './seed-talk.ts'
import { postSeeds } from './talk-seeds.ts'

const { app, db, clock } = await openTestApp()
const issuer = 'http://127.0.0.1:9'

it('shows sample posts of the demo’s people, each saying that it is one, and again no more of them', async () => {
  await ensureDemoPeople(db.pool, issuer)
  for (let times = 0; times < 2; times++) await seedTalk(db, { issuer, now: clock.now() })
  type Page = { count: number; results: { id: string; text: string; comment_count: number; author: object | null }[] }
  const { body } = await request<Page>(app, 'GET', 'feed/v1/posts/')
  expect(body.count).toBe(postSeeds.filter(({ waits }) => !waits).length)
  for (const { text, author } of body.results) expect([text.includes('নমুনা'), author]).toEqual([true, expect.anything()])
  const { rows } = await db.pool.query(
    `select p.id from posts p where p.comment_count <> (select count(*) from comments c where c.post_id = p.id)`,
  )
  expect(rows).toEqual([])
})
