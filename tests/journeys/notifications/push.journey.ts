import { joinExam } from '@prostuti/contract/exams/operations'
import { forgetDevices, tell } from '../support/content/notifications.ts'
import {
  addPushDevice,
  arrivedAt,
  deliverPush,
  moveTo,
  pressShown,
  shownOn,
  test,
  usePushDevice,
  workerOf,
} from '../support/device/push.ts'
import { expect } from '../support/journey.ts'
import { tokenOf } from '../support/token-of.ts'
import { wordsOf } from '../support/words.ts'

test('the worker shows what comes and opens what it names, follows the browser to another address, and is silent in an exam', async ({
  page,
  signIn,
  testSite,
}) => {
  const t = wordsOf('en')
  await forgetDevices(testSite, 'Rafi')
  const device = await usePushDevice(page, testSite)
  await page.context().addCookies([{ name: 'language', value: 'en', url: testSite.url }])
  await signIn(page, 'Rafi', '/notifications?settings')
  await page.getByRole('button', { name: t('notification_settings.turn_on_computer') }).tap()
  await expect(page.getByText(t('notification_settings.own_computer'))).toBeVisible()
  const worker = await workerOf(page)

  await test.step('what our server sends, once, in the language of the device', async () => {
    await tell(testSite, 'Rafi', { bn: 'নমুনা', en: 'Sample test' })
    await expect.poll(async () => (await arrivedAt(device, testSite)).length).toBe(1)
    const text = (await arrivedAt(device, testSite)).map(each => each.text).join()
    const { title, body, tag, path } = JSON.parse(text) as Record<string, string>
    expect(title).toContain('Sample test')
    for (const _ of ['first', 'again']) await deliverPush(page, testSite, text)
    const icon = `${testSite.url}/icons/icon-192.png`
    await expect.poll(() => shownOn(page)).toEqual([{ title, body, tag, icon, silent: false }])
    expect(await pressShown(worker, tag!)).toEqual([`opens ${testSite.url}${path}`])
    expect(await shownOn(page)).toEqual([])
  })

  await test.step('what it does not know leads to the list, and so does an address elsewhere', async () => {
    for (const unknown of ['', 'no JSON', '{"id":1}', 'null']) await deliverPush(page, testSite, unknown)
    await expect.poll(async () => (await shownOn(page)).map(({ title }) => title)).toEqual(['Something new for you'])
    expect(await pressShown(worker, 'unknown')).toEqual([`opens ${testSite.url}/notifications`])
    await page.goto('/notifications')
    const elsewhere = { id: 'x', title: 'x', tag: 'x', path: 'https://elsewhere.example/' }
    await deliverPush(page, testSite, JSON.stringify(elsewhere))
    await expect.poll(async () => (await shownOn(page)).length).toBe(1)
    expect(await pressShown(worker, 'x')).toEqual([`focuses ${testSite.url}/notifications`])
  })

  await test.step('another address of the browser is told to the server without a page', async () => {
    const other = await addPushDevice(testSite)
    await moveTo(other, worker)
    await tell(testSite, 'Rafi', { bn: 'আরেকটি', en: 'Another test' })
    await expect.poll(async () => (await arrivedAt(other, testSite)).length).toBe(1)
    expect(await arrivedAt(device, testSite)).toHaveLength(1)
  })

  await test.step('in an exam nothing rings', async () => {
    const exam = await testSite.hold()
    const joined = await page.request.post(`${testSite.url}/api/${joinExam.path.replace('{id}', String(exam.id))}`, {
      headers: { authorization: `token ${await tokenOf(page, testSite)}`, 'idempotency-key': crypto.randomUUID() },
      data: { state: 'live' },
    })
    expect(joined.status()).toBe(200)
    await page.goto(`/exam/questions?id=${exam.id}`)
    expect(new URL(page.url()).pathname).toMatch(/^\/exam\/questions\/?$/)
    await deliverPush(page, testSite, JSON.stringify({ id: 'late', title: 'Late', tag: 'late', path: '/' }))
    await expect.poll(async () => (await shownOn(page)).map(({ silent }) => silent)).toEqual([true])
  })
})
