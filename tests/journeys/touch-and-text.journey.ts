import type { Page } from '@playwright/test'
import { expect, phone, test } from './support/journey.ts'

test.use(phone)

const pages = ['/', '/exam/upcoming', '/program/archived_exams', '/exam/participated']

/** What can be tapped and is smaller than a thumb, as `words: width × height`. A row's way in is as large as its row. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [document, ...[...document.querySelectorAll('*')].flatMap(each => each.shadowRoot ?? [])]
    const targets = all.flatMap(root => [
      ...root.querySelectorAll<HTMLElement>('a[href], button, summary, input, select'),
    ])
    const boxOf = (target: HTMLElement) =>
      (target.closest('.exam-way') ? target.closest('article')! : target).getBoundingClientRect()
    return targets
      .filter(target => target.checkVisibility({ visibilityProperty: true }) && !target.matches('.skip'))
      .map(target => ({ words: (target.ariaLabel ?? target.textContent ?? '').trim(), box: boxOf(target) }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ words, box }) => `${words}: ${box.width} × ${box.height}`)
  })
}

test('everything that I tap on Home, in lists and around them is at least 44 px', async ({
  page,
  testSite,
  signIn,
}) => {
  await testSite.hold({ questions: 2 })
  await testSite.hold({ questions: 2, startTime: new Date(Date.now() + 3_600_000) })
  await page.goto('/')
  expect(await smallTargets(page), 'a visitor').toEqual([])
  await signIn(page, 'Nusrat')
  for (const address of pages) {
    await page.goto(address)
    expect(await smallTargets(page), address).toEqual([])
  }
  // The measure itself: a target that is too small is found.
  await page.evaluate(() =>
    document.querySelector('main')!.append(Object.assign(document.createElement('button'), { textContent: 'x' })),
  )
  expect(await smallTargets(page)).toHaveLength(1)
})

test('letters twice as large are twice as large on Home and in lists, and nothing leaves the page', async ({
  page,
  testSite,
  signIn,
}) => {
  await testSite.hold({ questions: 2 })
  await testSite.hold({ questions: 2, startTime: new Date(Date.now() + 3_600_000) })
  await signIn(page, 'Nusrat')
  for (const address of pages) {
    await page.goto(address)
    const measure = () =>
      page.evaluate(() => {
        const all = [document, ...[...document.querySelectorAll('*')].flatMap(each => each.shadowRoot ?? [])]
        const texts = all.flatMap(root => [...root.querySelectorAll('h1, h2, h3, p, a, button, b, small, span')])
        return {
          sizes: texts.map(text => Number.parseFloat(getComputedStyle(text).fontSize)),
          spill: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }
      })
    const usual = await measure()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const large = await measure()
    const fixed = large.sizes.filter((size, index) => size < usual.sizes[index]! * 1.99)
    // The brand is as wide as the bar allows.
    expect(fixed.length, `${address}: ${fixed}`).toBeLessThanOrEqual(2)
    expect(large.spill, address).toBe(0)
  }
})
