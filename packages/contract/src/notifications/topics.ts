/**
 * What a person may or may not want to hear of on a phone; the list itself holds everything. `account` (money and safety) has no
 * switch.
 */
export const notificationTopics = ['exams', 'results', 'reports', 'talk', 'searches', 'deadlines', 'news'] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** One row for each kind of notification. */
interface KindRules {
  readonly topic: NotificationTopic | 'account'
  /** It rings between 23:00 and 7:00 too. */
  readonly atNight?: true
}

/** All kinds, with the topic whose switch decides whether a phone rings. */
export const notificationKinds = {
  exam_tomorrow: { topic: 'exams' },
  exam_soon: { topic: 'exams', atNight: true },
  exam_date: { topic: 'exams' },
  result_published: { topic: 'results' },
  rank_changed: { topic: 'results' },
  report_answered: { topic: 'reports' },
  talk_report_answered: { topic: 'reports' },
  contribution_decided: { topic: 'reports' },
  post_approved: { topic: 'talk' },
  post_returned: { topic: 'talk' },
  post_removed: { topic: 'talk' },
  comment_removed: { topic: 'talk' },
  post_commented: { topic: 'talk' },
  comment_replied: { topic: 'talk' },
  mentioned: { topic: 'talk' },
  kept_search: { topic: 'searches' },
  circular_ending: { topic: 'deadlines' },
  payment_credited: { topic: 'account' },
  payment_refunded: { topic: 'account' },
  gift: { topic: 'account' },
  new_device: { topic: 'account' },
  signed_out: { topic: 'account' },
  announcement: { topic: 'news' },
} as const satisfies Readonly<Record<string, KindRules>>
export type NotificationKind = keyof typeof notificationKinds

/** Topics that are off until a person turns them on. */
export const quietTopics: readonly NotificationTopic[] = ['deadlines']

/** Hours of the Dhaka day in which no phone rings, but before an exam: from 23:00 until 7:00. */
export const quietHours = { from: 23, until: 7 } as const

/** Days that a notification is kept. */
export const notificationDays = 90

/** Phones and browsers of one person that a push reaches; the oldest goes. */
export const maxPushSubscriptions = 10
