import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import { clickAndClose } from '../../support/device/closing-window.ts'
import { expect } from '../../support/journey.ts'
import { Player } from '../../support/player.ts'
import { pickPerson, signInOnLoginPage } from '../../support/sign-in.ts'

/** A learner with a device in their hand, who reads one of the two languages. */
export interface Participant {
  readonly page: Page
  readonly player: Player
  readonly language: Language
  readonly t: Player['t']
}

type Pick = (options: BrowserContextOptions) => Promise<Page>

/** Takes a device of one's own, set to a language. `site` is where that setting is kept. */
export async function takeDevice(
  pick: Pick,
  { site, language, ...options }: BrowserContextOptions & { site: string; language: Language },
): Promise<Participant> {
  const page = await pick(options)
  await page.context().addCookies([{ name: 'language', value: language, url: site }])
  const player = new Player(page, { language, touch: options.hasTouch ?? false })
  return { page, player, language, t: player.t }
}

export const signInAsNusrat = ({ page, language }: Participant): Promise<void> =>
  signInOnLoginPage(page, 'Nusrat', '/', language)

/** No account: a secret that only this device knows. */
export async function comeWithoutAccount({ page, t }: Participant): Promise<void> {
  await page.goto('/login?next=/exam/upcoming')
  await page.getByRole('button', { name: t('login.anonymous') }).click()
  await page.waitForURL('**/exam/upcoming')
}

/** Signs in on the partner's page, in the window that opens for it. */
export async function signInAsRafi({ page, t }: Participant, address: string): Promise<void> {
  await page.goto(address)
  const login = page.locator('prostuti-login')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    login.getByRole('button', { name: t('partner.sign_in') }).click(),
  ])
  await popup.getByRole('button', { name: t('login.google') }).click()
  await pickPerson(popup, 'Rafi')
  // A person who has agreed once is only asked who goes on.
  const agree = popup.getByRole('button', { name: t('consent.agree') })
  const goOn = popup.getByRole('button', { name: t('consent.go_on', { name: 'Rafi' }) })
  await clickAndClose(agree.or(goOn))
  await expect(login).toContainText('Rafi')
}
