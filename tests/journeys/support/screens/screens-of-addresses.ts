import type { Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import { followTraffic } from '../arrived.ts'
import { fillLearner, ownPractices, practiseExam } from '../content/fill-learner.ts'
import { holdSplash } from '../device/hold-splash.ts'
import { Player } from '../player.ts'
import { signIn } from '../sign-in.ts'
import type { TestSite } from '../test-site.ts'
import { addressFor, closedPages, openPages } from './learner-pages.ts'
import { findPlaces } from './places.ts'
import type { Visit } from './screens.ts'

const member = 'Tanvir'

/** Goes through every address of learners as a member, and looks at each. */
export async function walkThroughAddresses(
  page: Page,
  testSite: TestSite,
  language: Language,
  visit: Visit,
): Promise<void> {
  const places = await findPlaces(testSite, member)
  await fillLearner(testSite, member, places)
  await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
  await holdSplash(page)
  await signIn(page, testSite, member, '/privacy_policy')
  await practiseExam(new Player(page, { language, touch: false }), places.exam)
  const own = await ownPractices(page, places.topics.study, language)
  const traffic = followTraffic(page)
  for (const each of [...openPages(places), ...closedPages(places)]) {
    await page.goto(addressFor(each, own))
    await traffic.arrived()
    await visit(each.address)
  }
}
