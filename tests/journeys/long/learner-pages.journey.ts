import type { Language } from '@prostuti/contract'
import { fillLearner, ownPractices, practiseExam } from '../support/content/fill-learner.ts'
import { forgetPrograms } from '../support/content/programs.ts'
import { holdSplash } from '../support/device/hold-splash.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { closedPages, openPages } from '../support/screens/learner-pages.ts'
import { findPlaces } from '../support/screens/places.ts'
import { Walker } from '../support/screens/walker.ts'
import { signInAsGuest } from '../support/sign-in.ts'

const member = 'Tanvir'

for (const { language, device, other } of [
  { language: 'bn' as Language, device: phone, other: desktop },
  { language: 'en' as Language, device: desktop, other: phone },
])
  for (const [name, pages] of Object.entries({ open: openPages, closed: closedPages }))
    test(`every ${name} page is whole for a visitor, an anonymous person and a member (${language})`, async ({
      anotherDevice,
      testSite,
      signIn,
    }) => {
      test.setTimeout(480_000)
      const places = await findPlaces(testSite, member)
      await fillLearner(testSite, member, places)
      const looked = new Set<string>()
      const walker = async (who: Walker['who']) => {
        const page = await anotherDevice({ ...device, baseURL: testSite.url, serviceWorkers: 'block' })
        await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
        await holdSplash(page)
        return new Walker(page, { who, language, looked, sizes: [device.viewport, other.viewport] })
      }
      const [visitor, anonymous, learner] = [await walker('visitor'), await walker('anonymous'), await walker('member')]
      await signInAsGuest(anonymous.page, testSite)
      await signIn(learner.page, member, '/privacy_policy')
      if (pages === closedPages) {
        await practiseExam(new Player(learner.page, { language, touch: device === phone }), places.exam)
        for (const each of [anonymous, learner]) each.own = await ownPractices(each.page, places.topics.study, language)
      }
      for (const page of pages(places)) await Promise.all([visitor, anonymous, learner].map(each => each.open(page)))
      await forgetPrograms(testSite)
      expect([...visitor.found, ...anonymous.found, ...learner.found]).toEqual([])
    })
