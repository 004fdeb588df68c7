import { dayWords, momentWords } from '../rows/index.ts'
import { hostOf } from './host-of.ts'
import type { JobViewProps } from './view-props.ts'

interface Said {
  text: string
  /** What presses, said first. */
  pressing?: string
}

/** What the foot says and offers. */
export type ApplyForm = Said &
  (
    | { readonly act: 'apply' | 'post'; readonly href: string }
    | { readonly act: 'calendar'; readonly opens: number }
    | { readonly act: 'rules' | 'none' }
  )

const minuteMs = 60_000

/** Of a circular that has not ended. */
export function applyForm(props: JobViewProps): ApplyForm {
  const { circular, t, left, now, language } = props
  if (left.kind === 'later') {
    const moment = momentWords(left.opens, { t, language, now })
    const text = left.days === 0 ? t('job.not_open_today', { moment }) : t('job.not_open', { moment, count: left.days })
    return { act: 'calendar', text, opens: left.opens }
  }
  const method = circular.application_method ?? 'online'
  if (method !== 'online') return { ...bySide(props), text: methodWords(method, props) }
  if (!circular.apply_link) return { ...bySide(props), text: t('job.no_link') }
  const host = hostOf(circular.apply_link)
  const apply = { act: 'apply', href: circular.apply_link } as const
  if (left.kind === 'unknown') return { ...apply, text: t('job.undated', { host }) }
  if (left.kind === 'open' && left.days === 0)
    return { ...apply, text: t('job.last_hours', { host }), pressing: hoursWords(left.end - now, props) }
  return { ...apply, text: t('job.apply_host', { host }) }
}

/** Without a form to fill in: the rules below, else the circular itself. */
function bySide({ circular }: JobViewProps): { act: 'rules' | 'none' } | { act: 'post'; href: string } {
  if (circular.how_to_apply) return { act: 'rules' }
  return circular.post_url ? { act: 'post', href: circular.post_url } : { act: 'none' }
}

const methodKeys = { post: 'job.by_post', in_person: 'job.in_person', email: 'job.by_email' } as const

function methodWords(method: keyof typeof methodKeys, { t, left, language, now }: JobViewProps): string {
  const key = methodKeys[method]
  return left.kind === 'open' ? t(key, { date: dayWords(left.end, { language, now }) }) : t(`${key}_undated`)
}

function hoursWords(ms: number, { t }: JobViewProps): string {
  const minutes = Math.max(1, Math.ceil(ms / minuteMs))
  const hours = Math.floor(minutes / 60)
  return hours > 0
    ? t('job.hours_left', { count: hours, minutes: minutes % 60 })
    : t('job.minutes_left', { count: minutes })
}
