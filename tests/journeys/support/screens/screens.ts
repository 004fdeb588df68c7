import type { Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import { Player } from '../player.ts'
import { signIn } from '../sign-in.ts'
import type { TestSite } from '../test-site.ts'

/** Looks at a screen that stands still. */
export type Visit = (screen: string) => Promise<void>

/** Titles in both languages, so that an exam's own words can be distinguished from ours. */
const title = { bn: 'চোখে দেখা পরীক্ষা', en: 'An exam to look at' }

/** Goes through the screens of taking an exam that have no address of their own, and through dialogs, in one language, and looks at each. */
export async function walkThrough(page: Page, testSite: TestSite, language: Language, visit: Visit): Promise<void> {
  const exam = await testSite.hold({ questions: 5, title, description: title, cutMark: 3_000 })
  await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
  await visitAsGuest(page, visit)
  await signIn(page, testSite, 'Mita', `/exam/join?id=${exam.id}`)
  const player = new Player(page, { language, touch: false })
  await player.open(exam.id)
  await visitPlayer(player, visit)
  await player.press(player.root.locator('.foot button').last())
  await player.dialog.waitFor()
  await visit('submit dialog')
  await page.context().setOffline(true)
  await player.agree()
  await player.panel('player.sending_offline_title').waitFor()
  await visit('waiting for the network')
  await page.context().setOffline(false)
  await player.received.waitFor()
  await visit('receipt')
  await visitTalk(page, visit)
  await page.goto('/exam/upcoming#premium')
  await page.locator('prostuti-premium .pay-choice').first().waitFor()
  await visit('premium dialog')
}

async function visitTalk(page: Page, visit: Visit): Promise<void> {
  await page.goto('/discussions?write=poll')
  await page.locator('prostuti-feed .write-words').waitFor()
  await visit('writing a poll')
}

async function visitAsGuest(page: Page, visit: Visit): Promise<void> {
  await page.goto('/privacy_policy')
  await page.locator('prostuti-modal:defined').first().waitFor({ state: 'attached' })
  await page.locator('body > header [data-dialog=sign-in]').click()
  await visit('login dialog')
}

async function visitPlayer(player: Player, visit: Visit): Promise<void> {
  await player.choose(0, 1)
  await visit('player, one by one')
  await player.openPaletteAnywhere()
  await player.press(player.root.locator('.view summary'))
  await visit('palette')
  await player.press(player.root.locator('.view [data-value=page]'))
  await player.closePalette()
  await player.question(4).waitFor()
  await visit('player, one page')
}
