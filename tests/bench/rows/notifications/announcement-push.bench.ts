import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { defineBench } from '../../bench.ts'
import { openExamRoom } from '../../notifications/exam-room.ts'
import { announce, signInRung, untilRung } from '../../notifications/rung-people.ts'
import { startProgram } from '../../support/bare-process.ts'
import { openBenchDatabase } from '../../support/bench-database.ts'
import { cpuOf, cpuOfFamily } from '../../support/processes.ts'
import { seatAll } from '../../support/submissions.ts'

/** A hundred thousand within five minutes, fewer in as much less. */
const leastASecond = 100_000 / 300

/** Draft and submit calls while one announcement goes out to everybody's phone; fails where it takes too long. */
export default defineBench({
  name: 'announcement-push',
  what: 'ms (p95) of drafts and submissions while an announcement is queued and sent to a phone each',
  beside: 'before',
  atLeast: { max: 1.5 },
  goal: { max: 1.2 },
  async run({ full, say }) {
    const count = full ? 100_000 : 20_000
    const benchDatabase = await openBenchDatabase()
    const service = await startProgram(join(import.meta.dirname, '../../notifications/accepting-service.ts'), '')
    const seated = { first: 1, count: 50_000 }
    try {
      const server = await benchDatabase.serve({ NODE_ENV: 'development', PUSH_HOSTS: service.url })
      await seatAll(benchDatabase, seated)
      const crowd = { first: 1_000_000, count }
      await signInRung(benchDatabase, service.url, crowd)
      await benchDatabase.db.pool.query('vacuum analyze')
      const room = openExamRoom(benchDatabase, server.url, seated)
      await room.during(() => pause(5_000))
      const cpu = async () => (await cpuOf(server.pid)) + (await cpuOfFamily(benchDatabase.postmaster))
      const start = await cpu()
      const before = await room.during(() => pause(20_000))
      const begun = performance.now()
      const between = await cpu()
      const meanwhile = await room.during(async () => {
        await announce(benchDatabase, crowd)
        await untilRung(benchDatabase)
      })
      const seconds = (performance.now() - begun) / 1_000
      const ofCalls = ((between - start) / before.calls) * meanwhile.calls
      const each = ((await cpu()) - between - ofCalls) / count
      room.close()
      const rung = Number(await (await fetch(`${service.url}/count`)).text())
      say(
        `${rung} in ${seconds.toFixed()} s, ${each.toFixed(2)} ms of CPU each; p95 ${meanwhile.p95.toFixed(1)} ms, before ${before.p95.toFixed(1)} ms`,
      )
      if (rung !== count) throw new Error(`${rung} of ${count} phones have rung`)
      if (count / seconds < leastASecond) throw new Error(`${count} phones in ${seconds.toFixed()} s`)
      const calls = `${before.calls} and ${meanwhile.calls} calls`
      return { samples: [{ ours: meanwhile.p95, beside: before.p95 }], n: `${count} phones, ${calls}` }
    } finally {
      await service.stop()
      await benchDatabase.close()
    }
  },
})
