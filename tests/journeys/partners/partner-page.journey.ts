import type { Page } from '@playwright/test'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'

test.use(phone)

/** What a careless page writes for its own buttons and texts. */
const carelessStyles = `
  * { letter-spacing: 6px; text-transform: uppercase; text-align: right; }
  body, main, section { font: 30px/3 cursive; color: hotpink; }
  button, label, fieldset, input, legend, header, footer { display: none !important; background: red !important; }
  .q, .bar, .foot, .player { visibility: hidden !important; }
`

const looks = [
  'font-family',
  'font-size',
  'line-height',
  'color',
  'letter-spacing',
  'text-transform',
  'text-align',
  'display',
  'visibility',
]

/** How the parts of a question look. The colours that a page may set itself are not among them. */
async function looksOf(page: Page): Promise<Record<string, string>[]> {
  const player = page.locator('prostuti-exam-player')
  const parts = ['.q:not([hidden]) .text', '.q:not([hidden]) label > span', '.foot button', '.clock'].map(selector =>
    player.locator(selector).first(),
  )
  return Promise.all(
    parts.map(part =>
      part.evaluate(
        (element, names) =>
          Object.fromEntries(names.map(name => [name, getComputedStyle(element).getPropertyValue(name)])),
        looks,
      ),
    ),
  )
}

test('I take the sample exam on my coaching centre’s own page, without an account, to the receipt', async ({
  page,
  testSite,
}) => {
  const player = new Player(page)
  const log = page.locator('#log li')
  await page.goto(testSite.partnerUrl)
  const sample = page.locator('prostuti-exam-list article', { hasText: player.t('list.demo') })
  await sample.getByRole('button').tap()
  await player.press(player.button('player.sign_in_anonymous'))
  await player.ready()
  await expect(log.filter({ hasText: 'prostuti-joined' })).toHaveCount(1)
  await player.answerAll(0, 3, () => 2)
  await expect(log.filter({ hasText: 'prostuti-answered' })).toHaveCount(3)
  await expect(log.filter({ hasText: 'prostuti-answered' }).last()).toContainText('"option":2,"answered":3')

  await player.submit()
  await expect(player.received).toBeVisible()
  await expect(player.root).toContainText(player.t('player.answered', { count: 3 }))
  const number = await player.root.locator('.receipt .code').textContent()
  await expect(log.filter({ hasText: 'prostuti-submitted' })).toContainText(number!)
  await expect(log.filter({ hasText: 'prostuti-failed' })).toHaveCount(0)
  await expect(sample, 'the list beside the player knows it').toHaveAttribute('data-state', 'taken')
  await expect(sample).toContainText(player.t('list.taken'))
})

test('looks the same on a page with careless styles, and leaves that page as it was', async ({
  page,
  testSite,
  anotherDevice,
}) => {
  const exam = await testSite.hold({ questions: 3, membersOnly: false, isDemo: true })
  const heading = () => page.locator('h1').evaluate(element => getComputedStyle(element).font)
  await page.route('**/embed/v1/**', route => route.abort())
  await page.goto(`${testSite.partnerUrl}/?exam=${exam.id}`)
  const before = await heading()
  await page.unroute('**/embed/v1/**')
  await page.reload()
  const embedded = new Player(page)
  await embedded.press(embedded.button('player.sign_in_anonymous'))
  await embedded.ready()
  expect(await heading()).toBe(before)

  const alone = await anotherDevice()
  await alone.goto(`/embed/exam?id=${exam.id}`)
  const player = new Player(alone)
  await player.press(player.button('player.sign_in_anonymous'))
  await player.ready()
  // The page's own policy lets no style element in; a sheet that a script adopts is another matter.
  await page.evaluate(styles => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
  }, carelessStyles)
  expect(await looksOf(page)).toEqual(await looksOf(alone))
})
