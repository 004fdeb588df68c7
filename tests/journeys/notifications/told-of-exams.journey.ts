import type { Page } from '@playwright/test'
import { formatMarks, formatNumber } from '@prostuti/sdk/i18n/format'
import { minute } from '@prostuti/server/testing/exams'
import { addProgram, enrol } from '@prostuti/server/testing/programs'
import { sheetOf } from '@prostuti/server/testing/test-app'
import { bell, forgetDevices, forgetNotifications, idOf } from '../support/content/notifications.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import type { LearnerName } from '../support/sign-in.ts'
import type { TestSite } from '../support/test-site.ts'
import { tokenOf } from '../support/token-of.ts'

test.use(phone)

/** A process looks for what it has to tell every twenty seconds. */
const soon = { timeout: 60_000 }

const row = (page: Page, title: string) => page.locator('prostuti-notifications li').filter({ hasText: title })

/** Calls the API as who is signed in on this page. */
async function post(page: Page, testSite: TestSite, path: string, data: object): Promise<void> {
  const headers = {
    authorization: `token ${await tokenOf(page, testSite)}`,
    'idempotency-key': crypto.randomUUID(),
  }
  const response = await page.request.post(`${testSite.url}/api/${path}`, { data, headers })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
}

const titleOf = (name: string) => {
  const title = `${name} ${crypto.randomUUID().slice(0, 4)}`
  return { bn: title, en: title }
}

test('an exam of my routine is announced ten minutes before, and leads to its hall', async ({
  page,
  signIn,
  testSite,
}) => {
  const { db } = testSite
  await forgetDevices(testSite, 'Rafi')
  await signIn(page, 'Rafi', '/jobs')
  const program = await addProgram(db, { state: 'unpublished' })
  // Before the exam is there: each is announced once, to who has its program at that moment.
  await enrol(db, { id: await idOf(testSite, 'Rafi') }, program, Date.now())
  const title = titleOf('ব্যাংক গণিত')
  const [soonStart, laterStart] = [10, 14].map(minutes => new Date(Date.now() + minutes * minute))
  const exam = await testSite.hold({ programId: program, title, startTime: soonStart })
  const later = titleOf('পরের পরীক্ষা')
  await testSite.hold({ programId: program, title: later, startTime: laterStart })
  await expect(bell(page).locator('.badge')).toHaveText('১', soon)
  await bell(page).tap()
  await expect(row(page, title.bn)).toHaveCount(1)
  await expect(row(page, title.bn)).toContainText('১০ প্রশ্ন, ১০ মিনিট।')
  await expect(row(page, later.bn)).toHaveCount(0)
  await row(page, title.bn).getByRole('link').tap()
  await page.waitForURL(url => `${url.pathname}${url.search}` === `/exam/join?id=${exam.id}`)
  await db.pool.query('delete from program_enrollments where program_id = $1', [program])
})

test('a regrade says by how much my marks and my place have moved', async ({
  page,
  anotherDevice,
  signIn,
  testSite,
}) => {
  const end = Date.now() + 20_000
  const title = titleOf('মডেল টেস্ট')
  const exam = await testSite.hold({ title, endTime: new Date(end), graceMs: 0 })
  const [question] = [...exam.key.keys()] as [string]
  const { [question]: _, ...others } = exam.right(5)
  const sit = async (device: Page, name: LearnerName, answers: Record<string, number>) => {
    await signIn(device, name, '/privacy_policy')
    await post(device, testSite, `exam/v5/exams/${exam.id}/join/`, { state: 'live' })
    await post(device, testSite, 'exam/v5/submit-result/', sheetOf(exam.id, { answers }))
  }
  const [rival, staff] = [
    await anotherDevice({ ...desktop, baseURL: testSite.url }),
    await anotherDevice({ ...desktop, baseURL: testSite.url }),
  ]
  await forgetDevices(testSite, 'Rafi')
  // As many marks each; without one question the other one is ahead.
  await sit(page, 'Rafi', exam.right(4))
  await sit(rival, 'Tanvir', others)
  await page.goto('/jobs')
  await expect(bell(page).locator('.badge')).toHaveText('১', { timeout: 120_000 })
  await bell(page).tap()
  await expect(row(page, title.bn)).toContainText('ফল প্রকাশ হয়েছে')
  await forgetNotifications(testSite, 'Rafi')

  await signIn(staff, 'Mita', '/privacy_policy')
  const changes = [{ question, accepted: null }]
  const regrade = { changes, version: 1, note: 'প্রশ্নটি ভুল ছিল' }
  await post(staff, testSite, `exam/v5/admin-exams/${exam.id}/regrade/`, regrade)
  await page.goto('/jobs')
  await expect(bell(page).locator('.badge')).toHaveText('১', { timeout: 120_000 })
  await bell(page).tap()
  await expect(row(page, title.bn)).toContainText('একটি উত্তর সংশোধন')
  const [from, to] = [1, 2].map(place => formatNumber(place, 'bn'))
  await expect(row(page, title.bn)).toContainText(`আপনার ${formatMarks(-1, 'bn')} · অবস্থান ${from} → ${to}`)
  await row(page, title.bn).getByRole('link').tap()
  await page.waitForURL(url => `${url.pathname}${url.search}` === `/results/?id=${exam.id}&state=live`)
})
