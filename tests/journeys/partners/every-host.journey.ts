import type { Page } from '@playwright/test'
import { embedScripts, everyElement, findRows, markupOf } from '../../support/every-element.ts'
import { expect, test } from '../support/journey.ts'
import { settled } from '../support/settled.ts'

interface Host {
  readonly width: number
  readonly height?: number
  readonly head?: string
  readonly body?: string
}

/** Pages that every element is put into; 320 px are what 400 % of zoom leave of 1280 (WCAG 2.2, reflow). */
const hosts: Readonly<Record<string, Host>> = {
  '280 px wide': { width: 280 },
  'zoomed to 400 %': { width: 320, height: 256 },
  'a reset of everything': { width: 280, head: '<style>* { all: unset }</style>' },
  'from right to left': { width: 360, body: '<body dir="rtl">' },
  'a row of a flex box, with letters of 10 px': {
    width: 360,
    head: '<style>html { font-size: 62.5% } body { display: flex; flex-direction: column; text-align: right; line-height: 3 }</style>',
  },
}

/** What sticks out of an element, sideways, and what is cut off in it; one line each. */
function faultsIn(tag: string): string[] {
  const host = document.querySelector(tag)!
  const root = host.shadowRoot?.querySelector('.prostuti-root')
  if (!root?.firstElementChild) return [`${tag} is not drawn`]
  const own = host.getBoundingClientRect()
  // A sheet over the page has no room of its own.
  const box = own.width > 0 ? own : document.documentElement.getBoundingClientRect()
  const faults: string[] = []
  const isInScroller = (element: Element): boolean => {
    for (let each = element.parentElement; each && each !== root; each = each.parentElement)
      if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return true
    return false
  }
  const nameOf = (element: Element) =>
    `${tag} ${element.localName}.${element.getAttribute('class')} “${element.textContent?.trim().slice(0, 30)}”`
  if (box.width < 200) faults.push(`${tag} is ${box.width} px wide`)
  if (getComputedStyle(root).direction !== 'ltr') faults.push(`${tag} is turned around`)
  for (const element of root.querySelectorAll('*')) {
    const style = getComputedStyle(element)
    const { left, right, width, height } = element.getBoundingClientRect()
    // What is for readers alone is a dot, and what is not drawn has no size.
    if (
      width <= 1 ||
      height <= 1 ||
      !element.checkVisibility({ visibilityProperty: true }) ||
      element instanceof SVGElement
    )
      continue
    if (element.closest('.ui-hidden, math, dialog:not([open])')) continue
    const isOut = left < box.left - 1 || right > box.right + 1
    if (isOut && style.position !== 'fixed' && !isInScroller(element)) faults.push(`${nameOf(element)} sticks out`)
    const isCut = /hidden|clip/.test(style.overflowX) && style.textOverflow !== 'ellipsis'
    if (isCut && element.scrollWidth > element.clientWidth + 1) faults.push(`${nameOf(element)} is cut off`)
  }
  return faults
}

const elements = everyElement()

/** A page of the site's own address with all elements in it, one below the other. */
async function open(page: Page, url: string, host: Host, markup: string): Promise<void> {
  const { width, height = 740, head = '', body = '<body>' } = host
  await page.setViewportSize({ width, height })
  const html = `<!doctype html><html lang="bn"><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>x</title>${head}${body}${embedScripts(url)}${markup}`
  await page.route('**/page-of-elements', route =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  await page.goto(`${url}/page-of-elements`)
  for (const { tag } of elements)
    await expect(page.locator(tag).locator('.prostuti-root > *').first(), tag).toBeAttached({ timeout: 30_000 })
  await settled(page)
}

for (const [name, host] of Object.entries(hosts))
  test(`reads whole on any page, every element: ${name}`, async ({ page, testSite, signIn }) => {
    const { id } = await testSite.hold({ questions: 3 })
    const rows = await findRows(testSite.url, id)
    await signIn(page, 'Nusrat', '/robots.txt')
    const markup = elements.map(element => markupOf(element, rows, { start: 'at-once' })).join('')
    await open(page, testSite.url, host, markup)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(host.width)
    const faults: string[] = []
    for (const { tag } of elements) faults.push(...(await page.evaluate(faultsIn, tag)))
    expect(faults).toEqual([])

    // What does stick out is noticed.
    await page.evaluate(() => {
      const wide = Object.assign(document.createElement('p'), { textContent: 'x' })
      wide.style.cssText = 'width: 2000px; height: 20px'
      document.querySelector('prostuti-search')!.shadowRoot!.querySelector('.prostuti-root')!.append(wide)
    })
    expect(await page.evaluate(faultsIn, 'prostuti-search')).toHaveLength(1)
  })
