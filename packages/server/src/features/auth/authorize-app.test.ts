import { createHash, randomBytes } from 'node:crypto'
import type { Login } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { type Answer, request } from '../../testing/test-app.ts'

const link = 'prostuti-app://signed-in'
const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':')
const testApp = await openTestApp({
  apps: { links: [link, `${link}?from=web`], android: { packageName: 'org.example.app', fingerprints: [fingerprint] } },
})
const { app } = testApp
const person = await testApp.person({ member: true })

const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')

type Authorized = Answer<{ address: string; errors?: { path: string; code: string }[] }>
const authorize = (redirect_url: string, state?: string): Promise<Authorized> =>
  person.call('POST', 'accounts/v1/login/app/', { redirect_url, code_challenge: challenge, state })
const exchange = (code: string, code_verifier: string) =>
  request<Login>(app, 'POST', 'accounts/v1/login/exchange/', { body: { code, code_verifier } })

describe('signing the native app in', () => {
  it('gives the registered link a code, which the app alone exchanges, once', async () => {
    const { body } = await authorize(link, 'state of the app')
    const address = new URL(body.address)
    expect(address.searchParams.get('state')).toBe('state of the app')
    const code = address.searchParams.get('code')!
    const login = await exchange(code, verifier)
    expect(login.body.user_info.id).toBe(person.id)
    expect((await exchange(code, verifier)).status).toBe(401)
  })

  it('is of no use to who has not made the challenge', async () => {
    const { body } = await authorize(`${link}?from=web`)
    const code = new URL(body.address).searchParams.get('code')!
    expect((await exchange(code, randomBytes(32).toString('base64url'))).status).toBe(401)
    expect((await exchange(code, verifier)).status).toBe(401)
  })

  it.each(['prostuti-app://other', `${link}/x`, 'https://evil.example/', 'PROSTUTI-APP://signed-in'])(
    'sends no code to %s, which is not registered',
    async other => {
      const { status, body } = await authorize(other)
      expect([status, body.errors]).toEqual([
        400,
        [expect.objectContaining({ path: 'redirect_url', code: 'not_registered' })],
      ])
    },
  )

  it('says to Android which app opens our links', async () => {
    const response = await app.http.request('/.well-known/assetlinks.json')
    expect(await response.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'org.example.app',
          sha256_cert_fingerprints: [fingerprint],
        },
      },
    ])
  })
})
