import { isId } from '@prostuti/contract/id'
import { countLetters } from '@prostuti/contract/letters'
import { notificationPages, pagesWithId } from '@prostuti/contract/notifications/bounds'
import { publicAddress } from '@prostuti/contract/public-address'
import { notificationLengths } from '@prostuti/contract/text-lengths'
import { fromDhaka } from '../../foundation/index.ts'
import type { NotificationValues } from './notification-values.ts'

export { notificationPages, pagesWithId }

type Fault =
  | 'title_needed'
  | 'body_needed'
  | 'too_long'
  | 'topic_needed'
  | 'id_needed'
  | 'user_needed'
  | 'token_needed'
  | 'time_needed'
  | 'time_past'
  | 'interval_needed'
  | 'repeat_needed'
  | 'one_date_needed'
  | 'link_wrong'

type Faults = Partial<Record<keyof NotificationValues & string, Fault>>

/** What is wrong by field. `isSending`: it is about to go out, and lacks nothing then. */
export function checkNotification(values: NotificationValues, { now, isSending }: { now: number; isSending: boolean }) {
  return { ...wordFaults(values), ...targetFaults(values, isSending), ...(isSending && timeFaults(values, now)) }
}

function wordFaults({ title, title_en, body, body_en, topic, web_url }: NotificationValues): Faults {
  const long = (text: string, most: number): Fault | false => countLetters(text) > most && 'too_long'
  return withoutFalse({
    title: (title.trim() === '' && 'title_needed') || long(title, notificationLengths.title),
    title_en: long(title_en, notificationLengths.title),
    body: (body.trim() === '' && 'body_needed') || long(body, notificationLengths.body),
    body_en: long(body_en, notificationLengths.body),
    topic: topic === '' && 'topic_needed',
    web_url: !publicAddress.test(web_url.trim()) && 'link_wrong',
  })
}

function targetFaults({ page, notification_id, to, user, push_token }: NotificationValues, isSending: boolean): Faults {
  const needsId = pagesWithId.includes(page)
  return withoutFalse({
    notification_id:
      (notification_id !== '' || (needsId && isSending)) && needsId && !isId(notification_id) && 'id_needed',
    user: to === 'person' && !isId(user) && 'user_needed',
    push_token: to === 'phone' && !/^[\w:-]{16,}$/.test(push_token) && 'token_needed',
  })
}

function timeFaults(values: NotificationValues, now: number): Faults {
  if (values.timing === 'now') return {}
  const at = fromDhaka(values.at)
  const { interval, repeat_count: count, left_out: leftOut } = values
  const repeats = values.timing === 'repeat'
  return withoutFalse({
    at: (at === null && 'time_needed') || (Date.parse(at ?? '') < now && 'time_past'),
    interval: repeats && !(interval >= 1 && interval <= 365) && 'interval_needed',
    repeat_count: repeats && !(count >= 2 && count <= 60) && 'repeat_needed',
    left_out: repeats && leftOut.filter(number => number < count).length >= count && 'one_date_needed',
  })
}

function withoutFalse(faults: Partial<Record<keyof NotificationValues & string, Fault | false>>): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault)) as Faults
}
