import { countLetters, type NotificationKind, notificationKinds, notificationLengths } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import type { NotificationData } from '../../../platform/notifications/notification-data.ts'
import { shorten } from './fit-text.ts'
import { notificationTexts } from './notification-texts.ts'

const kinds = Object.keys(notificationKinds) as NotificationKind[]
const languages = ['bn', 'en'] as const
const places = ['list', 'phone'] as const

/** What a person may have typed where a title, a name or words stand. */
const typed = {
  plain: 'ব্যাংক গণিত',
  long: 'বাংলাদেশ ব্যাংক সহকারী পরিচালক নিয়োগ প্রস্তুতি পূর্ণাঙ্গ মডেল টেস্ট তেরো '.repeat(8),
  'one word': 'ক্ষ্ম্যাঁ'.repeat(120),
  'a pile of marks': `ক${'\u0301'.repeat(5_000)}`,
  emoji: '👩‍👩‍👧‍👦'.repeat(100),
  'turned around': '\u202eকিছু\u2066 কথা\nআরও',
  halved: `ক${'\ud83d'}`,
  empty: '',
  blank: '  \u200b\t',
}

const of = (text: string): NotificationData => {
  const exam = { exam: '7', title: { bn: text, en: text } }
  const soon = { ...exam, starts_at: '2026-11-28T04:00:00.000Z', questions: 100, minutes: 60, left: 10 }
  const post = { post: '8', words: text }
  const comment = { ...post, comment: '9', by: text }
  const reason = { ...post, reason: 'other', text } as const
  const cash = { amount: 500_000, method: 'cash' } as const
  const paid = { order: '5', product: { bn: text }, amount: '12345678.50' }
  return {
    exam_tomorrow: soon,
    exam_soon: soon,
    exam_date: { title: text, path: '/jobs/7/a', date: '2027-01-15', time: '10:30', days: 14 },
    result_published: { ...exam, state: 'live' },
    rank_changed: { ...exam, state: 'live', marks: 1_500, from: 312, to: 287, corrected: 12 },
    report_answered: { path: '/questions/4/a', words: { bn: text, en: text }, answer: text, mended: true },
    contribution_decided: { contribution: '318', outcome: 'returned', reason: text, edits: 12, named: true },
    talk_report_answered: { words: text, removed: false },
    post_approved: post,
    post_returned: reason,
    post_removed: reason,
    comment_removed: reason,
    post_commented: comment,
    comment_replied: comment,
    mentioned: comment,
    kept_search: {
      searches: Array.from({ length: 10 }, (_, index) => ({ id: String(index), name: text, count: 1_000 })),
      count: 12_345,
      path: '/jobs?tab=kept',
      first: { title: text, deadline: '2026-12-03' },
    },
    circular_ending: { circular: '7', title: text, ends_at: '2026-12-03T18:00:00.000Z', days: 2, path: '/jobs/7/a' },
    payment_credited: paid,
    payment_refunded: paid,
    gift: {
      gift: 'program',
      ...{ program: '4', title: { bn: text, en: text } },
      coins: 0,
      payment: { ...cash, reference: text },
    },
    new_device: { device: text },
    signed_out: { reason: 'asked' },
    announcement: {
      ...{ announcement: '3', topic: 'news', title: { bn: text || 'কথা' }, body: { bn: text || 'কথা' } },
      ...{ path: '/jobs', web_url: '', image: '' },
    },
  }
}

describe.each(kinds)('%s', kind => {
  const everywhere = languages.flatMap(language => places.map(where => [language, where] as const))

  it.each(Object.entries(typed))('fits a lock screen in both languages with a text that is %s', (_, text) => {
    for (const [language, where] of everywhere) {
      const { title, body, path } = notificationTexts(kind, of(text)[kind], language, where)
      for (const [said, most] of [
        [title, notificationLengths.title],
        [body, notificationLengths.body],
      ] as const) {
        expect(countLetters(said)).toBeLessThanOrEqual(most)
        expect(said.length).toBeLessThanOrEqual(most * 6)
        expect(said).not.toMatch(/undefined|null|NaN|\[object|[\p{Cc}\p{Cs}\u202e\u2066]| {2}|^\s|\s$|‘’/u)
      }
      expect(path).toMatch(/^\/[^/]/)
    }
  })

  it('has words of its own in both languages, also where nothing was typed', () => {
    if (kind === 'announcement') return
    for (const text of [typed.plain, '']) {
      const [bn, en] = languages.map(language => notificationTexts(kind, of(text)[kind], language, 'phone'))
      expect(bn!.title).toMatch(/[ক-হ]/)
      expect(en!.title.replaceAll(typed.plain, '')).toMatch(/^[^ক-হ০-৯]+$/)
      expect(en!.body.replaceAll(typed.plain, '')).toMatch(/^[^ক-হ০-৯।]+$/)
      expect(bn!.title + bn!.body).not.toMatch(/\d/)
    }
  })
})

const said = <Kind extends NotificationKind>(kind: Kind, data: Partial<NotificationData[Kind]> = {}) =>
  places.map(where => {
    const { title, body } = notificationTexts(kind, { ...of(typed.plain)[kind], ...data }, 'bn', where)
    return `${title} | ${body}`
  })

it('says marks and places in the list, and on no lock screen', () => {
  expect(said('rank_changed', { corrected: 1 })).toEqual([
    'ব্যাংক গণিত: একটি উত্তর সংশোধন | আপনার +১.৫০ · অবস্থান ৩১২ → ২৮৭',
    'ব্যাংক গণিত: একটি উত্তর সংশোধন | আপনার নম্বর নতুন করে গোনা হয়েছে। কী বদলেছে, দেখে নিন।',
  ])
  expect(said('rank_changed', { marks: -250, from: null })[0]).toContain('আপনার −০.২৫')
})

it('says when an exam begins by the clock of Dhaka, and in the list on which day', () => {
  expect(said('exam_tomorrow')).toEqual([
    '২৮ নভেম্বর, সকাল ১০টা: ব্যাংক গণিত | ১০০ প্রশ্ন, ৬০ মিনিট। সিলেবাসটা একবার দেখে নিন।',
    'কাল সকাল ১০টায় ব্যাংক গণিত | ১০০ প্রশ্ন, ৬০ মিনিট। সিলেবাসটা একবার দেখে নিন।',
  ])
  expect(said('exam_soon', { starts_at: '2026-11-28T14:30:00.000Z' })[1]).toBe(
    '১০ মিনিট পরে: ব্যাংক গণিত | রাত ৮:৩০-এ শুরু। ১০০ প্রশ্ন, ৬০ মিনিট। এখন ঢুকলে প্রশ্নপত্র আগেই চলে আসবে।',
  )
  expect(said('circular_ending', { days: 0 })[1]).toBe('আজই শেষ: ব্যাংক গণিত | আবেদন ৩ ডিসেম্বর রাত ১১:৫৯ পর্যন্ত।')
})

it('ends a long title with its last whole word', () => {
  expect(shorten('বাংলাদেশ ব্যাংক সহকারী পরিচালক', 7)).toBe('বাংলাদেশ…')
  expect(shorten('বাংলাদেশ ব্যাংক', 7)).toBe('বাংলাদেশ ব্যাংক')
})

it('says of a gift what the staff were shown', () => {
  const program = { gift: 'program', program: '4', title: { bn: 'প্রাথমিক শিক্ষক' }, coins: 0 } as const
  const start = 'আজই শুরু করতে পারেন।'
  const payment = { amount: 950, method: 'cash', reference: '142' } as const
  const gifts = [program, { ...program, coins: 650 }, { ...program, payment }] as const
  expect(gifts.map(gift => notificationTexts('gift', gift, 'bn', 'list').body)).toEqual([
    `কোনো টাকা বা কয়েন লাগেনি। ${start}`,
    `আপনার ৬৫০ কয়েন দিয়ে নেওয়া হয়েছে। ${start}`,
    `৳৯৫০ নগদ পেয়েছি, রসিদ 142। ${start}`,
  ])
  const coins = { gift: 'coins', coins: -1_100, reason: 'কুইজ ১৮৯ শুরু হতে ২০ মিনিট দেরি' } as const
  expect(notificationTexts('gift', coins, 'bn', 'phone')).toEqual({
    title: '১,১০০ কয়েন কমানো হয়েছে',
    body: coins.reason,
    path: '/profile',
  })
  const ownStart = { gift: 'own_start', program: '4', title: { bn: 'প্রাথমিক শিক্ষক' } } as const
  expect(notificationTexts('gift', ownStart, 'bn', 'phone').title).toBe('প্রাথমিক শিক্ষক: শুরুর দিন আপনার')
})
