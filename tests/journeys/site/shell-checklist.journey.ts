import type { Locator, Page } from '@playwright/test'
import { appVersion } from '@prostuti/server/platform/app-version'
import { bell } from '../support/content/notifications.ts'
import { addProgram } from '../support/content/programs.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { otherSites } from '../support/test-site.ts'
import { wordsOf } from '../support/words.ts'

/** The specification's list of the shell (§2) from top to bottom, a step a line, for the pages that there are. */
const t = wordsOf('bn')
const bar = (page: Page) => page.locator('body > header')
const sidebar = (page: Page) => page.getByRole('navigation', { name: t('shell.menu') })
const drawer = (page: Page) => page.getByRole('dialog', { name: t('shell.menu') })
const menu = (page: Page) => page.getByRole('button', { name: t('shell.open_menu') })

const entries = [
  ...['/', '/program/all', '/study', '/exam/upcoming', '/program/archived_exams', '/jobs', '/notice/seat-plan'],
  ...['/discussions', '/practice/categories', '/routine'],
  ...['/exam/participated', '/notebook', '/bookmark', '/contribute', '/profile', '/buy_coin#premium', '/buy_coin'],
]
const ofMembers = entries.filter(
  href => href === '/practice/categories' || entries.indexOf(href) >= entries.indexOf('/exam/participated'),
)

async function expectOtherSites(place: Locator): Promise<void> {
  const section = place.getByRole('region', { name: t('shell.communicate') })
  const links = await section
    .getByRole('link')
    .evaluateAll(all => (all as HTMLAnchorElement[]).map(({ href, target, rel }) => ({ href, target, rel })))
  expect(links).toEqual(Object.values(otherSites).map(href => ({ href, target: '_blank', rel: 'noopener' })))
}

/** The entries in their order; those that need an account as links, or as what asks a visitor to sign in. */
async function expectEntries(place: Locator, { isVisitor }: { isVisitor: boolean }): Promise<void> {
  const all = await place
    .locator('.entry')
    .evaluateAll(all => all.map(entry => entry.getAttribute('data-next') ?? entry.getAttribute('href')))
  expect(all).toEqual(entries)
  await expect(place.locator('.entry[data-dialog="sign-in"]')).toHaveCount(isVisitor ? ofMembers.length : 0)
}

async function expectLoginDialog(page: Page, title: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('shell.sign_in_google') })).toBeVisible()
  return dialog
}

test.describe('at a desk', () => {
  test.use(desktop)

  test('a visitor finds every line of the list', async ({ page }) => {
    await page.goto('/exam/upcoming')

    await test.step('top bar: brand, title, Guest User by the letter G, Sign In, no coins and no menu', async () => {
      await expect(bar(page).getByRole('link', { name: t('shell.brand') })).toHaveAttribute('href', '/')
      await expect(bar(page).locator('.title')).toHaveText(t('exams.upcoming_title'))
      await expect(bar(page).locator('.guest')).toHaveText(`G ${t('shell.guest')}`)
      await expect(bar(page).locator('.coins')).toHaveCount(0)
      await expect(bell(page)).toHaveCount(0)
      await expect(bar(page).locator('summary')).toHaveCount(0)
    })

    await test.step('sidebar: 240 px, every entry, no way out', async () => {
      expect((await sidebar(page).boundingBox())?.width).toBe(240)
      await expectEntries(sidebar(page), { isVisitor: true })
      await expect(sidebar(page).getByRole('button', { name: t('shell.sign_out') })).toHaveCount(0)
    })

    await test.step('more apps, the page and the group open in tabs of their own', () =>
      expectOtherSites(sidebar(page)))

    for (const entry of ['menu.participated', 'menu.profile', 'menu.premium', 'menu.buy_coin'])
      await test.step(`${t(entry)} asks to sign in, and says for what`, async () => {
        await sidebar(page)
          .getByRole('button', { name: t(entry) })
          .click()
        const dialog = await expectLoginDialog(page, t('shell.sign_in_for', { page: t(entry) }))
        await dialog.getByRole('link', { name: t('shell.close') }).click()
        await expect(dialog).toBeHidden()
      })

    await test.step('the login dialog says the usual sentence again where no act is named', async () => {
      await bar(page)
        .getByRole('button', { name: t('shell.sign_in') })
        .click()
      const dialog = await expectLoginDialog(page, t('shell.sign_in_title'))
      expect((await dialog.boundingBox())?.width).toBe(450)
      await expect(dialog.getByRole('link', { name: t('shell.brand') })).toBeVisible()
    })
  })

  test('a member finds every line of the list', async ({ page, signIn }) => {
    await signIn(page, 'Nusrat')

    await test.step('top bar: first letter, name, coins, bell', async () => {
      await expect(bar(page).locator('summary .ui-avatar')).toHaveText('N')
      await expect(bar(page).locator('summary .name')).toHaveText('Nusrat')
      await expect(bar(page).locator('.coins .long')).toBeVisible()
      await expect(bell(page)).toHaveAttribute('href', '/notifications')
    })

    await test.step('sidebar: nothing is closed', () => expectEntries(sidebar(page), { isVisitor: false }))

    for (const [entry, button] of [
      ['menu.premium', /^চালু করুন · /],
      ['menu.buy_coin', /^এখনই কিনুন · /],
    ] as const)
      await test.step(`${t(entry)} opens a dialog, and Cancel closes it`, async () => {
        await sidebar(page)
          .getByRole('button', { name: t(entry) })
          .click()
        const dialog = page.getByRole('dialog', { name: t(entry) })
        await expect(dialog.getByRole('button', { name: button })).toBeVisible()
        await dialog.getByRole('button', { name: t('ui.cancel') }).click()
        await expect(dialog).toBeHidden()
      })

    await test.step('my programs, in the menu', async () => {
      await bar(page).locator('summary').click()
      await bar(page)
        .getByRole('link', { name: t('menu.my_programs') })
        .click()
      await page.waitForURL('/program/all?mine=true')
    })

    await test.step('the bar and the entry follow to the next page', async () => {
      await sidebar(page)
        .getByRole('link', { name: t('menu.routine') })
        .click()
      await page.waitForURL('/routine')
      await expect(sidebar(page).locator('[aria-current=page]')).toHaveText(t('menu.routine'))
      await expect(bar(page).locator('.title')).toHaveText(t('menu.routine'))
    })

    await test.step('logout, in the menu', async () => {
      await bar(page).locator('summary').click()
      await bar(page)
        .getByRole('button', { name: t('shell.sign_out') })
        .click()
      await expect(bar(page).locator('.guest')).toBeVisible()
    })
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a visitor finds every line of the list', async ({ page }) => {
    await page.goto('/exam/upcoming')

    await test.step('bottom tabs: home, programs, routine, discussions', async () => {
      const tabs = page.getByRole('navigation', { name: t('shell.tabs') }).getByRole('link')
      await expect(tabs).toHaveText(
        ['menu.home', 'menu.program', 'menu.routine', 'menu.discussions'].map(key => t(key)),
      )
    })

    await test.step('drawer: Anonymous, version, links, Communicate, Account with Login', async () => {
      await menu(page).tap()
      await expect(drawer(page).locator('.who')).toContainText(t('shell.anonymous'))
      await expect(drawer(page).locator('.who')).toContainText(`v${appVersion}`)
      await expect(drawer(page).locator('.ui-avatar')).toHaveText('G')
      await expectEntries(drawer(page), { isVisitor: true })
      await expectOtherSites(drawer(page))
      const account = drawer(page).getByRole('region', { name: t('shell.account_section') })
      await expect(account.getByRole('button')).toHaveText([t('shell.sign_in')])
    })

    await test.step('an entry that needs an account asks to sign in, the screen wide, and leaves the page in sight', async () => {
      await drawer(page)
        .getByRole('button', { name: t('menu.profile') })
        .tap()
      const dialog = await expectLoginDialog(page, t('shell.sign_in_for', { page: t('menu.profile') }))
      expect((await dialog.boundingBox())?.width).toBe(phone.viewport.width)
      for (const height of [phone.viewport.height, 400]) {
        await page.setViewportSize({ ...phone.viewport, height })
        expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(0.8 * height)
        await dialog.getByRole('link', { name: t('shell.sign_in_other') }).scrollIntoViewIfNeeded()
      }
    })
  })

  test('a member finds every line of the list', async ({ page, signIn, testSite }) => {
    const program = await addProgram(testSite, { cost: 300 })
    const exam = await testSite.hold({ questions: 1 })
    await signIn(page, 'Nusrat')

    await test.step('top bar: menu, title, balance, bell', async () => {
      await expect(menu(page)).toBeVisible()
      await expect(bar(page).locator('.title')).toHaveText(t('exams.upcoming_title'))
      await expect(bar(page).locator('.coins .short')).toHaveText(/^\s*[০-৯,]+\s*$/)
      await expect(bell(page)).toBeVisible()
    })

    const arrows = {
      [`/program?id=${program.id}`]: '/program/all',
      [`/program/routine?id=${program.id}`]: `/program?id=${program.id}`,
      [`/program/archived_exams?id=${program.id}`]: `/program?id=${program.id}`,
      [`/exam/solution/?id=${exam.id}&state=live`]: `/results/?id=${exam.id}&state=live`,
      '/profile/delete-account': '/profile',
      [`/exam/questions?id=${exam.id}`]: `/exam/join?id=${exam.id}`,
    }
    for (const [address, back] of Object.entries(arrows))
      await test.step(`the arrow of ${address.split('?')[0]} leads back`, async () => {
        await page.goto(address)
        await expect(menu(page)).toBeHidden()
        await page.locator('body > header a').first().tap()
        await page.waitForURL(back)
      })

    await test.step('drawer: avatar, name, email, version, the same links, Communicate, Account with Logout', async () => {
      await page.goto('/privacy_policy')
      await menu(page).tap()
      await expect(drawer(page).locator('.ui-avatar')).toHaveText('N')
      for (const text of ['Nusrat', 'learner@sandbox.prostuti.example', `v${appVersion}`])
        await expect(drawer(page).locator('.who')).toContainText(text)
      await expectEntries(drawer(page), { isVisitor: false })
      await expectOtherSites(drawer(page))
      const account = drawer(page).getByRole('region', { name: t('shell.account_section') })
      await expect(account.getByRole('button')).toHaveText([t('shell.sign_out')])
    })

    await test.step('logout, in the drawer', async () => {
      await drawer(page)
        .getByRole('button', { name: t('shell.sign_out') })
        .tap()
      await page.waitForURL('/')
      await expect(bar(page).getByRole('button', { name: t('shell.sign_in') })).toBeVisible()
      await expect(bar(page).locator('.coins')).toHaveCount(0)
    })
  })
})
