import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { asciiDigits } from '@prostuti/sdk/i18n/digits'
import { minute } from '@prostuti/server/testing/exams'
import { setClockWrong } from '../support/device/device.ts'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { attemptsOf, resultsOf } from '../support/rows.ts'
import type { LearnerName } from '../support/sign-in.ts'
import type { TestSite } from '../support/test-site.ts'

test.use(phone)

const hour = 60 * minute

/** Milliseconds that the player's clock shows. */
async function timeLeft({ clock }: Player): Promise<number> {
  const [seconds = 0, minutes = 0, hours = 0] = asciiDigits((await clock.textContent())!)
    .split(':')
    .map(Number)
    .reverse()
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000
}

/** Makes each sheet take a moment on its way, so that the screen before the receipt can be read. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/submit-result/', async route => {
    await sleep(2_000)
    await route.continue()
  })
}

async function expectClockWrong(page: Page, by: number): Promise<void> {
  const shown = await page.evaluate(() => Date.now())
  expect(Math.abs(shown - Date.now() - by)).toBeLessThan(5_000)
}

async function expectRightClock(
  testSite: TestSite,
  player: Player,
  exam: Parameters<typeof attemptsOf>[1],
  name: LearnerName,
) {
  const [attempt] = await attemptsOf(testSite, exam, name)
  const left = attempt!.deadline!.getTime() - Date.now()
  expect(Math.abs((await timeLeft(player)) - left)).toBeLessThan(2_000)
}

test('hands in by itself when the time is over, whatever my phone’s clock says', async ({
  testSite,
  signIn,
  anotherDevice,
}) => {
  const exam = await testSite.hold({ questions: 4, durationMs: 20_000 })
  const clocks = new Map<LearnerName, number>([
    ['Nusrat', 0],
    ['Rafi', 7 * hour],
    ['Tanvir', -7 * hour],
  ])
  const players = new Map<LearnerName, Player>()
  const enter = async (name: LearnerName, wrongBy: number) => {
    const page = await anotherDevice()
    if (wrongBy !== 0) await setClockWrong(page.context(), wrongBy)
    await slowDown(page)
    await signIn(page, name)
    players.set(name, new Player(page))
  }
  await Promise.all([...clocks].map(([name, wrongBy]) => enter(name, wrongBy)))

  // Their times run beside each other.
  const sit = async (name: LearnerName, player: Player) => {
    await player.open(exam.id)
    await expectClockWrong(player.page, clocks.get(name)!)
    await player.answerAll(0, 2, question => exam.key.get(question)!)
    await expectRightClock(testSite, player, exam, name)
  }
  await Promise.all([...players].map(([name, player]) => sit(name, player)))

  // Said while the sheet is on its way; the page then goes on to the result.
  const sayTimeIsOver = ([name, player]: [LearnerName, Player]) =>
    test.step(`${name}'s sheet`, async () => {
      await expect(player.root.getByText(player.t('player.time_over'))).toBeVisible({ timeout: 30_000 })
    })
  await Promise.all([...players].map(sayTimeIsOver))
  for (const [name, player] of players) {
    await expect(player.received).toBeVisible()
    const [attempt] = await attemptsOf(testSite, exam, name)
    const late = attempt!.submitted_at!.getTime() - attempt!.deadline!.getTime()
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(12_000)
    expect(await resultsOf(testSite, exam, name)).toEqual([{ marks: 2_000 }])
  }
})

test('warns me five minutes and one minute before the end', async ({ page, context, testSite, signIn }) => {
  const head = 12_000
  const five = await testSite.hold({ durationMs: 5 * minute + head })
  const one = await testSite.hold({ durationMs: minute + head })
  await signIn(page, 'Nusrat')
  const atFive = new Player(page)
  const atOne = new Player(await context.newPage())
  await atFive.open(five.id)
  await expect(atFive.notice).toBeEmpty()
  await atOne.open(one.id)
  await expect(atOne.notice).toHaveText(atOne.t('player.five_minutes'))
  await expect(atFive.notice).toHaveText(atFive.t('player.five_minutes'))
  await expect(atFive.notice).toHaveRole('status')
  await expect(atOne.notice).toHaveText(atOne.t('player.one_minute'))
})
