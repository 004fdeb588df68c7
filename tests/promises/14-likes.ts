import type { ReplaceParts } from '@prostuti/server/app/app'
import { request } from '@prostuti/server/testing/test-app'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { openDatabase } from './support/database.ts'
import { count, outOf, someOf } from './support/figures.ts'
import { signInPeople } from './support/people.ts'
import { buildApp } from './support/serve-app.ts'
import { inParallel } from './support/submit-until-acked.ts'
import { countsWhatItHasSeen } from './variants/careless-likes.ts'

const countsHold = 'as many likes are counted as there are'

export default definePromise({
  number: 14,
  title: 'A like is one of an account, and counted once.',
  async run(trial) {
    await judgeLikes(trial, { people: trial.n(60, 500), each: 20 })
    await trial.control('liking that looks first and writes later', countsHold, wrong =>
      judgeLikes(wrong, { people: 20, each: 20, replaceParts: countsWhatItHasSeen }),
    )
  },
})

interface LikeTrial {
  readonly people: number
  /** Calls of one person. */
  readonly each: number
  readonly replaceParts?: ReplaceParts
}

/** As many connections as a process has; so many calls are under way at once. */
const connections = 20

/** Everybody likes one post and one comment again and again, all at once. */
async function judgeLikes(trial: Trial, { people: size, each, replaceParts }: LikeTrial): Promise<void> {
  const db = await openDatabase(trial, { poolSize: connections })
  const app = buildApp({ db, limits: null, replaceParts })
  const [staff] = await signInPeople(db, 1, { moderator: true })
  const write = (path: string, body: object) =>
    request<{ id: string }>(app, 'POST', `feed/v1/${path}`, { token: staff!.token, body })
  const post = (await write('posts/', { type: 0, text: 'শুভ সকাল' })).body.id
  const comment = (await write('posts/comments/create/', { post, text: 'শুভ সকাল' })).body.id
  const people = await signInPeople(db, size)
  const paths = [`posts/like-toggle/${post}/`, `comments/like-toggle/${comment}/`]
  // A person's calls stand side by side, so that they meet.
  const calls = people.flatMap(({ token }) =>
    Array.from({ length: each }, (_, turn) => ({ token, path: paths[turn % 2]! })),
  )
  const strange: string[] = []
  await inParallel(calls, connections, async ({ token, path }) => {
    const { status, text } = await request(app, 'POST', `feed/v1/${path}`, { token })
    if (status !== 200) strange.push(`${status} ${text}`)
  })
  const { rows } = await db.pool.query<{ counted: number; there: number; twice: number }>(
    `select like_count as counted, (select count(*) from post_likes where post_id = p.id)::int as there,
            (select count(*) - count(distinct user_id) from post_likes where post_id = p.id)::int as twice from posts p
     union all
     select like_count, (select count(*) from comment_likes where comment_id = c.id)::int,
            (select count(*) - count(distinct user_id) from comment_likes where comment_id = c.id)::int from comments c`,
  )
  const wrong = rows.filter(({ counted, there }) => counted !== there)
  const figures = rows.map(({ counted, there }) => `${counted} counted, ${there} there`)
  trial.check(countsHold, wrong.length === 0, `${figures.join('; ')} after ${count(calls.length)} calls`)
  const twice = rows.filter(each => each.twice > 0).length
  trial.check('nobody likes anything twice', twice === 0, outOf(twice, rows.length))
  trial.check(
    'every call is answered',
    strange.length === 0,
    `${outOf(strange.length, calls.length)} not${someOf(strange)}`,
  )
}
