import type { Language, Receipt } from '@prostuti/contract'
import { formatMarks } from '@prostuti/sdk/i18n/format'
import { desktop, expect, phone } from '../support/journey.ts'
import {
  expectMistakes,
  expectOnList,
  expectRanked,
  expectReceiptHolds,
  expectResult,
  expectTaken,
  keepOne,
  standingOf,
} from './whole-day/afterwards.ts'
import { askAs, expectNoKeys } from './whole-day/api.ts'
import { timesFor, writeQuestions } from './whole-day/exam-of-the-day.ts'
import { test } from './whole-day/hold-back.ts'
import { listenForKeys } from './whole-day/key-leaks.ts'
import {
  comeWithoutAccount,
  type Participant,
  signInAsNusrat,
  signInAsRafi,
  takeDevice,
} from './whole-day/participant.ts'
import { marksOf } from './whole-day/plan.ts'
import { sitInTheEmbed, sitOnTwoDevices, sitThroughAGap } from './whole-day/take-exam.ts'

/** Nusrat and Rafi come to equal marks by different answers; the third stays below the cut mark. */
const plans = { nusrat: 'rrrwrrwr-r', rafi: 'wrrrrr-wrr', nobody: 'r-rr-wr-r-' }
const all = Object.values(plans)
const cutMark = 5_000
/** Where the third person marks a question to look at again. */
const marked = 1
/** A sheet that is still on its way gets this long after the grace, before the server closes by itself. */
const settleMs = 5_000

const title = { bn: 'সারা দিনের মডেল টেস্ট', en: 'A whole day’s model test' }

/** The phone and the partner's page speak the one, the desks the other. */
const [language, other] = ['bn', 'en'] as const satisfies [Language, Language]

test(`three people sit an exam, on the site, without an account and on a partner’s page, and find their mistakes`, async ({
  testSite,
  anotherDevice,
  holdBack,
}, info) => {
  test.setTimeout(360_000)
  const secret = `explained-${crypto.randomUUID()}`
  const site = testSite.url
  const look = async ({ page }: Participant, what: string) => {
    await page.screenshot({ path: info.outputPath(`${what}.png`) })
  }
  const nusrat = await takeDevice(anotherDevice, { site, language, ...phone })
  const desk = await takeDevice(anotherDevice, { site, language: other, ...desktop })
  const nobody = await takeDevice(anotherDevice, { site, language: other, ...desktop, colorScheme: 'dark' })
  const rafi = await takeDevice(anotherDevice, { site, language, ...desktop })
  const leaks = [nusrat, desk, nobody, rafi].map(({ page }) => listenForKeys(page.context(), secret))
  const partner = (query: string) => `${testSite.partnerUrl}/?${query}`

  const began = Date.now()
  await test.step('everybody comes in, each by a way of their own', async () => {
    await Promise.all([
      signInAsNusrat(nusrat),
      signInAsNusrat(desk),
      comeWithoutAccount(nobody),
      signInAsRafi(rafi, partner('')),
    ])
  })
  const asks = await Promise.all([nusrat, nobody, rafi].map(({ page }) => askAs(page, testSite)))
  const [askNusrat, askNobody, askRafi] = asks as [(typeof asks)[0], (typeof asks)[0], (typeof asks)[0]]

  const { start, end, graceMs } = timesFor(Date.now() - began)
  const exam = await testSite.hold({
    asks: await writeQuestions(testSite, secret),
    title,
    startTime: new Date(start),
    endTime: new Date(end),
    durationMs: end - start,
    graceMs,
    cutMark,
    membersOnly: false,
    resultVisibility: new Date(end),
    standingVisibility: new Date(end),
    solutionVisibility: new Date(end),
  })

  await test.step('two find it before the start and wait in the lobby', async () => {
    const findAndEnter = async (participant: Participant, from: string) => {
      const found = participant.page.getByRole('link', { name: title[participant.language] })
      // What is public is made once a second: an exam that has just been announced is on the next page.
      await expect(async () => {
        await participant.page.goto(from)
        await expect(found).toBeVisible({ timeout: 1_000 })
      }).toPass({ timeout: 10_000 })
      await look(participant, `found on ${from.replaceAll('/', ' ')}`)
      await participant.player.press(found)
      const screen = participant.page.locator('prostuti-exam-join')
      await participant.player.press(screen.getByRole('button', { name: participant.t('join.enter') }))
      await expect(screen.getByText(participant.t('join.note.inside'))).toBeVisible()
      await look(participant, `lobby ${participant.language}`)
    }
    await Promise.all([findAndEnter(nusrat, '/'), findAndEnter(nobody, '/exam/upcoming')])
  })
  expect(Date.now(), 'they are in the lobby before the start').toBeLessThan(start)

  const [hers, theirs, his] = await test.step('three people sit it', () =>
    Promise.all([
      sitOnTwoDevices(nusrat, desk, plans.nusrat, exam, look),
      sitThroughAGap(nobody, plans.nobody, exam, marked),
      nobody.page
        .waitForURL(/\/exam\/questions/, { timeout: 90_000 })
        .then(() => sitInTheEmbed(rafi, partner(`exam=${exam.id}`), plans.rafi, exam)),
    ]))
  // All sheets are in: who publishes has the exam's row, and no sheet is closed meanwhile.
  const letPublish = await holdBack(exam)
  const submitted = rafi.page.locator('#log li', { hasText: 'prostuti-submitted' })
  const { receipt } = JSON.parse((await submitted.textContent())!.replace('prostuti-submitted:', '')) as {
    receipt: Receipt
  }

  await test.step('while it runs, nobody learns anything, and the pages say when', async () => {
    await expectNoKeys(asks, exam.id, secret)
    for (const ask of asks)
      for (const path of [`standings/${exam.id}/`, `results/${exam.id}/`]) expect((await ask(path)).status).toBe(403)
    await nusrat.page.goto(`/exam/solution/?id=${exam.id}&state=live`)
    await expect(nusrat.page.getByRole('heading', { name: nusrat.t('solutions.waiting') })).toBeVisible()
    await look(nusrat, 'solutions wait')
    await nobody.page.goto(`/exam/standings/?id=${exam.id}&state=live`)
    await expect(nobody.page.getByRole('heading', { name: nobody.t('ranks.waiting') })).toBeVisible()
    await look(nobody, 'ranks wait')
    await look(rafi, 'partner waits')
    expect(Date.now(), 'all that was seen while it ran').toBeLessThan(end)
  })

  await test.step('after the grace the list is there, and says that it is provisional', async () => {
    const opened = async () => (await askNobody(`standings/${exam.id}/`)).status
    await expect.poll(opened, { timeout: end + graceMs + 25_000 - Date.now() }).toBe(200)
    expect(Date.now()).toBeGreaterThanOrEqual(end + graceMs + 10_000)
    await desk.page.goto(`/exam/standings/?id=${exam.id}&state=live`)
    await Promise.all([
      expectOnList(desk, 'provisional', standingOf(plans.nusrat, all)),
      expectOnList(nobody, 'provisional', standingOf(plans.nobody, all)),
      expectOnList(rafi, 'provisional', standingOf(plans.rafi, all)),
    ])
    await rafi.page.locator('prostuti-rank-list').scrollIntoViewIfNeeded()
    await Promise.all([desk, nobody, rafi].map((participant, number) => look(participant, `provisional ${number}`)))
  })

  const reloads: string[] = []
  for (const { page } of [desk, nobody, rafi]) page.on('load', () => reloads.push(page.url()))
  await test.step('the sheets are in, and still no key has left the server', async () => {
    await expect.poll(() => Date.now()).toBeGreaterThan(end + graceMs + settleMs)
    await expectNoKeys(asks, exam.id, secret)
    for (const leak of leaks) expect(leak.count()).toBeGreaterThan(10)
    expect((await Promise.all(leaks.map(leak => leak.leakingAddresses()))).flat()).toEqual([])
  })
  await letPublish()

  await test.step('the list turns final under their eyes', async () => {
    await Promise.all([
      expectOnList(desk, 'final', standingOf(plans.nusrat, all)),
      expectOnList(nobody, 'final', standingOf(plans.nobody, all)),
      expectOnList(rafi, 'final', standingOf(plans.rafi, all)),
    ])
    expect(reloads).toEqual([])
    const { final_at: finalAt } = await expectRanked(askNusrat, exam.id, all)
    expect(Date.parse(finalAt!)).toBeGreaterThan(end + graceMs + settleMs)
    await look(desk, 'final')
  })

  await test.step('each sees what came of it', async () => {
    await expectResult(nusrat, exam.id, plans.nusrat, standingOf(plans.nusrat, all), all.length)
    await look(nusrat, 'result')
    await expectResult(nobody, exam.id, plans.nobody, standingOf(plans.nobody, all), all.length)
    await look(nobody, 'result without an account')
    const result = rafi.page.locator('prostuti-exam-result')
    await expect(result.locator('.result-marks b')).toHaveText(formatMarks(marksOf(plans.rafi), language))
    await result.scrollIntoViewIfNeeded()
    await look(rafi, 'result on the partner’s page')
  })

  await test.step('each finds exactly their mistakes', async () => {
    await nusrat.player.press(nusrat.page.getByRole('link', { name: nusrat.t('result.solutions') }))
    await expectMistakes(nusrat, hers, [], secret)
    await look(nusrat, 'wrong ones')
    await keepOne(nusrat, askNusrat)
    await nobody.player.press(nobody.page.getByRole('link', { name: nobody.t('result.solutions') }))
    await expectMistakes(nobody, theirs, [[...theirs.keys()][marked]!], secret)
    await look(nobody, 'wrong ones without an account')
    // The window in which he signed in has signed him in on the site too.
    await rafi.page.goto(`${site}/exam/solution/?id=${exam.id}&state=live`)
    await expectMistakes(rafi, his, [], secret)
    expect((await leaks[0]!.leakingAddresses()).length, 'the listener finds what it listens for').toBeGreaterThan(0)
  })
  await test.step('it stands among the exams that each took part in, and the receipt holds', async () => {
    await expectTaken(nusrat, exam.id, standingOf(plans.nusrat, all))
    await look(nusrat, 'taken part')
    await expectTaken(nobody, exam.id, standingOf(plans.nobody, all))
    await expectReceiptHolds(askRafi, receipt, all.length)
  })
})
