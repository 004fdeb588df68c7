import type { Notification, SiteNotifications } from '@prostuti/contract'
import type { Cookies } from './cookies.ts'
import { people } from './sample.ts'

const hour = 3_600_000

type Told = Pick<Notification, 'kind' | 'topic' | 'title' | 'body' | 'path'> & { ago: number }

/** What a sample learner was told, newest first; the first three are new. */
const told: readonly Told[] = [
  {
    ...{ kind: 'exam_soon', topic: 'exams', ago: 0.2 * hour, path: '/exam/upcoming' },
    ...{ title: 'রাত ৮:৩০-এ ব্যাংক গণিত', body: '৫০ প্রশ্ন · ৩০ মিনিট · রুটিন থেকে' },
  },
  {
    ...{ kind: 'rank_changed', topic: 'results', ago: 2 * hour, path: '/exam/participated' },
    ...{ title: 'মডেল টেস্ট ১১: একটি উত্তর সংশোধন', body: 'আপনার +১.৫০ · অবস্থান ৩১২ → ২৮৭' },
  },
  {
    ...{ kind: 'kept_search', topic: 'searches', ago: 3 * hour, path: '/jobs?tab=kept' },
    ...{ title: '৩টি নতুন বিজ্ঞপ্তি: ব্যাংক · ঢাকা', body: 'সবচেয়ে আগে শেষ ৩ ডিসেম্বর।' },
  },
  {
    ...{ kind: 'comment_replied', topic: 'talk', ago: 20 * hour, path: '/discussions' },
    ...{ title: 'শ্রাবণী আপনাকে উত্তর দিয়েছেন', body: '‘আগে দেখুন লাভটা কীসের ওপর…’' },
  },
  {
    ...{ kind: 'report_answered', topic: 'reports', ago: 30 * hour, path: '/questions/1' },
    ...{ title: 'আপনার রিপোর্ট ঠিক ছিল', body: 'ব্যাখ্যা সংশোধন হয়েছে: সংবিধানের ৭(ক) অনুচ্ছেদ।' },
  },
]
const countNew = 3

const settings = {
  topics: { exams: true, results: true, reports: true, talk: true, searches: true, deadlines: false, news: true },
  lost: [],
  push_key: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  devices: [
    { id: '3', channel: 'web' as const, name: 'Chrome, Android', created_at: '2026-11-01T10:00:00.000Z' },
    { id: '4', channel: 'web' as const, name: 'Firefox, Windows', created_at: '2026-10-01T10:00:00.000Z' },
  ],
}

/** A person who was told a few things; a visitor was told nothing. */
export function createSampleNotifications(cookies: Cookies, now: () => number): SiteNotifications {
  const isPerson = people[cookies.person ?? ''] !== undefined
  const results = told.map(({ ago, ...each }, index) => ({
    ...each,
    ...{ id: String(told.length - index), web_url: null, image: null, image_alt: '', is_new: index < countNew },
    created_at: new Date(now() - ago).toISOString(),
  }))
  return {
    mine: async () =>
      isPerson ? { count: results.length, next: null, previous: null, results, unread: countNew } : null,
    unread: async () => (isPerson ? countNew : 0),
    settings: async () => (isPerson ? settings : null),
  }
}
