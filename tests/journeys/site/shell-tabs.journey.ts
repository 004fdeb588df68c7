import { expect, phone, test } from '../support/journey.ts'
import { languages, wordsOf } from '../support/words.ts'

/** The tabs at the foot of a phone’s screen. */
const t = wordsOf('bn')

test.describe('on a phone', () => {
  test.use(phone)

  test('the bottom tabs lead around, and say where I am', async ({ page }) => {
    await page.goto('/')
    const tabs = page.getByRole('navigation', { name: t('shell.tabs') })
    await expect(tabs.locator('[aria-current=page]')).toHaveText(t('menu.home'))
    await tabs.getByRole('link', { name: t('menu.discussions') }).tap()
    await page.waitForURL('/discussions')
    await expect(tabs.locator('[aria-current=page]')).toHaveText(t('menu.discussions'))
    const box = await tabs.getByRole('link').first().boundingBox()
    expect(box!.height).toBeGreaterThanOrEqual(44)
  })

  for (const language of languages)
    test(`the tabs never cover the way into an exam, however large I set my letters (${language})`, async ({
      page,
      testSite,
      signIn,
    }) => {
      const exam = await testSite.hold()
      const words = wordsOf(language)
      await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
      await signIn(page, 'Nusrat', `/exam/join?id=${exam.id}`)
      const tabs = page.getByRole('navigation', { name: words('shell.tabs') })
      const start = page.getByRole('button', { name: words('join.start') })
      for (const size of ['100%', '200%']) {
        await page.evaluate(size => (document.documentElement.style.fontSize = size), size)
        const [button, above] = [await start.boundingBox(), await tabs.boundingBox()]
        expect(button!.y + button!.height, size).toBeLessThanOrEqual(above!.y)
        const spill = await tabs.evaluate(nav => nav.scrollWidth - nav.clientWidth)
        expect(spill, size).toBe(0)
      }
    })

  test('the tabs’ words are as large as I set my letters, in even columns', async ({ page, signIn }) => {
    await signIn(page, 'Nusrat')
    const measure = () =>
      page.getByRole('navigation', { name: t('shell.tabs') }).evaluate(nav =>
        [...nav.querySelectorAll('a')].map(tab => {
          const [words, box] = [tab.querySelector('span')!.getBoundingClientRect(), tab.getBoundingClientRect()]
          const isInside = words.left >= box.left && words.right <= box.right && words.bottom <= box.bottom + 1
          return { letters: Number.parseFloat(getComputedStyle(tab).fontSize), ...{ width: box.width, isInside } }
        }),
      )
    const usual = await measure()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const large = await measure()
    expect(large.map(({ letters }, index) => letters / usual[index]!.letters)).toEqual(usual.map(() => 2))
    for (const tabs of [usual, large]) {
      const [first] = tabs
      for (const { width, isInside } of tabs) {
        expect(isInside).toBe(true)
        expect(Math.abs(width - first!.width)).toBeLessThan(1)
      }
    }
  })
})
