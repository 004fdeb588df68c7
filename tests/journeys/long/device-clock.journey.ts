import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { HeldExam } from '@prostuti/server/testing/exams'
import { setClockWrong } from '../support/device/device.ts'
import { serveForeignPage } from '../support/foreign-page.ts'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import type { TestSite } from '../support/test-site.ts'
import { wordsOf } from '../support/words.ts'

test.use(phone)

const t = wordsOf('bn')
const minute = 60_000
const hour = 60 * minute
/** Whatever says that something is over, for whom it is still going on. */
const overWords = [
  t('join.note.over'),
  t('home.time_over'),
  t('home.starts_now'),
  t('opening.now'),
  t('player.time_over'),
]

/** One exam of each kind, named apart. */
interface Day {
  soon: HeldExam & { startsAt: number }
  running: HeldExam & { endsAt: number }
  /** Handed in; its result opens later. */
  waiting: HeldExam & { opensAt: number }
}

async function holdDay(testSite: TestSite): Promise<Day> {
  const now = Date.now()
  const [startsAt, endsAt, opensAt] = [now + 30 * minute, now + 50 * minute, now + 40 * minute]
  const options = { questions: 2, durationMs: 40 * minute }
  return {
    soon: { ...(await testSite.hold({ ...options, title: titled('শীঘ্রই'), startTime: new Date(startsAt) })), startsAt },
    running: { ...(await testSite.hold({ ...options, title: titled('চলছে'), endTime: new Date(endsAt) })), endsAt },
    waiting: {
      ...(await testSite.hold({ ...options, title: titled('অপেক্ষা'), resultVisibility: new Date(opensAt) })),
      opensAt,
    },
  }
}

const titled = (bn: string) => ({ bn, en: bn })

/** Visited while the device's clock was right, and set by so many hours since. */
async function setClockLater(context: BrowserContext, hours: number): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('prostuti:clock', '0'))
  await setClockWrong(context, hours * hour)
}

/** How many milliseconds a clock `১২:৩৪` or `১:০২:৩৪` shows. */
function shownMs(text: string): number {
  const digits = text.replaceAll(/[০-৯]/g, digit => String(digit.charCodeAt(0) - 0x09e6))
  const parts = /(?:(\d+):)?(\d+):(\d\d)/.exec(digits)
  if (!parts) return Number.NaN
  const [hours = 0, minutes, seconds] = parts.slice(1).map(part => Number(part ?? 0))
  return ((hours * 60 + minutes!) * 60 + seconds!) * 1_000
}

type Instant = number | (() => Promise<number>)

async function expectCountdown(clock: Locator, until: Instant): Promise<void> {
  await expect(async () => {
    const end = typeof until === 'number' ? until : await until()
    const off = shownMs((await clock.textContent()) ?? '') - (end - Date.now())
    expect(Math.abs(off), 'ms that the countdown is off').toBeLessThanOrEqual(2_000)
  }).toPass({ timeout: 8_000 })
}

/** Home counts down to the next start alone, and the demo's own exams may come before the held one. */
const nextStart = (testSite: TestSite) => async (): Promise<number> => {
  const { rows } = await testSite.db.pool.query(
    'select min(start_time) as next from exams where question_state = 3 and start_time > now()',
  )
  return rows[0].next.getTime()
}

const homeCountdown = (page: Page): Locator =>
  page
    .locator('prostuti-home')
    .getByRole('region', { name: t('home.upcoming') })
    .getByRole('timer')

async function expectNothingOver(page: Page): Promise<void> {
  for (const words of overWords) await expect(page.getByText(words)).toHaveCount(0)
}

/** Each page of the day that waits for an instant or says that one has passed. */
async function liveTheDay(page: Page, testSite: TestSite, day: Day): Promise<void> {
  await page.goto('/')
  await expectCountdown(homeCountdown(page), nextStart(testSite))
  await expectNothingOver(page)

  await page.goto(`/exam/join?id=${day.soon.id}`)
  await expectCountdown(page.locator('prostuti-exam-join').getByRole('timer'), day.soon.startsAt)
  await expectNothingOver(page)

  await page.goto(`/exam/join?id=${day.running.id}`)
  await expect(page.getByRole('button', { name: t('join.start') })).toBeVisible()
  await expectNothingOver(page)

  await page.goto(`/results/?id=${day.waiting.id}&state=live`)
  await expectCountdown(page.locator('prostuti-exam-result').getByRole('timer').first(), day.waiting.opensAt)
  await expectNothingOver(page)

  await page.goto(`/exam/standings?id=${day.waiting.id}&state=live`)
  await expectNothingOver(page)
}

test.describe('on a device whose clock was set since its last visit', () => {
  for (const hours of [-24, -1, 1, 24])
    test(`each page of the day knows the time, ${hours} hours off`, async ({ page, context, testSite, signIn }) => {
      test.slow()
      const day = await holdDay(testSite)
      await signIn(page, 'Nusrat')
      await handIn(page, day.waiting)
      await setClockLater(context, hours)
      await liveTheDay(page, testSite, day)

      const player = new Player(page)
      await player.open(day.running.id)
      const { rows } = await testSite.db.pool.query('select deadline from attempts where exam_id = $1', [
        day.running.id,
      ])
      await expectCountdown(player.clock, rows[0].deadline.getTime())
      await expectNothingOver(page)
    })

  test('would be found out if the page showed the device’s own time for the server’s', async ({
    page,
    context,
    testSite,
    signIn,
  }) => {
    const day = await holdDay(testSite)
    await signIn(page, 'Nusrat')
    await setClockLater(context, 1)
    await context.route(/\/exam\/join/, async route => {
      const page = await route.fetch()
      const body = (await page.text()).replace(/(prostuti-server-time" content=")(\d+)/, (_, name, at) => {
        return name + String(Number(at) + hour)
      })
      await route.fulfill({ response: page, body })
    })
    await page.goto(`/exam/join?id=${day.soon.id}`)
    const clock = page.locator('prostuti-exam-join').getByRole('timer')
    await expect(expectCountdown(clock, day.soon.startsAt)).rejects.toThrow()
  })

  test('so does a partner’s page, which no server of ours has drawn', async ({ page, context, testSite }) => {
    await holdDay(testSite)
    await setClockLater(context, 24)
    const foreign = await serveForeignPage(
      `<script type="module" src="${testSite.url}/embed/v1/prostuti.js"></script><prostuti-home></prostuti-home>`,
    )
    await page.goto(foreign.url)
    await expectCountdown(homeCountdown(page), nextStart(testSite))
    await expectNothingOver(page)
    await foreign.close()
  })
})

async function handIn(page: Page, exam: HeldExam): Promise<void> {
  const player = new Player(page)
  await player.open(exam.id)
  await player.choose(0, 1)
  await player.submit()
  await expect(player.received).toBeVisible()
}
