import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Browser, Page } from '@playwright/test'
import { openSession } from '../journeys/support/sign-in.ts'
import type { TestSite } from '../journeys/support/test-site.ts'
import type { Example } from './example.ts'

const student = 'নুসরাত জাহান'

/** An owner makes the school a partner, with the address of its keys. */
async function register(browser: Browser, testSite: TestSite, school: string): Promise<void> {
  const page = await browser.newPage()
  await testSite.db.pool.query("update users set role = 'owner' where name = 'Mita'")
  const { token } = await openSession(page, testSite, 'Mita')
  const call = async (path: string, body: object) => {
    const headers = { authorization: `token ${token}`, origin: testSite.url }
    const answer = await page.request.post(`${testSite.url}/api/core/v1/admin-partners/${path}`, {
      headers,
      data: body,
    })
    assert.ok(answer.ok(), await answer.text())
    return answer.json()
  }
  const { id } = await call('', { name: { bn: 'নমুনা স্কুল' }, origins: [school] })
  const { fetch_fault } = await call(`${id}/sign-in-keys/`, { source: `${school}/.well-known/jwks.json` })
  assert.equal(fetch_fault, null)
  await page.close()
}

/** The school signs its student in, who sits an exam that nobody may without an account; a stranger gets no token. */
export async function signsItsStudentIn(browser: Browser, { folder }: Example, testSite: TestSite): Promise<void> {
  const exam = await testSite.hold({ questions: 3 })
  const env = { ...process.env, PORT: '0', PROSTUTI_URL: testSite.url }
  const server = spawn(process.execPath, ['server.js'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [line] = await once(server.stdout, 'data')
    const school = String(line).trim()
    await register(browser, testSite, school)
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    await page.goto(school)
    assert.equal(await askToken(page, school), 403)
    await page.getByRole('button', { name: student }).click()
    await page.locator('prostuti-login').getByText(student).waitFor()
    assert.equal(await askToken(page, 'https://evil.example'), 403)
    await page.locator(`prostuti-exam-list a[href$="exam=${exam.id}"]`).first().click()
    await page.locator('prostuti-exam-player').getByRole('button', { name: 'শুরু' }).click()
    await page.getByRole('radio').first().waitFor()
    assert.deepEqual(errors, [])
    await page.close()
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}

/** The status with which the school answers who asks for a token from a page of this origin. */
const askToken = async (page: Page, origin: string): Promise<number> =>
  (await page.request.post(new URL('/prostuti-token', page.url()).href, { headers: { origin } })).status()
