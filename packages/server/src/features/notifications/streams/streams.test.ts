import { createMigratedDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer } from '../../../app/http-server/http-server.ts'
import { listen } from '../../../platform/http/server/listen.ts'
import { silentLog } from '../../../platform/log.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { publishEvent } from '../../../platform/notifications/publish-event.ts'
import { holdExam, minute } from '../../../testing/exams.ts'
import { createTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { type ReadStream, readStream } from '../testing/read-stream.ts'

interface Process {
  readonly testApp: TestApp
  readonly url: string
  stop(): Promise<unknown>
}

let database: Awaited<ReturnType<typeof createMigratedDatabase>>
let one: Process
let other: Process
const opened: ReadStream[] = []

/** As a process of production: a server in front, streams ended before its requests are. */
async function startProcess(options: Parameters<typeof createTestApp>[1] = {}): Promise<Process> {
  const testApp = await createTestApp(database.url, options)
  const server = createHttpServer({ app: testApp.app, files: [], site: null, log: silentLog })
  const { port, stop } = await listen(server, { setting: 'PORT', port: 0, host: '127.0.0.1' })
  return {
    testApp,
    url: `http://127.0.0.1:${port}`,
    stop: () => Promise.all([stop(), testApp.app.end()]).then(() => testApp.close()),
  }
}

beforeAll(async () => {
  database = await createMigratedDatabase()
  one = await startProcess()
  other = await startProcess()
})
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close()
})
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()])
  await database.drop()
})

async function open({ token }: Pick<Person, 'token'>, { url }: Process = one): Promise<ReadStream> {
  const stream = await readStream(url, token)
  opened.push(stream)
  return stream
}

const tell = (key: string, ...people: Person[]) =>
  notify(one.testApp.db.pool, {
    ...{ kind: 'new_device', key, data: { device: key } },
    people: people.map(({ id }) => id),
    at: one.testApp.clock.now(),
  })

describe('a stream', () => {
  it('says first how many are unread, then of each change, in whichever process it happens', async () => {
    const person = await one.testApp.person()
    await tell('before', person)
    const streams = [await open(person), await open(person, other)]
    for (const stream of streams) {
      expect(await stream.next()).toEqual({ type: 'notifications', unread: 1, latest: null })
      expect(stream.response.headers.get('content-type')).toBe('text/event-stream')
      expect(stream.response.headers.get('access-control-allow-origin')).toBe('*')
    }
    await tell('after', person)
    for (const stream of streams)
      expect(await stream.next()).toMatchObject({ unread: 2, latest: { kind: 'new_device', is_new: true } })
    const { body } = await person.call<{ results: { id: string }[] }>('GET', 'firebase/v1/my-notifications/')
    await person.call('POST', 'firebase/v1/my-notifications/read/', { until: body.results[0]!.id })
    for (const stream of streams)
      expect(await stream.next()).toEqual({ type: 'notifications', unread: 0, latest: null })
  })

  it('says to all what became public, once that is committed', async () => {
    const streams = [await open(await one.testApp.person()), await open(await one.testApp.person(), other)]
    await Promise.all(streams.map(stream => stream.until('notifications')))
    await publishEvent(other.testApp.db.pool, { type: 'post', post: '7' })
    await publishEvent(one.testApp.db.pool, { type: 'comment', post: '7', comment: '8' })
    for (const stream of streams) {
      expect(await stream.until('post')).toEqual({ type: 'post', post: '7' })
      expect(await stream.until('comment')).toEqual({ type: 'comment', post: '7', comment: '8' })
    }
  })

  it('says nothing of another person', async () => {
    const [person, stranger] = [await one.testApp.person(), await one.testApp.person()]
    const stream = await open(person)
    await stream.until('notifications')
    await tell('theirs', stranger)
    await tell('mine', person)
    expect(await stream.until('notifications')).toMatchObject({ unread: 1, latest: { kind: 'new_device' } })
  })

  it('says nothing of notifications while its person sits an exam, and what has come after it', async () => {
    const [person, witness] = [await one.testApp.person({ member: true }), await one.testApp.person()]
    const [stream, beside] = [await open(person), await open(witness)]
    await Promise.all([stream, beside].map(each => each.until('notifications')))
    const exam = await holdExam(one.testApp.db, one.testApp.clock.now(), { durationMs: 10 * minute })
    expect((await person.join(exam.id)).status).toBe(200)
    const [later, besideLater] = [await open(person, other), await open(witness, other)]
    await besideLater.until('notifications')
    await tell('meanwhile', person, witness)
    // Told in the same round, so that the person would have been told by then.
    await Promise.all([beside, besideLater].map(each => each.until('notifications')))
    await publishEvent(one.testApp.db.pool, { type: 'post', post: '9' })
    expect([await stream.next(), await later.next()]).toEqual(Array(2).fill({ type: 'post', post: '9' }))
    expect((await person.submit(exam.id, {})).status).toBe(200)
    expect(await stream.next()).toMatchObject({ type: 'notifications', unread: 1, latest: { kind: 'new_device' } })
    expect(await later.next()).toEqual({ type: 'notifications', unread: 1, latest: null })
  })
})

describe('the end of a stream', () => {
  const ends = async (stream: ReadStream) => [await stream.until('signed_out'), await stream.next()]
  const over = [{ type: 'signed_out' }, null]

  it('comes as the session ends, in every process', async () => {
    for (const [method, path] of [
      ['POST', 'accounts/v1/logout/'],
      ['POST', 'accounts/v1/logout/everywhere/'],
      ['DELETE', 'accounts/v1/delete-user/'],
    ] as const) {
      const person = await one.testApp.person()
      const streams = [await open(person), await open(person, other)]
      await Promise.all(streams.map(stream => stream.until('notifications')))
      expect((await person.call(method, path)).status).toBe(204)
      for (const stream of streams) expect(await ends(stream)).toEqual(over)
    }
  })

  it('comes for a session that has expired', async () => {
    const person = await one.testApp.person()
    const streams: ReadStream[] = []
    // One in each second's turn: whichever comes next finds it.
    for (let turn = 0; turn < 6; turn++) streams.push(await open(person))
    await Promise.all(streams.map(stream => stream.until('notifications')))
    await one.testApp.db.pool.query(
      `update sessions set expires_at = clock_timestamp() - interval '1 second' where user_id = $1`,
      [person.id],
    )
    expect(await Promise.race(streams.map(ends))).toEqual(over)
  })

  it('comes for the oldest of too many of one person', async () => {
    const person = await one.testApp.person()
    const streams: ReadStream[] = []
    for (let number = 0; number < 7; number++) {
      streams.push(await open(person))
      await streams[number]!.until('notifications')
    }
    expect(await streams[0]!.next()).toBeNull()
    await tell('to six', person)
    for (const stream of streams.slice(1)) expect(await stream.next()).toMatchObject({ unread: 1 })
  })

  it('comes at once as the process stops', async () => {
    const third = await startProcess()
    const stream = await open(await one.testApp.person(), third)
    await stream.until('notifications')
    const began = performance.now()
    await third.stop()
    expect(await stream.next()).toBeNull()
    expect(performance.now() - began).toBeLessThan(8_000)
  })
})

describe('who may open one', () => {
  it('is a person with a session, where there is room', async () => {
    const full = await startProcess({ maxStreams: 1 })
    const person = await one.testApp.person()
    await (await open(person, full)).until('notifications')
    expect([
      (await open({ token: 'x'.repeat(43) }, full)).response.status,
      (await open(person, full)).response.status,
    ]).toEqual([401, 503])
    await full.stop()
  })

  it('gets the head alone by HEAD', async () => {
    const { token } = await one.testApp.person()
    const response = await fetch(`${one.url}/api/firebase/v1/stream/`, {
      ...{ method: 'HEAD', headers: { authorization: `token ${token}` } },
    })
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      ...[200, 'text/event-stream', ''],
    ])
  })
})

describe('a process that could not listen', () => {
  it('catches up with what it has missed', async () => {
    const person = await one.testApp.person()
    const stream = await open(person)
    await stream.until('notifications')
    const { pool } = one.testApp.db
    const client = await pool.connect()
    // One statement: nothing that is told now is heard by a process whose connection has ended.
    await client.query(
      `select pg_terminate_backend(pid, 1000) from pg_stat_activity
        where application_name = 'prostuti-listen' and datname = current_database()`,
    )
    client.release()
    await publishEvent(pool, { type: 'post', post: '11' })
    await tell('missed', person)
    const heard: unknown[] = []
    while (heard.length < 2) {
      const event = await stream.next()
      // Those of the seconds before may come again: a list knows by the id whether it has them.
      if (event?.type === 'notifications' || (event?.type === 'post' && event.post === '11')) heard.push(event)
    }
    expect(heard).toEqual(
      expect.arrayContaining([
        { type: 'post', post: '11' },
        expect.objectContaining({ unread: 1, latest: expect.objectContaining({ kind: 'new_device' }) }),
      ]),
    )
  })
})
