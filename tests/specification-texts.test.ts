import { describe, expect, it } from 'vitest'
import { messagesOf } from './journeys/support/words.ts'

const texts = { bn: messagesOf('bn'), en: messagesOf('en') }
const plain = (text: string) => text.toLowerCase().replace(/[.!]$/, '')

/** The specification's words (§2, §5, §8, §9) for what there is, and the texts that say them. */
const wordings: readonly (readonly [wording: string, ...keys: string[]])[] = [
  ['something went wrong', 'ui.error.something_wrong'],
  ['You have already participated in this exam', 'ui.error.already_participated'],
  ['You must purchase the program before joining', 'ui.error.purchase_required', 'join.note.purchase'],
  ['Already purchased', 'ui.error.already_purchased'],
  ['Successfully submitted', 'player.submitted'],
  ['Added to the bookmark', 'solutions.bookmark_added', 'study.bookmark_added'],
  ['Removed from the bookmark', 'solutions.bookmark_removed', 'study.bookmark_removed'],
  ['Successfully Copied', 'result.share_copied', 'join.copied', 'program.copied', 'study.copied'],
  ['Successfully Got Bonus', 'bonus.claimed'],
  ['Successfully purchased', 'purchase.done', 'payment.done'],
  ['Please sign in to access our content or to participate in exam', 'shell.sign_in_title'],
  ['Login With Google', 'shell.sign_in_google', 'login.google'],
  ['Anonymous', 'shell.anonymous', 'profile.anonymous'],
  ['Guest User', 'shell.guest', 'login.guest'],
  ['Buy Now', 'purchase.buy_now'],
  ['Access Now', 'purchase.access_now'],
  ['Cancel', 'ui.cancel'],
]

/** What the specification says in Bangla without giving the words (§8). */
const inBangla = {
  'exam not started yet': 'ui.error.exam_not_started',
  'insufficient coin to take this exam': 'ui.error.insufficient_coins',
  'server not loading': 'ui.error.server_not_loading',
  'no data right now': 'ui.error.no_data',
  'no network connection': 'ui.offline',
  'unexpected error, try again later': 'ui.error.something_wrong_text',
  'result not yet published': 'ui.error.result_not_published',
  'no exam found': 'ui.error.no_exam_found',
}

describe('the specification’s wordings', () => {
  it.each(wordings)('“%s” is said, and has Bangla words', (wording, ...keys) => {
    for (const key of keys) {
      expect([key, plain(texts.en[key] ?? '')]).toEqual([key, plain(wording)])
      expect(texts.bn[key], key).toMatch(/[\u0980-\u09ff]/)
    }
  })

  it.each(Object.entries(inBangla))('“%s” has Bangla words', (_, key) => {
    expect(texts.bn[key], key).toMatch(/[\u0980-\u09ff]/)
    expect(texts.en[key], key).toBeTruthy()
  })
})
