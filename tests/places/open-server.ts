import { connect } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { holdExam } from '@prostuti/server/testing/exams'
import { serverEnvironment } from '../promises/support/server-environment.ts'
import { forgetful, startTestCluster } from '../support/cluster.ts'
import { startServer } from '../support/server-process.ts'

/** A whole server on a PostgreSQL of its own, with one running exam that anybody may take. */
export async function openServer() {
  const cluster = await startTestCluster({ settings: forgetful })
  const server = await startServer({ env: serverEnvironment(cluster.url) }).catch(async error => {
    await cluster.stop()
    throw error
  })
  const db = connect({ url: cluster.url, poolSize: 2, log: silentLog })
  return {
    db,
    exam: await holdExam(db, Date.now(), { questions: 6, membersOnly: false }),
    /** Of the API. */
    base: `${server.url}/api/`,
    async close() {
      await server.stop()
      await db.close()
      await cluster.stop()
    },
  }
}
