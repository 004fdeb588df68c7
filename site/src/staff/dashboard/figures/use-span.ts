import { dhakaDay } from '@prostuti/sdk/i18n/format'
import { useStaffContext } from '../../foundation/context/staff-context.ts'
import { useAddress } from '../../foundation/page/address.ts'
import { addDays, isDay } from '../../foundation/text/days.ts'

export const lengths = ['days', 'quarter', 'year'] as const
export type SpanName = (typeof lengths)[number]

const daysOf: Readonly<Record<SpanName, number>> = { days: 14, quarter: 91, year: 365 }
const dayMs = 86_400_000
const longest = 366

export interface Span {
  readonly from: string
  readonly to: string
}

/**
 * The days that the address names, or the last fortnight where it names none that can be shown.
 *
 * @example spanIn({ from: '2026-11-12', to: '2026-11-25' }, '2026-11-27')
 */
function spanIn({ from, to }: { from: string | null; to: string | null }, today: string): Span {
  const last = isDay(to) && to <= today ? to : today
  const isSpan = isDay(from) && from <= last && Date.parse(last) - Date.parse(from) < longest * dayMs
  return { from: isSpan ? from : addDays(last, 1 - daysOf.days), to: last }
}

/** The span that is shown, which of the offered lengths it is, and a way to choose one. */
export function useSpan() {
  const [address, change] = useAddress()
  const { now } = useStaffContext()
  const today = dhakaDay(now())
  const span = spanIn({ from: address.get('from'), to: address.get('to') }, today)
  const name = lengths.find(each => span.to === today && span.from === addDays(today, 1 - daysOf[each])) ?? null
  return {
    span,
    name,
    choose: (length: SpanName) =>
      change(length === 'days' ? { from: null, to: null } : { from: addDays(today, 1 - daysOf[length]), to: today }),
  }
}
