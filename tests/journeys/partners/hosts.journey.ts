import type { Page } from '@playwright/test'
import { type ForeignPageOptions, serveForeignPage } from '../support/foreign-page.ts'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'

test.use(phone)

interface Host extends ForeignPageOptions {
  /** What stands around the player's markup. */
  around?: (markup: string) => string
  /** In the place of the usual script. */
  script?: string
  width?: number
  /** What is special about this page; the player has taken an answer by then. */
  check?: (page: Page) => Promise<void>
}

/** What an element of the page or of the player says, measured. */
const measure = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { color, backgroundColor, direction } = getComputedStyle(element)
      return { color, backgroundColor, direction, width: element.getBoundingClientRect().width }
    })

const root = 'prostuti-exam-player .prostuti-root'

/** Pages that the player is put into. Each row has a check of its own, or would take no answer. */
const hosts = (site: string, release: { address: string; integrity: string }): Record<string, Host> => ({
  'the strictest policy, a pinned release': {
    headers: {
      'content-security-policy': [
        `default-src 'none'; script-src 'nonce-abc' ${site}; connect-src ${site}; img-src ${site} data:`,
        `font-src ${site}; require-trusted-types-for 'script'; trusted-types prostuti`,
      ].join('; '),
    },
    head: `<script nonce="abc">addEventListener('securitypolicyviolation', event => { document.title += event.violatedDirective + event.blockedURI })</script>`,
    script: `<script type="module" nonce="abc" crossorigin="anonymous" src="${release.address}" integrity="${release.integrity}"></script>`,
    check: async page => expect(await page.title()).toBe('x'),
  },
  'from right to left': {
    around: markup => `<div dir="rtl">${markup}</div>`,
    check: async page => expect((await measure(page, root)).direction).toBe('ltr'),
  },
  'a reset of everything, 280 px wide': {
    head: '<style>* { all: unset }</style>',
    width: 280,
    check: async page => {
      expect((await measure(page, root)).width).toBeGreaterThan(250)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(280)
    },
  },
  'inside a form': {
    around: markup => `<form onsubmit="document.title = 'sent'; return false">${markup}</form>`,
    check: async page => expect(await page.title()).toBe('x'),
  },
  'dark, and it does not say so': {
    head: '<style>body { background: #111; color: #eee }</style>',
    check: async page => {
      const host = await measure(page, 'prostuti-exam-player')
      const inside = await measure(page, root)
      expect(host.backgroundColor).toBe('rgb(255, 255, 255)')
      expect(inside.color).not.toBe('rgb(238, 238, 238)')
    },
  },
  'a row that takes no presses': {
    head: '<style>body { display: flex; pointer-events: none }</style>',
    check: async page => expect((await measure(page, root)).width).toBeGreaterThan(280),
  },
  XHTML: {
    xhtml: true,
    // Chromium runs no module scripts in XML, but imports modules.
    script: `<script>import('${site}/embed/v1/prostuti.js')</script>`,
    check: async page => expect(await page.evaluate(() => document.contentType)).toBe('application/xhtml+xml'),
  },
})

test('takes answers on whatever page it stands', async ({ page, testSite }) => {
  const exam = await testSite.hold({ questions: 3, membersOnly: false })
  const { version, loader, files } = await (await fetch(`${testSite.url}/embed/v1/manifest.json`)).json()
  const address = `${testSite.url}/embed/${version}/${loader}`
  expect((await fetch(address)).headers.get('cache-control')).toContain('immutable')
  const rows = hosts(testSite.url, { address, integrity: files[loader].integrity })
  const usual = `<script type="module" src="${testSite.url}/embed/v1/prostuti.js"></script>`
  const markup = `<prostuti-exam-player exam-id="${exam.id}" sign-in="anonymous" start="at-once"></prostuti-exam-player>`
  for (const [
    name,
    { around = (text: string) => text, script = usual, width = 360, check, ...options },
  ] of Object.entries(rows))
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: 740 })
      const foreign = await serveForeignPage(`${script}${around(markup)}`, options)
      await page.goto(foreign.url)
      const player = new Player(page)
      await player.ready()
      await player.choose(0, 1)
      await expect(player.chosen(0)).toBeChecked()
      await check?.(page)
      await foreign.close()
    })
})

test('is found in a closed shadow root that the page hands over', async ({ page, testSite }) => {
  const foreign = await serveForeignPage(
    `<script type="module" src="${testSite.url}/embed/v1/prostuti.js"></script><div></div>`,
  )
  await page.goto(foreign.url)
  await page.waitForFunction(() => 'prostuti' in globalThis)
  const drawn = await page.evaluate(async () => {
    const root = document.querySelector('div')!.attachShadow({ mode: 'closed' })
    ;(globalThis as unknown as { prostuti: { watch(root: Node): void } }).prostuti.watch(root)
    root.innerHTML = '<prostuti-exam-list></prostuti-exam-list>'
    await customElements.whenDefined('prostuti-exam-list')
    return root.querySelector('prostuti-exam-list')!.shadowRoot !== null
  })
  expect(drawn).toBe(true)
  await foreign.close()
})
