import type { Page } from '@playwright/test'
import { desktop, expect, phone, test } from './support/journey.ts'
import { pickPerson } from './support/sign-in.ts'
import { languages, wordsOf } from './support/words.ts'

/** The specification's checklist of the shell (§2), for what there is; and that all of it works before any script. */
const t = wordsOf('bn')
const bar = (page: Page) => page.locator('body > header')
const drawer = (page: Page) => page.getByRole('dialog', { name: t('shell.menu') })
const menu = (page: Page) => page.getByRole('button', { name: t('shell.open_menu') })

/** What an element does whose act needs signing in; whether the page took it over. */
function askToSignIn(needed: { act: string; fragment?: string; anonymous?: boolean }): boolean {
  const resume = () => document.body.setAttribute('data-resumed', 'yes')
  const options = { detail: { ...needed, resume }, bubbles: true, composed: true, cancelable: true }
  return !document.querySelector('main')!.dispatchEvent(new CustomEvent('prostuti-sign-in-needed', options))
}

const entries = [t('menu.home'), t('menu.upcoming'), t('menu.archived')]

test.describe('at a desk', () => {
  test.use(desktop)

  test('the top bar shows brand, title, Guest User and the way in to a visitor', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await expect(bar(page).getByRole('link', { name: t('shell.brand') })).toHaveAttribute('href', '/')
    await expect(bar(page)).toContainText(t('exams.upcoming_title'))
    await expect(bar(page).getByText(t('shell.guest'))).toBeVisible()
    await expect(bar(page).getByRole('button', { name: t('shell.sign_in') })).toBeVisible()
    await expect(menu(page)).toBeHidden()
  })

  test('the top bar shows my name, my coins and a menu that signs me out', async ({ page, signIn }) => {
    await signIn(page, 'Nusrat')
    await expect(bar(page)).toContainText(/[০-৯]+ কয়েন/)
    await bar(page).locator('summary').click()
    await expect(bar(page).getByText('learner@sandbox.prostuti.example')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar(page).getByText('learner@sandbox.prostuti.example')).toBeHidden()
    await expect(bar(page).locator('summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await bar(page)
      .getByRole('button', { name: t('shell.sign_out') })
      .click()
    await expect(page.getByRole('link', { name: t('home.hero_sign_in') })).toBeVisible()
  })

  test('everybody can change the language, and stays on the page', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await bar(page)
      .getByRole('link', { name: t('shell.other_language') })
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(new URL(page.url()).pathname).toBe('/exam/upcoming')
  })

  test('the sidebar is 240 px wide, has the entries, and says where I am', async ({ page }) => {
    await page.goto('/exam/upcoming')
    const sidebar = page.getByRole('navigation', { name: t('shell.menu') })
    expect((await sidebar.boundingBox())?.width).toBe(240)
    for (const entry of entries) await expect(sidebar.getByRole('link', { name: entry })).toBeVisible()
    await expect(sidebar.locator('[aria-current=page]')).toHaveText(t('menu.upcoming'))
  })

  test('every entry that can be pressed leads to a page that there is', async ({ page, signIn }) => {
    await signIn(page, 'Mita')
    const links = page.getByRole('navigation', { name: t('shell.menu') }).locator('a[href^="/"]')
    const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href')!))
    expect(addresses.length).toBeGreaterThanOrEqual(entries.length)
    for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200)
  })

  test('the login dialog opens over the page, with the provider’s button, and closes again', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await bar(page)
      .getByRole('button', { name: t('shell.sign_in') })
      .click()
    const dialog = page.getByRole('dialog', { name: t('shell.sign_in_title') })
    await expect(dialog).toContainText(t('shell.sign_in_text'))
    await expect(dialog.getByRole('link', { name: t('shell.brand') })).toBeVisible()
    await dialog.getByRole('link', { name: t('shell.close') }).click()
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/exam/upcoming')
  })

  test('the login dialog takes me to the provider and back to the page where I was', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await bar(page)
      .getByRole('button', { name: t('shell.sign_in') })
      .click()
    await page.getByRole('button', { name: t('shell.sign_in_google') }).click()
    await page.locator('button[name="email"]', { hasText: 'Rafi' }).click()
    await page.waitForURL('/exam/upcoming')
    await expect(bar(page).locator('summary')).toContainText('Rafi')
  })

  test('the account menu leads to my profile', async ({ page, signIn }) => {
    await signIn(page, 'Nusrat')
    await bar(page).locator('summary').click()
    await bar(page)
      .getByRole('link', { name: t('menu.profile') })
      .click()
    await page.waitForURL('/profile')
    await expect(page.locator('prostuti-profile').getByText('learner@sandbox.prostuti.example')).toBeVisible()
  })

  test('the sidebar signs me out, too', async ({ page, signIn }) => {
    await signIn(page, 'Nusrat')
    await page
      .getByRole('navigation', { name: t('shell.menu') })
      .getByRole('button', { name: t('shell.sign_out') })
      .click()
    await expect(bar(page).getByText(t('shell.guest'))).toBeVisible()
  })

  test('an entry that needs an account opens the login dialog, which names it and leads there', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await page
      .getByRole('navigation', { name: t('shell.menu') })
      .getByRole('button', { name: t('menu.profile') })
      .click()
    const dialog = page.getByRole('dialog', { name: t('shell.sign_in_for', { page: t('menu.profile') }) })
    await expect(dialog).toBeVisible()
    const box = (await dialog.boundingBox())!
    expect(box.width).toBe(450)
    expect(box.height).toBeLessThanOrEqual(0.8 * desktop.viewport.height)
    await dialog.getByRole('button', { name: t('shell.sign_in_google') }).click()
    await pickPerson(page, 'Rafi')
    await page.waitForURL('/profile')
  })

  test('an act of an element that needs signing in goes on after it, without an account where that will do', async ({
    page,
  }) => {
    await page.goto('/exam/upcoming')
    await expect(page.locator('prostuti-modal:defined').first()).toBeAttached()
    const isTaken = await page.evaluate(askToSignIn, { act: 'প্রশ্নটি তুলে রাখতে লগইন করুন', anonymous: true })
    expect(isTaken, 'the page takes it over').toBe(true)
    const dialog = page.getByRole('dialog', { name: 'প্রশ্নটি তুলে রাখতে লগইন করুন' })
    await dialog.getByRole('button', { name: t('shell.sign_in_anonymous') }).click()
    await expect(page.locator('body')).toHaveAttribute('data-resumed', 'yes')
    await expect(dialog).toBeHidden()
  })

  test('an act goes on at its place in the page after signing in elsewhere', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await expect(page.locator('prostuti-modal:defined').first()).toBeAttached()
    await page.evaluate(askToSignIn, { act: 'প্রোগ্রামটি নিতে লগইন করুন', fragment: 'get' })
    const dialog = page.getByRole('dialog', { name: 'প্রোগ্রামটি নিতে লগইন করুন' })
    await expect(dialog.getByRole('button', { name: t('shell.sign_in_anonymous') })).toBeHidden()
    await dialog.getByRole('button', { name: t('shell.sign_in_google') }).click()
    await pickPerson(page, 'Rafi')
    await page.waitForURL('/exam/upcoming#get')
  })

  test('asks for no more than 10 KiB of code around a learner’s page', async ({ page }) => {
    const weights = new Map<string, number>()
    page.on('response', async response => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) weights.set(pathname, (await response.request().sizes()).responseBodySize)
    })
    // A page of words alone: nothing on it is a widget.
    await page.goto('/privacy_policy')
    await page.waitForLoadState('networkidle')
    const shell = [...weights].filter(([path]) => /prostuti-shell-/.test(path))
    expect(shell, 'the shell is one file').toHaveLength(1)
    expect(shell[0]![1]).toBeLessThanOrEqual(10 * 1024)
    expect(
      [...weights.keys()].filter(path => /\/c\/core-/.test(path)),
      'no widget’s code',
    ).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the drawer shows who I am, the version, the same entries and the way out', async ({ page, signIn }) => {
    await signIn(page, 'Nusrat')
    await menu(page).tap()
    for (const text of ['Nusrat', 'learner@sandbox.prostuti.example', 'v2.0.1', t('shell.account_section'), ...entries])
      await expect(drawer(page)).toContainText(text)
    await expect(drawer(page).getByRole('button', { name: t('shell.sign_out') })).toBeVisible()
  })

  test('the drawer calls a visitor Anonymous and offers to sign in', async ({ page }) => {
    await page.goto('/')
    await menu(page).tap()
    await expect(drawer(page)).toContainText(t('shell.anonymous'))
    await drawer(page)
      .getByRole('button', { name: t('shell.sign_in') })
      .tap()
    await expect(page.getByRole('dialog', { name: t('shell.sign_in_title') })).toBeVisible()
  })

  test('the drawer keeps the keyboard inside, closes by Escape and gives the focus back', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await menu(page).focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeVisible()
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const here = document.activeElement
        return here !== document.body && here?.closest('#menu') === null
      })
      expect(outside, `after ${step + 1} steps`).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(menu(page)).toBeFocused()
  })

  test('the drawer closes when I press beside it', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await menu(page).tap()
    await page.touchscreen.tap(350, 400)
    await expect(drawer(page)).toBeHidden()
  })

  test('the bottom tabs lead around, and say where I am', async ({ page }) => {
    await page.goto('/')
    const tabs = page.getByRole('navigation', { name: t('shell.tabs') })
    await expect(tabs.locator('[aria-current=page]')).toHaveText(t('menu.home'))
    await tabs.getByRole('link', { name: t('menu.upcoming') }).tap()
    await page.waitForURL('/exam/upcoming')
    await expect(tabs.locator('[aria-current=page]')).toHaveText(t('menu.upcoming'))
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

  test('the top bar shows the title, and my coins when I am signed in', async ({ page, signIn }) => {
    await page.goto('/exam/upcoming')
    await expect(bar(page).getByText(t('exams.upcoming_title'))).toBeVisible()
    await expect(bar(page).locator('.coins')).toHaveCount(0)
    await signIn(page, 'Nusrat')
    await expect(bar(page).locator('.coins')).toBeVisible()
  })

  test('the login dialog is as wide as the screen', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await bar(page)
      .getByRole('button', { name: t('shell.sign_in') })
      .tap()
    const box = (await page.getByRole('dialog', { name: t('shell.sign_in_title') }).boundingBox())!
    expect(box.width).toBe(phone.viewport.width)
    expect(box.height).toBeLessThanOrEqual(0.8 * phone.viewport.height)
  })

  test('nothing jumps when the page wakes up', async ({ page }) => {
    await page.addInitScript(() => {
      const page = globalThis as unknown as { shifted: number }
      page.shifted = 0
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) page.shifted += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/exam/upcoming')
    await page.waitForFunction(() => customElements.get('prostuti-modal'))
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBe(0)
  })
})

test.describe('before any script', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('the menu opens and closes, and its entries lead on', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await page.getByRole('link', { name: t('shell.open_menu') }).tap()
    await expect(drawer(page)).toBeVisible()
    await drawer(page)
      .getByRole('link', { name: t('shell.close') })
      .tap()
    await expect(drawer(page)).toBeHidden()
    await page.getByRole('link', { name: t('shell.open_menu') }).tap()
    await drawer(page)
      .getByRole('link', { name: t('menu.archived') })
      .tap()
    await page.waitForURL('/program/archived_exams')
  })

  test('the way in leads to the login page', async ({ page }) => {
    await page.goto('/exam/upcoming')
    await bar(page)
      .getByRole('link', { name: t('shell.sign_in') })
      .tap()
    await page.waitForURL(/\/login\?next=/)
  })
})
