import { expect, type Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import type { Visit } from './screens.ts'
import type { TestSite } from './test-site.ts'

const kinds = ['study', 'model-test', 'question-bank'] as const

/** Goes through the pages that are read between exams, as a visitor, and looks at each; the demo's topics stand there. */
export async function walkThroughStudy(
  page: Page,
  testSite: TestSite,
  language: Language,
  visit: Visit,
): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
  for (const kind of kinds) {
    await page.goto(`/${kind}`)
    const topic = await lastTopic(page, kind)
    await visit(kind)
    if (kind !== 'study') continue
    await page.goto(topic)
    await visit('a topic')
    await page.goto(`${topic}/question`)
    await page.locator('article summary').first().click()
    await visit('its questions')
    await page.goto((await page.locator('article [data-copy]').first().getAttribute('href'))!)
    await visit('one question')
  }
  await page.goto('/search?q=বাংলা')
  await page.locator('prostuti-search mark').first().waitFor()
  await visit('search')
  await page.goto(`/search?q=${'ঞ'.repeat(5)}`)
  await visit('search, nothing found')
}

/** The address of the last topic's own page, a small one, from a list of topics; the demo is filled while the site serves already. */
async function lastTopic(page: Page, kind: (typeof kinds)[number]): Promise<string> {
  const own = new RegExp(`^/${kind}/\\d+(/question)?/?$`)
  const find = async () => {
    const links = await page.locator('main a').evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
    const found = links.findLast(href => own.test(href))
    if (!found) await page.reload()
    return found
  }
  await expect.poll(find, { timeout: 90_000 }).toBeDefined()
  return (await find())!.replace(/\/question\/?$/, '')
}
