import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { type Served, serve } from './serve.ts'
import type { TestSite } from './test-site.ts'

const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A partner's own page and the server behind it, which signs in its student 17; registered until it is closed. */
export async function openSchool({ url, db: { pool } }: TestSite, body: string): Promise<Served> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const school = await serve((request, response) => {
    const isToken = request.url === '/prostuti-token' && request.method === 'POST'
    response.writeHead(200, { 'content-type': isToken ? 'text/plain' : 'text/html; charset=utf-8' })
    response.end(isToken ? tokenFor(privateKey, { site: url, origin: school.url }) : `<!doctype html>${body}`)
  })
  const key = { kid: 'school', alg: 'ES256', jwk: publicKey.export({ format: 'jwk' }) }
  const { rows } = await pool.query<{ id: number }>(
    `insert into partners (slug, name, origins) values ($1, '{"bn": "স্কুল", "en": "School"}', $2) returning id`,
    [`school-${randomUUID()}`, [school.url]],
  )
  await pool.query('insert into partner_sign_in_keys (partner_id, keys, created_at) values ($1, $2, now())', [
    rows[0]!.id,
    JSON.stringify([key]),
  ])
  return {
    url: school.url,
    async close() {
      await pool.query('delete from partners where id = $1', [rows[0]!.id])
      await school.close()
    },
  }
}

function tokenFor(key: KeyObject, { site, origin }: { site: string; origin: string }): string {
  const now = Math.floor(Date.now() / 1_000)
  const claims = { sub: '17', name: 'সতেরো', origin, aud: site, iat: now, exp: now + 60, jti: randomUUID() }
  const signed = `${text({ alg: 'ES256', kid: 'school' })}.${text(claims)}`
  return `${signed}.${sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}
