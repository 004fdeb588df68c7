import type { Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import type { Hall } from './hall.ts'
import { Player } from './player.ts'
import { signIn } from './sign-in.ts'

/** Looks at a screen that stands still. */
export type Visit = (screen: string) => Promise<void>

/** Titles in both languages, so that an exam's own words can be told from ours. */
const title = { bn: 'চোখে দেখা পরীক্ষা', en: 'An exam to look at' }

/** Goes through every screen of the way from the home page to a result, in one language, and looks at each. */
export async function walkThrough(page: Page, hall: Hall, language: Language, visit: Visit): Promise<void> {
  const exam = await hall.hold({ questions: 5, title, description: title, cutMark: 3_000 })
  await page.context().addCookies([{ name: 'language', value: language, url: hall.url }])
  await visitAsGuest(page, visit)
  await signIn(page, 'Mita', `/exam/join?id=${exam.id}`, language)
  await visit('join')
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
  await page.goto(`/results/?id=${exam.id}&state=live`)
  await page.locator('prostuti-exam-result .result-counts').waitFor()
  await visit('result')
}

async function visitAsGuest(page: Page, visit: Visit): Promise<void> {
  await page.goto('/')
  await visit('home')
  await page.goto('/no-such-page')
  await visit('not found')
  await page.goto('/login?next=/exam/upcoming')
  await page.locator('prostuti-login button').first().waitFor()
  await visit('login')
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
