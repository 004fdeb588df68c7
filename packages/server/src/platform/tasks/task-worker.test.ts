import type { BackgroundTask } from '@prostuti/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { runTasks } from '../../testing/run-tasks.ts'
import type { Person } from '../../testing/test-app.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../errors/app-error.ts'
import { silentLog } from '../log.ts'
import { purgeTasks } from './purge-tasks.ts'
import { taskQueue } from './task-queue.ts'
import { createTaskWorker } from './task-worker.ts'
import type { TaskHandler, TaskRun } from './tasks.ts'

let work: (run: TaskRun) => ReturnType<TaskHandler['run']>
const handler: TaskHandler<string> = { kind: 'test.work', run: run => work(run) }
const testApp = await openTestApp({ taskHandlers: [handler] })
const { app } = testApp
const { pool } = testApp.db

let staff: Person

beforeEach(async () => {
  await pool.query('delete from background_jobs')
  staff = await testApp.person({ member: true })
  await pool.query(`update users set role = 'owner' where id = $1`, [staff.id])
})

const enqueue = (input = {}, key?: string) =>
  inTransaction(pool, client =>
    taskQueue.enqueue(client, { kind: 'test.work', input, by: BigInt(staff.id), ...(key && { key }) }),
  )

const read = async (id: string) => (await staff.call<BackgroundTask>('GET', `core/v1/background-jobs/${id}/`)).body

describe('a task', () => {
  it('waits, is done, and shows who asked for it how far it came and what came of it', async () => {
    const seen: BackgroundTask[] = []
    work = async run => {
      await run.progress(3, 10)
      seen.push(await read(run.id))
      await run.progress(7, 10)
      return { input: run.input, by: String(run.by) }
    }
    const id = await enqueue({ file: 'প্রশ্ন.xlsx' })
    expect(await read(id)).toMatchObject({ state: 'queued', done: 0, total: 0, result: null, ended_at: null })
    expect(await runTasks(app)).toBe(1)
    expect(seen[0]).toMatchObject({ state: 'running', done: 3, total: 10 })
    const result = { input: { file: 'প্রশ্ন.xlsx' }, by: staff.id }
    expect(await read(id)).toMatchObject({ state: 'done', done: 7, total: 10, result, failure: null })
    expect((await read(id)).ended_at).not.toBeNull()
  })

  it('is listed for who asked for it and for nobody else', async () => {
    const id = await enqueue()
    const other = await testApp.person({ member: true })
    await pool.query(`update users set role = 'owner' where id = $1`, [other.id])
    const listed = (person: Person) => person.call<{ results: { id: string }[] }>('GET', 'core/v1/background-jobs/')
    expect((await listed(staff)).body.results.map(task => task.id)).toEqual([id])
    expect((await listed(other)).body.results).toEqual([])
    expect((await other.call('GET', `core/v1/background-jobs/${id}/`)).status).toBe(404)
    expect((await (await testApp.person()).call('GET', `core/v1/background-jobs/${id}/`)).status).toBe(403)
  })

  it('exists only if the transaction that asks for it commits', async () => {
    await expect(
      inTransaction(pool, async client => {
        await taskQueue.enqueue(client, { kind: 'test.work', input: {}, by: BigInt(staff.id) })
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await runTasks(app)).toBe(0)
  })

  it('waits or runs once for a key, and again after its end', async () => {
    work = async () => null
    const ids = await Promise.all(Array.from({ length: 6 }, () => enqueue({}, 'exam 7')))
    expect(new Set(ids).size).toBe(1)
    expect(await runTasks(app)).toBe(1)
    expect(await enqueue({}, 'exam 7')).not.toBe(ids[0])
  })

  it('fails with the code of what was refused', async () => {
    work = async () => {
      throw new AppError('exam_generation_failed')
    }
    const id = await enqueue()
    await runTasks(app)
    expect(await read(id)).toMatchObject({ state: 'failed', failure: 'exam_generation_failed', result: null })
  })

  it('is tried again after an unknown error, and given up after five', async () => {
    let tries = 0
    work = async () => {
      tries++
      throw new Error('no reason')
    }
    const id = await enqueue()
    for (let turn = 0; turn < 8; turn++) {
      await runTasks(app)
      await pool.query(`update background_jobs set seen_at = seen_at - interval '1 hour'`)
    }
    expect(tries).toBe(5)
    expect(await read(id)).toMatchObject({ state: 'failed', failure: 'something_wrong' })
  })

  it('waits a while before it is tried again', async () => {
    work = async () => {
      throw new Error('no reason')
    }
    await enqueue()
    expect([await runTasks(app), await runTasks(app)]).toEqual([1, 0])
  })
})

describe('a process that ends', () => {
  const worker = (run: (task: TaskRun) => ReturnType<TaskHandler['run']>) =>
    createTaskWorker({ pool, log: silentLog, handlers: [{ kind: 'test.work', run }] })

  /** Begins the work and never ends it by itself. */
  function endless() {
    const begun = Promise.withResolvers<TaskRun>()
    const run = (task: TaskRun) => {
      begun.resolve(task)
      return new Promise<null>((_, reject) => task.signal.addEventListener('abort', () => reject(task.signal.reason)))
    }
    return { begun: begun.promise, run }
  }

  it('gives its task back in order, and the next one does it at once', async () => {
    const { begun, run } = endless()
    const first = worker(run).start()
    const id = await enqueue()
    await begun
    await first.stop()
    expect((await read(id)).state).toBe('queued')
    work = async () => 'done by the next'
    expect(await runTasks(app)).toBe(1)
    expect(await read(id)).toMatchObject({ state: 'done', result: 'done by the next' })
  })

  it('begins no task that it claimed while it was asked to end', async () => {
    const ending = new AbortController()
    const id = await enqueue()
    let begun = false
    const claims = worker(async () => {
      begun = true
      return null
    }).runNext(ending.signal)
    ending.abort()
    expect(await claims).toBe(true)
    expect([begun, (await read(id)).state]).toEqual([false, 'queued'])
  })

  it('without a word loses its task to the next, and writes nothing of it afterwards', async () => {
    const frozen = Promise.withResolvers<string>()
    const begun = Promise.withResolvers<TaskRun>()
    const id = await enqueue()
    const silent = worker(task => {
      begun.resolve(task)
      return frozen.promise
    }).runNext()
    const lost = await begun.promise
    expect(await runTasks(app)).toBe(0)
    await pool.query(`update background_jobs set seen_at = now() - interval '31 seconds'`)
    work = async () => 'done by the next'
    expect(await runTasks(app)).toBe(1)
    await lost.progress(1, 2)
    expect(lost.signal.aborted).toBe(true)
    frozen.resolve('done by the dead')
    await silent
    expect(await read(id)).toMatchObject({ state: 'done', done: 0, result: 'done by the next' })
  })
})

describe('tasks that ended', () => {
  it('are purged after 30 days', async () => {
    work = async () => null
    const [old] = [await enqueue(), await enqueue()]
    await runTasks(app)
    await pool.query(`update background_jobs set ended_at = now() - interval '31 days' where id = $1`, [old])
    expect(await purgeTasks(pool)).toBe(1)
    expect((await pool.query('select 1 from background_jobs')).rowCount).toBe(1)
  })
})
