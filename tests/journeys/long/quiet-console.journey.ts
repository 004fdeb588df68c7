import type { BrowserContext } from '@playwright/test'
import type { HeldExam } from '@prostuti/server/testing/exams'
import { minute } from '@prostuti/server/testing/exams'
import { followTraffic } from '../support/arrived.ts'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { listenToConsole } from '../support/quiet-console.ts'
import { settled } from '../support/settled.ts'
import type { TestSite } from '../support/test-site.ts'

test.use(phone)

const hour = 60 * minute
const from = (ms: number) => new Date(Date.now() + ms)

/** The pages that say something of one exam, each in the modes that it has. */
const pagesOf = ({ id }: HeldExam, mode: 'live' | 'archive' = 'live') => [
  `/exam/join?id=${id}`,
  `/results/?id=${id}&state=${mode}`,
  `/exam/standings/?id=${id}&state=${mode}`,
  `/exam/solution/?id=${id}&state=${mode}`,
]
/** It shows what is loading, too, for ever. */
const looks = '/docs/look'
const everywhere = ['/', '/exam/upcoming', '/program/archived_exams']

/** An exam in each state of its life, none of which anybody has taken. */
async function holdAll(testSite: TestSite) {
  const over = { startTime: from(-3 * hour), endTime: from(-hour), membersOnly: false }
  const opened = { resultVisibility: from(-hour), standingVisibility: from(-hour), solutionVisibility: from(-hour) }
  return {
    upcoming: await testSite.hold({ questions: 3, startTime: from(hour), endTime: from(2 * hour) }),
    running: await testSite.hold({ questions: 3, membersOnly: false, resultVisibility: from(2 * hour) }),
    atOnce: await testSite.hold({ questions: 3, resultVisibility: from(-hour) }),
    sample: await testSite.hold({ questions: 3, isDemo: true, membersOnly: false }),
    over: await testSite.hold({ questions: 3, ...over, ...opened }),
    neverOpened: await testSite.hold({
      ...{ questions: 3, ...over },
      ...{ resultVisibility: null, standingVisibility: null, solutionVisibility: null },
    }),
  }
}

/** Opens each page, waits until all of it has come, and finds nothing red. Tabs wait side by side. */
async function walk(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  const left = [...addresses]
  const walkInTab = async () => {
    const page = await context.newPage()
    const errors = listenToConsole(page)
    const traffic = followTraffic(page)
    for (let address = left.shift(); address; address = left.shift()) {
      await page.goto(address)
      await (address === looks ? settled(page) : traffic.arrived())
    }
    expect(errors.heard()).toEqual([])
    await page.close()
  }
  await Promise.all([1, 2, 3].map(walkInTab))
}

test('leaves no error in a visitor’s console, whatever state an exam is in', async ({ context, testSite }) => {
  test.setTimeout(180_000)
  const exams = Object.values(await holdAll(testSite))
  await walk(context, [
    ...everywhere,
    looks,
    ...exams.flatMap(exam => pagesOf(exam)),
    ...exams.map(({ id }) => `/exam/questions?id=${id}`),
    ...exams.map(({ id }) => `/embed/exam?id=${id}`),
    testSite.partnerUrl,
    ...exams.map(({ id }) => `${testSite.partnerUrl}/?exam=${id}`),
  ])
})

test('leaves no error in my console from before the exam to its solutions, and in the archive', async ({
  page,
  context,
  testSite,
  signIn,
}) => {
  test.setTimeout(300_000)
  const exams = await holdAll(testSite)
  const player = new Player(page)
  await signIn(page, 'Nusrat')
  const errors = listenToConsole(page)
  // The site goes on to the result by itself.
  const handIn = async () => {
    await player.submit()
    await page.waitForURL(/\/results\//)
    await settled(page)
  }
  const take = async (exam: HeldExam, mode = 'live') => {
    await page.goto(`/exam/questions?id=${exam.id}&state=${mode}`)
    await player.start()
    await player.choose(0, 1)
    await handIn()
    expect(errors.heard()).toEqual([])
  }

  await test.step('before I take any', () =>
    walk(context, [...everywhere, '/exam/participated', ...Object.values(exams).flatMap(exam => pagesOf(exam))]))

  await test.step('while I sit one', async () => {
    await page.goto(`/exam/questions?id=${exams.running.id}`)
    await player.start()
    await player.choose(0, 1)
    expect(errors.heard()).toEqual([])
    await walk(context, pagesOf(exams.running).slice(1))
    await page.goto(`/exam/questions?id=${exams.running.id}`)
    await player.ready()
    await handIn()
    expect(errors.heard()).toEqual([])
  })

  await test.step('after handing in, while marks wait or are there at once, and of a sample', async () => {
    await walk(context, ['/', '/exam/participated', ...pagesOf(exams.running)])
    for (const exam of [exams.atOnce, exams.sample]) {
      await take(exam)
      await walk(context, pagesOf(exam))
    }
  })

  await test.step('in the archive, before and after practising', async () => {
    for (const exam of [exams.over, exams.neverOpened]) {
      await walk(context, pagesOf(exam, 'archive'))
      await take(exam, 'archive')
      await walk(context, [...pagesOf(exam, 'archive'), `${testSite.partnerUrl}/?exam=${exam.id}`])
    }
  })
})

test('control: hears a refused call, an uncaught error and a console error', async ({ page, testSite }) => {
  await page.goto('/')
  const errors = listenToConsole(page)
  await page.evaluate(async url => {
    await fetch(`${url}/api/exam/v5/solutions/1/`)
    console.error('said in red')
    setTimeout(() => {
      throw new Error('caught by nobody')
    })
  }, testSite.url)
  const heard: string[] = []
  const all = () => {
    heard.push(...errors.heard())
    return heard.join('\n')
  }
  for (const what of ['401 GET', 'said in red', 'uncaught Error: caught by nobody'])
    await expect.poll(all).toContain(what)
})
