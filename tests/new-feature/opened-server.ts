import type { Language } from '@prostuti/contract'
import { exchangeCode } from '@prostuti/contract/auth/operations'
import { createDatabase } from '@prostuti/embedded-database/testing/fresh-database'
import { createPkce } from '@prostuti/sdk/auth'
import { issueCode } from '@prostuti/server/features/auth/index'
import { Pool } from 'pg'
import { forgetful, startTestCluster } from '../support/cluster.ts'
import { startServer } from '../support/server-process.ts'

/** A server of the copy, without a demo, as a browser meets it. */
export interface OpenedServer {
  get(path: string, from?: { language?: Language; cookie?: string }): Promise<Response>
  /** The cookie of a moderator. */
  signIn(): Promise<string>
  close(): Promise<void>
}

/** Nobody signs in through the provider. */
const settings = { PROSTUTI_DEMO: 'off', PROVIDER_ISSUER: 'http://127.0.0.1:9', PROVIDER_CLIENT_ID: 'none' }

export async function openServer(main: string): Promise<OpenedServer> {
  const cluster = await startTestCluster({ settings: forgetful })
  const { url: databaseUrl } = await createDatabase(cluster.url)
  const env = { ...settings, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' }
  const server = await startServer({ main, env }).catch(async error => {
    await cluster.stop()
    throw error
  })
  const pool = new Pool({ connectionString: databaseUrl })
  return {
    get: (path, { language = 'bn', cookie = '' } = {}) =>
      fetch(server.url + path, {
        redirect: 'manual',
        headers: { 'accept-language': language, cookie: `language=${language}; ${cookie}` },
      }),
    signIn: () => signIn(pool, server.url),
    async close() {
      await pool.end()
      await server.stop()
      await cluster.stop()
    },
  }
}

async function signIn(pool: Pool, origin: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "insert into users (name, is_anonymous, role) values ('Mita', false, 'owner') returning id",
  )
  const { verifier, challenge: codeChallenge } = await createPkce()
  const code = await issueCode(pool, Date, { userId: BigInt(rows[0]!.id), codeChallenge, scope: 'full' })
  const response = await fetch(`${origin}/api/${exchangeCode.path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ code, code_verifier: verifier }),
  })
  if (!response.ok) throw new Error(`the moderator was not signed in: ${response.status} ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';', 1)[0])
    .join('; ')
}
