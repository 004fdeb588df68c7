import { circularStates, shapes } from '@prostuti/contract'
import { circularColumns } from '@prostuti/server/features/circulars/staff/circular-columns'
import { circulars } from '@prostuti/server/features/circulars/tables/circulars'
import { searchConnections } from '@prostuti/server/features/study/index'
import { connect, type Database } from '@prostuti/server/platform/db/database'
import { addDays, dhakaDay } from '@prostuti/server/platform/dhaka-day'
import { silentLog } from '@prostuti/server/platform/log'
import { buildApp } from '../../promises/support/serve-app.ts'
import { openBenchDatabase } from '../support/bench-database.ts'
import { signInPeople, tokenOf } from '../support/people.ts'

/** Open circulars in a database of their own, read through the app by a member as it is served: a list is counted once in ten seconds. */
export interface CircularBook {
  /** Resolves to the rows it answers with. */
  read(path: string): Promise<number>
  close(): Promise<void>
}

/** Rows of one statement. */
const atOnce = 500

export async function openCirculars(size: number): Promise<CircularBook> {
  const benchDatabase = await openBenchDatabase()
  const db = connect({ url: benchDatabase.url, poolSize: 4, log: silentLog })
  const searchDb = connect({ url: benchDatabase.url, log: silentLog, ...searchConnections })
  await signInPeople(benchDatabase, { first: 1, count: 1 })
  await write(db, size)
  const { http } = buildApp({ db, searchDb })
  return {
    async read(path) {
      const response = await http.request(`/api/job/v1/jobs/${path}`, {
        headers: { authorization: `token ${tokenOf(1)}` },
      })
      const { results } = (await response.json()) as { results?: unknown[] }
      if (response.status !== 200 || !results?.length) throw new Error(`${path} answered ${response.status}`)
      return results.length
    },
    async close() {
      await Promise.all([db.close(), searchDb.close()])
      await benchDatabase.close()
    },
  }
}

const categories = ['bank', 'teacher', 'government', 'engineering', 'health'] as const

async function write(db: Database, size: number): Promise<void> {
  const now = Date.now()
  const today = dhakaDay(now)
  for (let first = 0; first < size; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, size - first) }, (_, index) => first + index)
    await db.orm.insert(circulars).values(
      numbers.map(number => {
        const fields = shapes['circulars.createCircular'].body.parse({
          // Twenty have the words, however many there are.
          title: `সহকারী কর্মকর্তা ${number}${number < 20 ? ' হিসাবরক্ষক accountant' : ''}`,
          company: `নমুনা দপ্তর ${number % 40}`,
          category: categories[number % categories.length],
          deadline: number % 10 === 0 ? null : addDays(today, 1 + (number % 300)),
          exam_date: number % 3 === 0 ? null : addDays(today, 40 + (number % 300)),
          requirements: `স্নাতক বা সমমান, অভিজ্ঞতা ${number % 7} বছর; কম্পিউটারে দক্ষ।`,
          published_on: new Date(now - 60_000 - number).toISOString(),
        })
        const at = new Date(now - number * 1_000)
        return {
          ...circularColumns(fields),
          state: circularStates.approved,
          publicSince: at,
          ...{ createdAt: at, updatedAt: at },
        }
      }),
    )
  }
  await db.pool.query('vacuum analyze circulars')
}
