import type { CircularFilters, CircularForm } from '@prostuti/contract'
import { dhakaDay } from '@prostuti/contract/dhaka-time'
import type { Language, Translate } from '../../foundation/text/translate.ts'
import { dayWords, noonOf } from '../rows/index.ts'

/** A filter that is set, in words, and the filters without it. */
export interface ActiveFilter {
  filter: CircularForm['lifted'][number]['filter']
  label: string
  without: CircularFilters
}

interface Words {
  t: Translate
  language: Language
  /** The server's clock. */
  now: number
}

type Choices = 'category' | 'employment_status' | 'district'

/** The server's word for a value; its id where the server does not know it. */
export const choiceLabel = (form: CircularForm | undefined, field: Choices, id: string): string =>
  form?.[field].find(choice => choice.id === id)?.label ?? id.replaceAll('_', ' ')

/** The day so many days from now in Dhaka. */
export const dayFrom = (now: number, days: number): string => dhakaDay(now + days * 86_400_000)

/** The filters that are set, in the order of the form. */
export function activeFilters(filters: CircularFilters, form: CircularForm | undefined, words: Words): ActiveFilter[] {
  const { t } = words
  const found: ActiveFilter[] = []
  const add = (filter: ActiveFilter['filter'], label: string, ...fields: (keyof CircularFilters)[]) => {
    const without = Object.fromEntries(Object.entries(filters).filter(([name]) => !fields.includes(name as never)))
    found.push({ filter, label, without })
  }
  const labels = (field: 'category' | 'employment_status', ids: readonly string[]) =>
    ids.map(id => choiceLabel(form, field, id)).join(', ')
  if (filters.search) add('search', filters.search, 'search')
  if (filters.category?.length) add('category', labels('category', filters.category), 'category')
  if (filters.employment_status?.length)
    add('employment_status', labels('employment_status', filters.employment_status), 'employment_status')
  if (filters.district) add('district', choiceLabel(form, 'district', filters.district), 'district')
  if (filters.date_l || filters.date_r) add('deadline', deadlineWords(filters, words), 'date_l', 'date_r')
  if (filters.null_deadline !== undefined)
    add('null_deadline', t(filters.null_deadline ? 'jobs.undated_with' : 'jobs.undated_without'), 'null_deadline')
  return found
}

/** Days ahead that are offered, and are no range of one's own. */
export const daysAhead = [3, 7] as const

/** Which of them a range is. */
export const aheadOf = ({ date_l, date_r }: CircularFilters, now: number): number | undefined =>
  date_l ? undefined : daysAhead.find(days => dayFrom(now, days) === date_r)

function deadlineWords(filters: CircularFilters, words: Words): string {
  const { t, now } = words
  const ahead = aheadOf(filters, now)
  if (ahead) return t('jobs.within', { count: ahead })
  const [from, to] = [filters.date_l, filters.date_r].map(day => day && dayWords(noonOf(day), words))
  if (from && to) return `${from} – ${to}`
  return from ? t('jobs.days_from', { date: from }) : t('jobs.days_to', { date: to ?? '' })
}
