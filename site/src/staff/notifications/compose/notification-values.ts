import type { Audience, StaffNotification } from '@prostuti/contract'
import type { NewStaffNotification } from '@prostuti/sdk/staff'
import { fromDhaka, toDhaka } from '../../foundation/index.ts'

/** A notification as its form has it: numbers that are none yet are NaN, times are as an input writes them. */
export type NotificationValues = {
  readonly title: string
  readonly title_en: string
  readonly body: string
  readonly body_en: string
  /** Empty: not chosen yet. */
  readonly topic: StaffNotification['topic'] | ''
  readonly page: StaffNotification['page']
  readonly notification_id: string
  readonly web_url: string
  readonly image_url: string
  readonly image_alt: string
  readonly image_alt_en: string
  readonly platform: StaffNotification['platform']
  readonly to: 'audience' | 'person' | 'phone'
  readonly user: string
  readonly push_token: string
  readonly programs: readonly string[]
  readonly goals: Audience['goals']
  readonly districts: Audience['districts']
  readonly timing: 'now' | 'later' | 'repeat'
  readonly at: string
  readonly interval: number
  readonly repeat_count: number
  readonly left_out: readonly number[]
  readonly moved: StaffNotification['moved']
}

export const emptyNotification: NotificationValues = {
  ...{ title: '', title_en: '', body: '', body_en: '', topic: '', page: 'home', notification_id: '' },
  ...{
    web_url: '',
    image_url: '',
    image_alt: '',
    image_alt_en: '',
    platform: 'all',
    to: 'audience',
    user: '',
    push_token: '',
  },
  ...{
    programs: [],
    goals: [],
    districts: [],
    timing: 'now',
    at: '',
    interval: 7,
    repeat_count: 4,
    left_out: [],
    moved: [],
  },
}

/** As its form has it. */
export function toValues(given: StaffNotification): NotificationValues {
  const repeats = given.repeat_count > 1
  return {
    ...{ title: given.title.bn, title_en: given.title.en ?? '', body: given.body.bn, body_en: given.body.en ?? '' },
    ...{ topic: given.topic, page: given.page, notification_id: given.notification_id ?? '' },
    ...{ web_url: given.web_url, image_url: given.image_url, platform: given.platform },
    ...{ image_alt: given.image_alt.bn, image_alt_en: given.image_alt.en },
    to: given.push_token ? 'phone' : given.user ? 'person' : 'audience',
    ...{ user: given.user ?? '', push_token: given.push_token, ...given.audience },
    timing: repeats ? 'repeat' : given.sending_time ? 'later' : 'now',
    at: given.sending_time ? toDhaka(given.sending_time) : '',
    interval: repeats ? given.interval : emptyNotification.interval,
    repeat_count: repeats ? given.repeat_count : emptyNotification.repeat_count,
    left_out: repeats ? given.left_out : [],
    moved: repeats ? given.moved : [],
  }
}

/** As the call has it; `toValues` of it again gives the same. */
export function toBody(values: NotificationValues): NewStaffNotification {
  const { to, timing, topic } = values
  const repeats = timing === 'repeat'
  return {
    title: { bn: values.title, en: values.title_en },
    body: { bn: values.body, en: values.body_en },
    topic: topic || 'news',
    page: values.page,
    notification_id: values.notification_id || null,
    ...{ web_url: values.web_url, image_url: values.image_url, platform: values.platform },
    image_alt: { bn: values.image_alt, en: values.image_alt_en },
    user: to === 'person' ? values.user : null,
    push_token: to === 'phone' ? values.push_token : '',
    audience: audienceOf(values),
    sending_time: timing === 'now' ? null : fromDhaka(values.at),
    interval: repeats ? values.interval : 0,
    repeat_count: repeats ? values.repeat_count : 1,
    left_out: repeats ? values.left_out.filter(number => number < values.repeat_count) : [],
    moved: repeats ? values.moved.filter(({ number }) => number < values.repeat_count) : [],
  }
}

export function audienceOf({ to, programs, goals, districts }: NotificationValues): Audience {
  if (to !== 'audience') return { programs: [], goals: [], districts: [] }
  return { programs: [...programs], goals: [...goals], districts: [...districts] }
}

const dayMs = 86_400_000

/** The dates of a row, from the first; none while it is not known. */
export function datesOf({ timing, at, interval, repeat_count: count, moved }: NotificationValues): readonly string[] {
  const first = fromDhaka(at)
  if (timing !== 'repeat' || !first || !(interval >= 1) || !(count >= 1) || count > 60) return []
  return Array.from(
    { length: count },
    (_, number) =>
      moved.find(each => each.number === number)?.at ??
      new Date(Date.parse(first) + number * interval * dayMs).toISOString(),
  )
}
