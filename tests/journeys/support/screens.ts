import type { Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import { tell } from './notifications.ts'
import { Player } from './player.ts'
import { signIn } from './sign-in.ts'
import { publishPost } from './talk.ts'
import type { TestSite } from './test-site.ts'

/** Looks at a screen that stands still. */
export type Visit = (screen: string) => Promise<void>

/** Titles in both languages, so that an exam's own words can be distinguished from ours. */
const title = { bn: 'চোখে দেখা পরীক্ষা', en: 'An exam to look at' }

/** Goes through every screen of the way from the home page to a result, in one language, and looks at each. */
export async function walkThrough(page: Page, testSite: TestSite, language: Language, visit: Visit): Promise<void> {
  const exam = await testSite.hold({ questions: 5, title, description: title, cutMark: 3_000 })
  await page.context().addCookies([{ name: 'language', value: language, url: testSite.url }])
  await visitAsGuest(page, visit)
  await signIn(page, testSite, 'Mita', `/exam/join?id=${exam.id}`)
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
  await visitTalk(page, testSite, visit)
  await page.goto('/profile')
  await page.locator('prostuti-profile .profile-balance').waitFor()
  await visit('profile')
  await visitPayments(page, visit)
  await visitNotifications(page, testSite, visit)
  await page.goto('/profile/devices')
  await page.locator('prostuti-devices .devices-row').first().waitFor()
  await visit('devices')
  await page.goto('/profile/belonging')
  await page.locator('prostuti-belonging form').waitFor()
  await visit('district and centre')
  await page.goto('/profile/export')
  await page.locator('prostuti-export-data [data-kind=primary]').waitFor()
  await visit("all of one's data")
  await page.goto('/profile/delete-account')
  await page.locator('prostuti-delete-account form').waitFor()
  await visit('deletion of an account')
}

async function visitTalk(page: Page, testSite: TestSite, visit: Visit): Promise<void> {
  // People of other journeys have names and words of their own.
  await testSite.db.pool.query('update posts set status = 2 where status in (1, 3)')
  const id = await publishPost(page, testSite, {
    ...{ type: 1, text: 'কোন সময়ে পড়েন?' },
    poll: { options: ['সকালে', 'রাতে'], open_days: 3 },
  })
  await page.goto('/discussions')
  await page.locator('prostuti-feed article').first().waitFor()
  await visit('discussions')
  await page.goto('/discussions?write=poll')
  await page.locator('prostuti-feed .write-words').waitFor()
  await visit('writing a poll')
  await page.goto(`/discussions/id=${id}`)
  await page.locator('prostuti-post .thread-field').waitFor()
  await visit('a post')
}

async function visitAsGuest(page: Page, visit: Visit): Promise<void> {
  await page.goto('/')
  await visit('home')
  await page.goto('/no-such-page')
  await visit('not found')
  await page.goto('/overview')
  await visit('overview')
  await page.goto('/rate_app')
  await page.locator('prostuti-feedback form').waitFor()
  await visit('feedback')
  await page.goto('/privacy_policy')
  await page.locator('prostuti-modal:defined').first().waitFor({ state: 'attached' })
  await page.locator('body > header [data-dialog=sign-in]').click()
  await visit('login dialog')
  await page.goto('/login?next=/exam/upcoming')
  await page.locator('prostuti-login button').first().waitFor()
  await visit('login')
}

async function visitNotifications(page: Page, testSite: TestSite, visit: Visit): Promise<void> {
  await tell(testSite, 'Mita', title)
  await page.goto('/notifications')
  await page.locator('prostuti-notifications li').first().waitFor()
  await visit('notifications')
  await page.goto('/notifications?settings')
  await page.locator('prostuti-notification-settings .sets-devices > *').first().waitFor()
  await visit('notification settings')
}

async function visitPayments(page: Page, visit: Visit): Promise<void> {
  await page.goto('/buy_coin')
  await page.locator('prostuti-buy-coin .pay-choice').first().waitFor()
  await visit('coins')
  await page.goto('/exam/upcoming#premium')
  await page.locator('prostuti-premium .pay-choice').first().waitFor()
  await visit('premium dialog')
  await page.goto(`/payment?purchase=${'x'.repeat(22)}`)
  await visit('unknown payment')
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
