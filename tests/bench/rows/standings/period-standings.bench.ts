import { randomBytes } from 'node:crypto'
import { hashSecret } from '@prostuti/server/features/auth/sessions/sessions'
import { request } from '@prostuti/server/testing/test-app'
import { buildApp } from '../../../promises/support/serve-app.ts'
import { defineBench, type Sample } from '../../bench.ts'
import { openWeeks } from '../../periods/open-week.ts'
import { medianTime } from '../../support/latency.ts'

const calls = 60

/** In the list, and of its district. */
const me = { id: 129, token: randomBytes(32).toString('base64url') }

/**
 * A page of a week's list among a district, with my place in it and in the week before, beside a page of one exam's final list with
 * my place in it, both as the API answers them.
 */
export default defineBench({
  name: 'period-standings',
  what: 'ms to read a page of a district’s list over a week of 10 exams with 100,000 sheets',
  beside: 'a page of one exam’s final list',
  atLeast: { max: 15 },
  goal: { max: 8 },
  async run({ full, say }) {
    const rounds = full ? 15 : 7
    const bench = await openWeeks()
    try {
      const { db, day, ranked } = bench
      await db.pool.query(
        `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, clock_timestamp() + interval '1 day')`,
        [hashSecret(me.token), me.id],
      )
      const app = buildApp({ db, checkReturns: false })
      const read = async (query: string) => {
        const { status, body } = await request<{ results: unknown[] }>(app, 'GET', `exam/v5/standings/${query}`, {
          token: me.token,
        })
        if (status !== 200 || body.results.length === 0) throw new Error(`A page came without its rows: ${status}`)
      }
      const ofWeek = (among: string) => () => read(`?period=week&day=${day}&among=${among}&page=2`)
      const ofExam = () => read(`${ranked}/?page=2`)
      const started = performance.now()
      await ofWeek('all')()
      say(`the first reader of both weeks waits ${Math.round(performance.now() - started)} ms`)
      say(`among all: ${(await medianTime(ofWeek('all'), calls)).toFixed(1)} ms`)
      await medianTime(ofWeek('district'), calls)
      await medianTime(ofExam, calls)
      const samples: Sample[] = []
      for (let round = 0; round < rounds; round++)
        samples.push({ ours: await medianTime(ofWeek('district'), calls), beside: await medianTime(ofExam, calls) })
      return { samples, n: `${rounds} rounds of ${calls} pages` }
    } finally {
      await bench.close()
    }
  },
})
