import AxeBuilder from '@axe-core/playwright'
import { createTranslator } from '@prostuti/sdk/i18n/translate'
import { desktop, expect, test } from '../support/journey.ts'
import { staffMessagesOf } from '../support/words.ts'

test.use(desktop)

const t = createTranslator(staffMessagesOf('bn'), 'bn')

test('Ctrl K finds a thing, then what the role may do with it', async ({ page, signIn }) => {
  await signIn(page, 'Jahid', '/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const field = page.getByRole('combobox', { name: t('palette.title') })
  const listening = page.locator('[data-palette][data-listening]')
  await expect(listening).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.fill('Nusrat Jahan')
  await expect(page.getByRole('option', { name: /Nusrat Jahan|নুসরাত জাহান/ }).first()).toBeVisible()
  // A moderator gives programs and no coins.
  const acts = page.getByRole('region', { name: /./ }).filter({ hasText: t('palette.open') })
  await expect(acts.getByRole('link', { name: t('palette.give_program') })).toBeVisible()
  await expect(acts.getByRole('link', { name: t('palette.give_coins') })).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('p')
  await page.waitForURL(/\/admin\/users\/details\?id=\d+&act=program$/)
  await expect(page.getByRole('heading', { name: t('gifts.title') })).toBeInViewport()

  // A verb comes first and asks for its thing.
  await expect(listening).toBeVisible()
  await page.keyboard.press('Control+k')
  await field.fill(t('palette.sign_out').slice(0, 8))
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('placeholder', t('palette.which.person'))
  await field.fill('Nusrat Jahan')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL(/&act=sign_out$/)
})
