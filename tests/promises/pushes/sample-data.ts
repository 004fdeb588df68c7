import type { NotificationKind } from '@prostuti/contract'
import type { NotificationData } from '@prostuti/server/platform/notifications/notification-data'

const title = { bn: 'মডেল টেস্ট', en: 'Model test' }
const exam = { exam: '1', title }
const soon = { ...exam, starts_at: '2026-01-02T04:00:00.000Z', questions: 50, minutes: 40 }
const post = { post: '1', words: 'পদ্মা সেতুর দৈর্ঘ্য কত' }
const reason = { ...post, reason: 'other', text: 'প্রশ্নটি দুবার লেখা' } as const
const comment = { ...post, comment: '2', by: 'নুসরাত' }
const paid = { order: '1', product: { bn: '৫০০ কয়েন', en: '500 coins' }, amount: '100.00' }
const circular = { title: 'অফিস সহকারী', path: '/jobs' }

/** What one notification of each kind tells. */
export const sampleData: { readonly [Kind in NotificationKind]: NotificationData[Kind] } = {
  exam_tomorrow: soon,
  exam_soon: { ...soon, left: 15 },
  exam_date: { ...circular, date: '2026-01-02', time: '10:00', days: 1 },
  result_published: { ...exam, state: 'live' },
  rank_changed: { ...exam, state: 'live', marks: 40_000, from: 12, to: 11, corrected: 1 },
  report_answered: { path: '/', words: { bn: 'ভুল উত্তর' }, answer: '', mended: true },
  contribution_decided: { contribution: '1', outcome: 'taken', reason: '', edits: 2, named: true },
  talk_report_answered: { words: 'গালি', removed: true },
  post_approved: post,
  post_returned: reason,
  post_removed: reason,
  comment_removed: reason,
  post_commented: comment,
  comment_replied: comment,
  mentioned: comment,
  kept_search: { searches: [{ id: '1', name: 'ব্যাংক', count: 3 }], count: 3, path: '/jobs', first: null },
  circular_ending: { ...circular, circular: '1', ends_at: '2026-01-02T04:00:00.000Z', days: 1 },
  payment_credited: paid,
  payment_refunded: paid,
  gift: { gift: 'coins', coins: 30, reason: 'কুইজ দেরিতে শুরু হয়েছে' },
  new_device: { device: 'Chrome, Android' },
  signed_out: { reason: 'asked' },
  announcement: {
    ...{ announcement: '1', topic: 'news', title, body: { bn: 'কাল সকাল ১০টায়' }, path: '/programs' },
    ...{ web_url: '', image: '' },
  },
}
