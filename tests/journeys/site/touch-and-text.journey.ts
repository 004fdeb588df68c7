import type { Page } from '@playwright/test'
import { tell } from '../support/content/notifications.ts'
import { expect, phone, test } from '../support/journey.ts'
import { settled } from '../support/settled.ts'

test.use(phone)

const lists = ['/', '/exam/upcoming', '/program/archived_exams', '/exam/participated']
const pages = [...lists, '/program/all', '/routine', '/profile']

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
  for (const address of lists) {
    await page.goto(address)
    expect(await smallTargets(page), address).toEqual([])
  }
  // The measure itself: a target that is too small is found.
  await page.evaluate(() =>
    document.querySelector('main')!.append(Object.assign(document.createElement('button'), { textContent: 'x' })),
  )
  expect(await smallTargets(page)).toHaveLength(1)
})

/** Words that a line's end parts although they fit the screen's width; what has a sign within may be parted there. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [document, ...[...document.querySelectorAll('*')].flatMap(each => each.shadowRoot ?? [])]
    const broken: string[] = []
    for (const root of all) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
        // Words for readers of the screen alone.
        if (node.parentElement.getBoundingClientRect().width < 8) continue
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
          const lines = new Set(boxes.map(({ top }) => Math.round(top / 4)))
          const width = boxes.reduce((sum, box) => sum + box.width, 0)
          if (lines.size > 1 && width < innerWidth - 64) broken.push(word)
        }
      }
    }
    return broken
  })
}

test('letters twice as large are twice as large on Home and in lists, and nothing leaves the page', async ({
  page,
  testSite,
  signIn,
}) => {
  await testSite.hold({ questions: 2 })
  await testSite.hold({ questions: 2, startTime: new Date(Date.now() + 3_600_000) })
  await signIn(page, 'Nusrat')
  // The widest badge that the bell can have.
  for (let told = 0; told < 10; told++) await tell(testSite, 'Nusrat', `ফল ${told}`)
  for (const address of pages) {
    await page.goto(address)
    // Of two measures the second is held against the first: all has come.
    await settled(page)
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
    expect(await brokenWords(page), `words parted on ${address}`).toEqual([])
  }
  // The measure itself: a word that is parted is found.
  await page.evaluate(() => {
    const narrow = Object.assign(document.createElement('p'), { textContent: 'পরীক্ষার্থীদের' })
    narrow.style.cssText = 'width: 60px; overflow-wrap: anywhere'
    document.querySelector('main')!.append(narrow)
  })
  expect(await brokenWords(page)).toEqual(['পরীক্ষার্থীদের'])
})
