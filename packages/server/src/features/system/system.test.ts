import type { AuditEntry, BackgroundTask, Problem, Role, SystemState } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { createMetrics } from '../../platform/metrics/metrics.ts'
import { taskQueue } from '../../platform/tasks/task-queue.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { runTasks } from '../../testing/run-tasks.ts'
import type { Person } from '../../testing/test-app.ts'
import { beginRun, recordBackup, recordTrial } from './index.ts'

const metrics = createMetrics()
let isBroken = true
const testApp = await openTestApp({
  metrics,
  surroundings: {
    ...{ commit: 'b41c2f0', run: null, folder: '.' },
    settings: [{ name: 'RECEIPT_KEY', is_secret: true, is_set: true, value: null }],
    backups: async () => {
      if (isBroken) throw new AppError('something_wrong')
      return { file: 'one.tar.gz', bytes: 5, rows: 7 }
    },
  },
})
const { db } = testApp

async function staff(role: Role): Promise<Person> {
  const person = await testApp.person({ member: true })
  await db.pool.query('update users set role = $2, name = $2 where id = $1', [person.id, role])
  return person
}

const owner = await staff('owner')
const state = async () => (await owner.call<SystemState>('GET', 'core/v1/system/')).body
const backUp = () => owner.call<{ job: string }>('POST', 'core/v1/system/backups/', {})
const retry = (id: string, by = owner) =>
  by.call<BackgroundTask & Problem>('POST', `core/v1/system/tasks/${id}/retry/`, {})

it('is the owner’s alone', async () => {
  for (const role of ['editor', 'moderator', 'finance'] as const) {
    const person = await staff(role)
    expect((await person.call('GET', 'core/v1/system/')).status).toBe(403)
    expect((await retry(crypto.randomUUID(), person)).status).toBe(403)
  }
})

it('shows a task that failed, and does it again by one press, once, with who pressed', async () => {
  const { job } = (await backUp()).body
  expect((await backUp()).body.job).toBe(job)
  await runTasks(testApp.app)
  expect((await state()).tasks).toMatchObject({
    failed: [{ id: job, kind: 'core.backup', failure: 'something_wrong', by: 'owner', tries: 1 }],
    open: [],
  })
  isBroken = false
  const pressed = await Promise.all([retry(job), retry(job)])
  expect(pressed.map(({ body }) => body.state)).toEqual(['queued', 'queued'])
  expect((await state()).tasks).toMatchObject({ failed: [], open: [{ kind: 'core.backup', queued: 1, running: 0 }] })
  await runTasks(testApp.app)
  expect((await retry(job)).body).toMatchObject({ state: 'done', result: { file: 'one.tar.gz' } })
  const log = await owner.call<{ results: AuditEntry[] }>('GET', `core/v1/audit-log/?kind=task&id=${job}`)
  expect(log.body.results).toMatchObject([
    { actor: 'owner', action: 'retried', before: { failure: 'something_wrong' }, after: { kind: 'core.backup' } },
  ])
  expect((await state()).tasks).toMatchObject({ done_today: 1, middle_ms: expect.any(Number) })
})

it('does not do a task again beside another one of the same work, nor one that is not there', async () => {
  isBroken = true
  const { job } = (await backUp()).body
  await runTasks(testApp.app)
  const kind = 'core.backup'
  await inTransaction(db.pool, client => taskQueue.enqueue(client, { kind, input: null, by: null, key: kind }))
  expect((await retry(job)).body.code).toBe('conflict')
  expect((await retry(crypto.randomUUID())).body.code).toBe('not_found')
})

it('says what runs, what it takes and how it fares, without a secret', async () => {
  await beginRun(db.pool, '0.0.9').then(run => run.end())
  const { versions, storage, runs, server, settings } = await state()
  expect(versions).toMatchObject({ commit: 'b41c2f0', node: process.versions.node })
  expect(versions.migration.count).toBeGreaterThan(0)
  expect(storage.database_bytes).toBeGreaterThan(1_000_000)
  expect(storage.tables[0]!.bytes).toBeGreaterThanOrEqual(storage.tables.at(-1)!.bytes)
  expect(runs.before).toMatchObject({ was_orderly: true, version: '0.0.9' })
  expect(server.p50_ms).toBeLessThanOrEqual(server.p99_ms!)
  expect(server.connections.used).toBeGreaterThan(0)
  expect(settings).toEqual([{ name: 'RECEIPT_KEY', is_secret: true, is_set: true, value: null }])
})

it('counts a backup by its last tried restore', async () => {
  const made = { at: new Date(), file: 'one.tar.gz', bytes: 5, rows: 7, tookMs: 3 }
  const { id } = await recordBackup(db.pool, made)
  expect((await state()).backups).toMatchObject({
    is_nightly: true,
    last: { file: 'one.tar.gz', tried: null },
    last_tried: null,
  })
  await recordTrial(db.pool, id, { tookMs: 9, rows: 7, failure: null })
  expect((await state()).backups.last_tried).toMatchObject({ id: String(id), tried: { rows: 7, failure: null } })
})
