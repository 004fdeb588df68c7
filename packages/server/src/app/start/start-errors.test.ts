import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { withClient } from '@prostuti/embedded-database/connection'
import { createDatabase } from '@prostuti/embedded-database/testing/fresh-database'
import { temporaryFolder } from '@prostuti/embedded-database/testing/test-cluster'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { explainFolderError } from '../../platform/db/explain-folder-error.ts'
import { fakePostgres } from '../../testing/fake-postgres.ts'
import { nodeFlags } from './node-flags.ts'

const cleanUps: (() => unknown)[] = []
afterAll(async () => {
  for (const each of cleanUps.reverse()) await each()
})

const withoutDemo = { PROSTUTI_DEMO: 'off', PROVIDER_ISSUER: 'http://127.0.0.1:9', PROVIDER_CLIENT_ID: 'none' }

/** What the real server says when it is started with these settings and cannot. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { PATH, NODE_COMPILE_CACHE = '' } = process.env
  const free = { PORT: '0', PARTNER_PORT: '0', SANDBOX_PORT: '0', LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [...nodeFlags, join(import.meta.dirname, '..', '..', 'main.ts')], {
    env: { PATH, NODE_COMPILE_CACHE, ...free, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  return (await said).join('').trim()
}

const onDatabase = (url: string) => refusal({ ...withoutDemo, DATABASE_URL: url })

async function takenPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUps.push(() => server.close())
  return String((server.address() as AddressInfo).port)
}

async function fake(...[greeting]: Parameters<typeof fakePostgres>) {
  const postgres = await fakePostgres(greeting)
  cleanUps.push(() => postgres.close())
  return { ...postgres, address: new URL(postgres.url).host }
}

describe.concurrent('a server that cannot start says which setting it is and what to do', { timeout: 150_000 }, () => {
  // It waits for ten seconds, beside the others.
  it('when whatever is there takes the connection and never answers', async () => {
    const { url, address } = await fake('silence')
    const started = performance.now()
    expect(await onDatabase(url)).toBe(
      `DATABASE_URL: ${address} takes a connection and has not answered for 10 s. Is that PostgreSQL? Correct the address.`,
    )
    expect(performance.now() - started).toBeLessThan(140_000)
  })

  it.each(['PORT', 'PARTNER_PORT', 'SANDBOX_PORT'])('when the port of %s is taken', async setting => {
    const port = await takenPort()
    const data = await temporaryFolder()
    cleanUps.push(data.remove)
    expect(await refusal({ [setting]: port, PROSTUTI_DATA: data.path })).toBe(
      `${setting}: port ${port} is taken by another program. Stop that one, or choose another port with ${setting}.`,
    )
  })

  it('when HOST is no address of this machine', async () => {
    expect(await refusal({ HOST: '192.0.2.1' })).toMatch(/^HOST: 192\.0\.2\.1 is no address of this machine\. Set HOST/)
  })

  it('when nothing answers at the address of the database, without revealing its password', async () => {
    expect(await onDatabase('postgres://somebody:secret@127.0.0.1:1/prostuti')).toBe(
      'DATABASE_URL: nothing answers at 127.0.0.1:1. Start PostgreSQL there, or correct the address.',
    )
  })

  it('when the host of the database is unknown', async () => {
    expect(await onDatabase('postgres://somebody@nowhere.invalid/prostuti')).toBe(
      'DATABASE_URL: the host nowhere.invalid is unknown. Correct its name.',
    )
  })

  it('when the database does not exist', async () => {
    const url = new URL(inject('databaseUrl'))
    url.pathname = '/no_such_database'
    expect(await onDatabase(url.href)).toMatch(/there is no database "no_such_database" at .+\. Create it \(createdb/)
  })

  it('when the role may not make its tables', async () => {
    const database = await createDatabase(inject('databaseUrl'))
    const role = `guest_${crypto.randomUUID().slice(0, 8)}`
    await withClient(database.url, client => client.query(`create role ${role} login password 'secret'`))
    cleanUps.push(async () => {
      await database.drop()
      await withClient(inject('databaseUrl'), client => client.query(`drop role ${role}`))
    })
    const url = new URL(database.url)
    url.username = role
    url.password = 'secret'
    expect(await onDatabase(url.href)).toMatch(`DATABASE_URL: the role "${role}" lacks a permission in the database`)
  })

  it('when the database takes no Bangla sign for a letter, with the command that makes one that does', async () => {
    const database = await createDatabase(inject('databaseUrl'), { letters: 'C' })
    cleanUps.push(database.drop)
    const name = new URL(database.url).pathname.slice(1)
    expect(await onDatabase(database.url)).toBe(
      `DATABASE_URL: the database "${name}" (LC_CTYPE C) does not take Bangla signs for letters, so that no search would find a ` +
        `word. Make one that does: createdb --template=template0 --encoding=UTF8 --lc-ctype=C.UTF-8 "${name}".`,
    )
  })

  it('when PostgreSQL is older than supported, before it is asked anything', async () => {
    const { url, address, heard } = await fake({ version: '13.4 (Debian 13.4-1)' })
    expect(await onDatabase(url)).toBe(
      `DATABASE_URL: ${address} is PostgreSQL 13.4 (Debian 13.4-1). Prostuti needs 14 or newer: update it, or unset DATABASE_URL to use the embedded one.`,
    )
    expect(heard.filter(type => type !== 'X')).toEqual([])
  })

  it('when PostgreSQL does not let the role in', async () => {
    const { url, address } = await fake({ refuses: '28P01' })
    expect(await onDatabase(url)).toMatch(`PostgreSQL at ${address} does not let the role "somebody" in.`)
  })

  it('when whatever is there hangs up', async () => {
    const { url, address } = await fake('hang up')
    expect(await onDatabase(url)).toMatch(`whatever answers at ${address} hangs up`)
  })

  it('when the data folder is none and cannot become one', async () => {
    const folder = await temporaryFolder()
    cleanUps.push(folder.remove)
    const file = join(folder.path, 'file')
    await writeFile(file, '')
    expect(await refusal({ ...withoutDemo, PROSTUTI_DATA: file })).toBe(
      `PROSTUTI_DATA: ${file} cannot be a folder: name another folder or set DATABASE_URL.`,
    )
  })
})

describe('what kept the database’s folder from being used', () => {
  const coded = (code: string) => Object.assign(new Error(code), { code })
  it.each([
    [coded('EROFS'), 'is on a read-only file system'],
    [coded('ENOSPC'), 'has no room left'],
    [coded('ENOENT'), 'cannot be made: its place is missing or read-only'],
    [coded('EACCES'), 'may not be written by this user'],
    [new Error('initdb ended with 1: could not write to file "pg_wal/1": No space left on device'), 'has no room left'],
  ])('is reported with what to do: %s', (error, sentence) => {
    const { message } = explainFolderError(error, '/data') as Error
    expect(message).toMatch(`PROSTUTI_DATA: /data ${sentence}`)
    expect(message).toMatch('set DATABASE_URL')
  })

  it('stays as it is when it is something else', () => {
    const other = new Error('odd')
    expect(explainFolderError(other, '/data')).toBe(other)
  })
})
