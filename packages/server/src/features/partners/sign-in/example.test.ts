import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Joined, Login, StaffPartner } from '@prostuti/contract'
import { afterAll, expect, it } from 'vitest'
import { holdExam } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { moderator } from '../../../testing/staff.ts'
import { request } from '../../../testing/test-app.ts'

const testApp = await openTestApp({ privateHosts: true })
const { app, db } = testApp
const siteUrl = 'http://localhost:4321'

/** The example itself, as `npm start` runs it. */
const file = fileURLToPath(new URL('../../../../../../examples/05-single-sign-on/server.js', import.meta.url))
const school = spawn(process.execPath, [file], {
  env: { ...process.env, PORT: '0', PROSTUTI_URL: siteUrl },
  stdio: ['ignore', 'pipe', 'inherit'],
})
afterAll(async () => {
  school.kill('SIGKILL')
  await once(school, 'close')
})

async function schoolOrigin(): Promise<string> {
  const [line] = await once(school.stdout, 'data')
  return String(line).trim()
}

it('is what the example for partners’ servers does: its student sits an exam, and a stranger gets no token', async () => {
  const [origin, owner] = await Promise.all([schoolOrigin(), moderator(testApp)])
  const all = 'core/v1/admin-partners/'
  const { body: partner } = await owner.call<StaffPartner>('POST', all, { name: { bn: 'নমুনা স্কুল' }, origins: [origin] })
  const added = await owner.call('POST', `${all}${partner.id}/sign-in-keys/`, {
    source: `${origin}/.well-known/jwks.json`,
  })
  expect(added.body).toMatchObject({ fetch_fault: null, keys: [{ alg: 'ES256' }] })

  const entered = await fetch(`${origin}/enter`, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ student: '17' }) },
  })
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!
  const page = await (await fetch(origin, { headers: { cookie } })).text()
  expect(page).toContain(`src="${siteUrl}/embed/v1/prostuti.js"`)
  expect(page).toContain('<prostuti-login sign-in="partner" token-href="/prostuti-token" person="17">')

  const askToken = (headers: Record<string, string>) => fetch(`${origin}/prostuti-token`, { method: 'POST', headers })
  expect((await askToken({ origin })).status).toBe(403)
  expect((await askToken({ cookie, origin: 'https://evil.example' })).status).toBe(403)
  const jwt = await (await askToken({ cookie, origin })).text()
  const signedIn = await request<Login>(app, 'POST', 'accounts/v1/login/partner/', {
    ...{ body: { jwt }, headers: { origin } },
  })
  expect(signedIn.body.user_info.name).toBe('নুসরাত জাহান')
  const exam = await holdExam(db, testApp.clock.now())
  const joined = await request<Joined>(app, 'POST', `exam/v5/exams/${exam.id}/join/`, {
    ...{ token: signedIn.body.token, body: { state: 'live' }, headers: { origin } },
  })
  expect(joined.status).toBe(200)
})
