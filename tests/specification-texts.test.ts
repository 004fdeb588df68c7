import type { Language } from '@prostuti/contract'
import { errorMessage } from '@prostuti/contract/error-messages'
import { fieldMessage } from '@prostuti/server/platform/errors/field-messages'
import { describe, expect, it } from 'vitest'
import { messagesOf, staffMessagesOf } from './journeys/support/words.ts'

const textsIn = (language: Language) => ({ ...messagesOf(language), ...staffMessagesOf(language) })
const texts = { bn: textsIn('bn'), en: textsIn('en') }
const plain = (text: string) => text.toLowerCase().replace(/[.!]$/, '')

/**
 * The specification's words (§2, §5, §8, §9) for what there is, and the texts that say them. "Bookmark updated successfully" (§5)
 * is said by none: each change of a bookmark is an addition or a removal, which have words of their own.
 */
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
  ['Purchased Failed', 'payment.failed'],
  ['purchase cancelled', 'payment.cancelled'],
  ['Please sign in to access our content or to participate in exam', 'shell.sign_in_title'],
  ['Login With Google', 'shell.sign_in_google', 'login.google'],
  ['Anonymous', 'shell.anonymous', 'profile.anonymous'],
  ['Guest User', 'shell.guest', 'login.guest'],
  ['Buy Now', 'purchase.buy_now'],
  ['Access Now', 'purchase.access_now'],
  ['Cancel', 'ui.cancel'],
  ['Successfully received your report', 'solutions.report_received', 'study.report_received'],
  ['No premium pack available !', 'premium.none'],
  ['Before submitting, you need to fill up all the fields.', 'form.required'],
  ['please select any category', 'exams.category_missing', 'questions.select_category'],
  ['Please select the date', 'exams.date_missing'],
  ['Successfully tag list updated', 'categories.tags_updated'],
  ['Successfully created', 'exams.created', 'questions.created_done'],
  ['Successfully updated', 'questions.updated_done'],
  ['Successfully deleted', 'exams.deleted', 'questions.deleted', 'categories.deleted'],
  ['Successfully uploaded', 'imports.uploaded'],
  ['Successfully downloaded', 'list.csv_done'],
  ['{{count}} question(s) added', 'exams.added'],
  ['{{count}} question(s) removed', 'exams.removed'],
  ['{{count}} question(s) refreshed', 'exams.refreshed'],
  ['exam generation started', 'exams.generation_started'],
  ['exam generation failed', 'exams.generation_failed'],
  ['No extra question found for refreshing', 'exams.no_extra_question'],
]

/** What the server itself says (§5, §8). */
const served: readonly (readonly [wording: string, say: (language: Language) => string])[] = [
  ...['Question fields is required!', 'Empty option fields are not allowed!', 'Correct answer required!'].map(
    message => [message, (language: Language) => fieldMessage({ path: '', code: '', message }, language)] as const,
  ),
  ['Already purchased', language => errorMessage('already_purchased', language)],
  ['You have already participated in this exam', language => errorMessage('already_participated', language)],
  ['You must purchase the program before joining', language => errorMessage('purchase_required', language)],
  ['exam generation failed', language => errorMessage('exam_generation_failed', language)],
  ['No extra question found for refreshing', language => errorMessage('no_extra_question', language)],
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

  it.each(served)('“%s” is said by the server, in Bangla by default', (wording, say) => {
    expect(plain(say('en')).startsWith(plain(wording))).toBe(true)
    expect(say('bn')).toMatch(/[\u0980-\u09ff]/)
    expect(say('bn')).not.toMatch(/[a-z]{2}/i)
  })

  it.each(Object.entries(inBangla))('“%s” has Bangla words', (_, key) => {
    expect(texts.bn[key], key).toMatch(/[\u0980-\u09ff]/)
    expect(texts.en[key], key).toBeTruthy()
  })
})

/** What leads to English says so in English. */
const inEnglish = [
  'profile.language_change',
  'shell.other_language',
  'shell.change_language',
  'shell.other_language_short',
]

it('says nothing in English to those who read Bangla', () => {
  const strange = Object.entries(texts.bn).filter(([key, text]) => {
    const said = text.replaceAll(/\{\{.*?\}\}/g, '')
    return /[a-z]{2}/i.test(said) && !/[\u0980-\u09ff]/.test(said) && !inEnglish.includes(key)
  })
  expect(strange).toEqual([])
})
