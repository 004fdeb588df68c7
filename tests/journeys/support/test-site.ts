import { connect, type Database, unhurried } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { type HeldExam, holdExam } from '@prostuti/server/testing/exams'
import { steadyPort } from '../../promises/support/server-folder.ts'
import { forgetful, startTestCluster } from '../../support/cluster.ts'
import { type ServerProcess, startServer } from '../../support/server-process.ts'
import { suspendDatabase } from '../../support/suspend-database.ts'

type ExamOptions = NonNullable<Parameters<typeof holdExam>[2]>

/** A whole Prostuti with its sandbox and the demo, and the methods that arrange exams in it. */
export interface TestSite {
  /** The site and the API. */
  readonly url: string
  /** The page of a partner on another site. */
  readonly partnerUrl: string
  /** The sandbox: sign-in, payments, and push services of browsers and phones. */
  readonly sandboxUrl: string
  readonly db: Database
  /** Holds an exam, from now on and short unless said otherwise. */
  hold(options?: ExamOptions): Promise<HeldExam>
  /**
   * Nobody of the demo has begun anything, taken part in anything, agreed to a partner, made a calendar's address or bought
   * premium but whom the demo gave it, and the exams that were held are on no list: what one journey leaves behind would lead the next one's way.
   */
  clear(): Promise<void>
  /** Ends the server as a power cut would. */
  kill(): Promise<void>
  /** Starts it again, at the same addresses and on the same database. */
  start(): Promise<void>
  /** Its database answers nothing until what is returned is called. */
  suspendDatabase(): Promise<() => void>
  /** What the server has printed. */
  output(): string
  close(): Promise<void>
}

/** Where the menu's links to other sites lead; nothing opens them. */
export const otherSites = {
  MORE_APPS_URL: 'https://apps.example/more',
  SOCIAL_PAGE_URL: 'https://social.example/page',
  SOCIAL_GROUP_URL: 'https://social.example/group',
}

/** Opens a test site on a PostgreSQL of its own. */
export async function openTestSite(): Promise<TestSite> {
  const cluster = await startTestCluster({ settings: forgetful })
  const env = await settings(cluster.url)
  // A busy machine takes minutes to seed the demo.
  let server: ServerProcess = await startServer({ env, readyWithin: 330_000 }).catch(async error => {
    await cluster.stop()
    throw error
  })
  const held: number[] = []
  const db = connect({ url: cluster.url, poolSize: 4, log: silentLog, ...unhurried })
  return {
    url: server.url,
    partnerUrl: server.partnerUrl,
    sandboxUrl: server.sandboxUrl,
    db,
    async hold(options) {
      const exam = await holdExam(db, Date.now(), options)
      held.push(exam.id)
      return exam
    },
    async clear() {
      const theirs = "user_id in (select id from users where email like '%@sandbox.prostuti.example')"
      for (const table of ['attempts', 'results', 'partner_consents', 'dated_entries', 'calendar_addresses'])
        await db.pool.query(`delete from ${table} where ${theirs}`)
      await db.pool.query(
        'delete from premium_grants where order_id not in (select id from payment_orders where tran_id like $1)',
        ['demo%'],
      )
      await db.pool.query('update premium_grants set taken_back_at = null')
      await db.pool.query('update exams set question_state = 1 where id = any($1)', [held.splice(0)])
    },
    kill: async () => void (await server.kill('SIGKILL')),
    async start() {
      server = await startServer({ env })
    },
    suspendDatabase: () => suspendDatabase(cluster, db.pool),
    output: () => server.output(),
    async close() {
      await server.stop()
      await db.close()
      await cluster.stop()
    },
  }
}

/** The ports are chosen once: a server that is started again is found where it was. */
async function settings(databaseUrl: string): Promise<Record<string, string>> {
  const [PORT, PARTNER_PORT, SANDBOX_PORT] = [await steadyPort(), await steadyPort(), await steadyPort()].map(String)
  return {
    PORT: PORT!,
    PARTNER_PORT: PARTNER_PORT!,
    SANDBOX_PORT: SANDBOX_PORT!,
    DATABASE_URL: databaseUrl,
    PROSTUTI_DEMO: 'on',
    LOG_LEVEL: 'warn',
    ...otherSites,
  }
}
