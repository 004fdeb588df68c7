import type { ScheduledWork } from '../../platform/feature.ts'
import { startSchedule } from '../../platform/tasks/schedule.ts'
import { sweepEvery } from '../../platform/tasks/sweep.ts'
import type { App } from '../app.ts'
import { listFeatures } from '../features.ts'
import type { Start } from './start.ts'

const hourMs = 3_600_000
const minuteMs = 60_000

/** What happens without anybody asking: sheets that are due, rows that expired, the demo's next exams. */
export function startWork({ log, works }: Start, app: App, demo: (() => Promise<void>) | null): void {
  const features = listFeatures(app.features)
  const scheduled: ScheduledWork[] = features.flatMap(feature => feature.scheduled ?? [])
  const purges = features.flatMap(feature => feature.purges ?? [])
  scheduled.push({
    name: 'purge-expired',
    everyMs: hourMs,
    async run() {
      for (const purge of purges) await purge()
    },
  })
  if (demo) scheduled.push({ name: 'hold-demo-exams', everyMs: minuteMs, run: demo })
  const running = [
    startSchedule(app.db.pool, scheduled, log),
    ...features.flatMap(({ sweeps = [] }) => sweeps.map(({ everyMs, run }) => sweepEvery(everyMs, run, log))),
    app.tasks.start(),
  ]
  for (const work of running) works.push(() => work.stop())
}
