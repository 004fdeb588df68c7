import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Login, SignInKey, StaffPartner } from '@prostuti/contract'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { moderator } from '../../../testing/staff.ts'
import { request } from '../../../testing/test-app.ts'

const testApp = await openTestApp({ limits: null, privateHosts: true })
const { app, db, clock } = testApp
const owner = await moderator(testApp)
const siteUrl = 'http://localhost:4321'
const all = 'core/v1/admin-partners/'

type Refused = { code: string; errors?: { path: string; code: string }[] }
type Pair = { publicKey: KeyObject; privateKey: KeyObject }

const pairs = {
  rsa: generateKeyPairSync('rsa', { modulusLength: 2_048 }),
  ec: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
} satisfies Record<string, Pair>
const pem = ({ publicKey }: Pair) => publicKey.export({ type: 'spki', format: 'pem' }).toString()

let made = 0
async function makePartner(origin = `https://school-${++made}.example`): Promise<StaffPartner & { origin: string }> {
  const { body } = await owner.call<StaffPartner>('POST', all, { name: { bn: 'স্কুল' }, origins: [origin] })
  return { ...body, origin }
}
const addKey = ({ id }: { id: string }, source: string) =>
  owner.call<SignInKey & Refused>('POST', `${all}${id}/sign-in-keys/`, { source })

/** A token as a careful server makes it, but for what a test changes. */
function sign(origin: string, pair: Pair, { claims = {}, header = {} }: { claims?: object; header?: object } = {}) {
  const now = Math.floor(clock.now() / 1_000)
  const whole = { origin, aud: siteUrl, sub: 'roll-17', iat: now, exp: now + 120, jti: randomUUID(), ...claims }
  const alg = pair.publicKey.asymmetricKeyType === 'rsa' ? 'RS256' : 'ES256'
  return new SignJWT(whole).setProtectedHeader({ alg, ...header }).sign(pair.privateKey)
}
const bring = (jwt: string, origin?: string) =>
  request<Login & Refused>(app, 'POST', 'accounts/v1/login/partner/', {
    body: { jwt },
    ...(origin && { headers: { origin } }),
  })
const userInfo = async (token: string) => (await request(app, 'GET', 'accounts/v1/user-info/', { token })).status
const codeOf = ({ status, body }: { status: number; body: Refused }) => `${status} ${body.errors?.[0]?.code}`

describe('signing in by what a partner’s server has signed', () => {
  it('is one person for a partner and its sub, with what a partner’s page may do and no more', async () => {
    const [one, other] = [await makePartner(), await makePartner()]
    await addKey(one, pem(pairs.rsa))
    await addKey(other, pem(pairs.rsa))
    const named = { claims: { name: 'নুসরাত জাহান', email: 'owner@prostuti.example' } }
    const first = await bring(await sign(one.origin, pairs.rsa, named), one.origin)
    expect(first.body.user_info).toMatchObject({ name: 'নুসরাত জাহান', email: null, is_anonymous: false })
    const again = await bring(await sign(one.origin, pairs.rsa))
    const elsewhere = await bring(await sign(other.origin, pairs.rsa), other.origin)
    expect(again.body.user_info.id).toBe(first.body.user_info.id)
    expect(elsewhere.body.user_info.id).not.toBe(first.body.user_info.id)
    const devices = await request<Refused>(app, 'GET', 'accounts/v1/devices/', { token: first.body.token })
    expect([devices.status, devices.body.code]).toEqual([403, 'forbidden'])
    const { body } = await owner.call<StaffPartner>('GET', `${all}${one.id}/`)
    expect(body.sign_in_keys[0]).toMatchObject({ sessions: 2, last_used_at: expect.any(String) })
    expect(body.numbers.people).toBe(1)
  })

  it('ends with the key, the origin and the partner', async () => {
    const partner = await makePartner()
    const { body: kept } = await addKey(partner, pem(pairs.rsa))
    const { body: second } = await addKey(partner, pem(pairs.ec))
    const byRsa = await bring(await sign(partner.origin, pairs.rsa))
    const byEc = await bring(await sign(partner.origin, pairs.ec))
    expect((await owner.call('DELETE', `${all}${partner.id}/sign-in-keys/${second.id}/`)).status).toBe(204)
    expect([await userInfo(byRsa.body.token), await userInfo(byEc.body.token)]).toEqual([200, 401])
    const moved = { revision: 1, origins: ['https://moved.example'] }
    await owner.call('PATCH', `${all}${partner.id}/`, moved)
    expect(await userInfo(byRsa.body.token)).toBe(401)
    expect(codeOf(await bring(await sign(partner.origin, pairs.rsa)))).toBe('401 origin')
    const after = await bring(await sign('https://moved.example', pairs.rsa))
    expect(after.body.user_info.id).toBe(byRsa.body.user_info.id)
    await owner.call('DELETE', `${all}${partner.id}/`)
    expect(await userInfo(after.body.token)).toBe(401)
    expect(kept.keys[0]!.alg).toBe('RS256')
  })

  it('takes a token once, from the page that it names', async () => {
    const partner = await makePartner()
    await addKey(partner, pem(pairs.ec))
    const jwt = await sign(partner.origin, pairs.ec)
    expect(codeOf(await bring(jwt, 'https://evil.example'))).toBe('401 page')
    const answers = await Promise.all([1, 2, 3].map(() => bring(jwt, partner.origin)))
    expect(answers.map(codeOf).sort()).toEqual(['200 undefined', '401 used', '401 used'])
    expect((await bring(`${'a'.repeat(4_093)}.b.c`)).status).toBe(400)
  })

  it('asks who has an account of their own, once they agree no more', async () => {
    const partner = await makePartner()
    await addKey(partner, pem(pairs.ec))
    const { body } = await bring(await sign(partner.origin, pairs.ec))
    const { id } = body.user_info
    await db.pool.query('delete from partner_consents where user_id = $1', [id])
    expect((await bring(await sign(partner.origin, pairs.ec))).status).toBe(200)
    await db.pool.query(
      `insert into identities (issuer, subject, user_id) values ('https://accounts.example', $1::text, $1::bigint)`,
      [id],
    )
    expect((await bring(await sign(partner.origin, pairs.ec))).status).toBe(200)
    await db.pool.query('delete from partner_consents where user_id = $1', [id])
    expect(codeOf(await bring(await sign(partner.origin, pairs.ec)))).toBe('409 consent_needed')
  })
})

describe('keys for it', () => {
  it('are public ones of a kind that we take', async () => {
    const partner = await makePartner()
    const faultOf = async (source: string) => (await addKey(partner, source)).body.errors?.[0]?.code
    const jwk = (key: KeyObject, more = {}) => JSON.stringify({ ...key.export({ format: 'jwk' }), ...more })
    expect(await faultOf(pairs.rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())).toBe('private')
    expect(await faultOf(jwk(pairs.ec.privateKey))).toBe('private')
    expect(await faultOf(JSON.stringify({ kty: 'oct', k: 'c2VjcmV0' }))).toBe('symmetric')
    expect(await faultOf(pem(generateKeyPairSync('rsa', { modulusLength: 1_024 })))).toBe('too_short')
    expect(await faultOf(pem(generateKeyPairSync('ec', { namedCurve: 'P-384' })))).toBe('algorithm')
    expect(await faultOf(jwk(pairs.rsa.publicKey, { alg: 'RS512' }))).toBe('algorithm')
    expect(await faultOf('নমুনা')).toBe('no_key')
    expect(await faultOf('https://elsewhere.example/keys.json')).toBe('other_origin')
    const { body } = await addKey(partner, jwk(pairs.ec.publicKey, { kid: 'of-2026', use: 'sig' }))
    expect(body.keys).toEqual([{ kid: 'of-2026', alg: 'ES256' }])
    expect(await faultOf(jwk(pairs.ec.publicKey, { kid: 'of-2026' }))).toBe('known')
  })

  it('are read where they stand, and again when a token calls for a new one', async () => {
    let keys: object[] = [{ ...pairs.ec.publicKey.export({ format: 'jwk' }), kid: 'old' }]
    let asked = 0
    const server = createServer((_, reply) => {
      asked += 1
      reply.end(JSON.stringify({ keys }))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const partner = await makePartner(origin)
    const { body } = await addKey(partner, `${origin}/keys.json`)
    expect(body).toMatchObject({ keys: [{ kid: 'old', alg: 'ES256' }], fetch_fault: null })
    const by = (pair: Pair, kid: string) => sign(origin, pair, { header: { kid } }).then(jwt => bring(jwt, origin))
    expect((await by(pairs.ec, 'old')).status).toBe(200)
    keys = [{ ...pairs.rsa.publicKey.export({ format: 'jwk' }), kid: 'new' }]
    expect(codeOf(await by(pairs.rsa, 'new'))).toBe('401 key')
    expect(asked).toBe(1)
    clock.advance(31_000)
    expect((await by(pairs.rsa, 'new')).status).toBe(200)
    expect(codeOf(await by(pairs.ec, 'old'))).toBe('401 key')
    expect(asked).toBe(2)
    server.closeAllConnections()
    server.close()
  })
})
