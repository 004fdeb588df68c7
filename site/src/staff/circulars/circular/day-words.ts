import type { CircularCard } from '@prostuti/contract'
import { dhakaDay } from '@prostuti/contract/dhaka-time'
import { useMemo } from 'react'
import { useStaffContext } from '../../foundation/context/staff-context.ts'
import { fromDhaka, useFigures, useTexts } from '../../foundation/index.ts'
import { countValue } from './count-value.ts'

type Dated = Pick<CircularCard, 'application_start_date' | 'opens_at' | 'deadline' | 'deadline_time' | 'ends_at'>

/** How long a circular is open yet; `tone` where a person has to look. */
export interface TimeLeft {
  readonly text: string
  readonly tone: 'over' | 'soon' | null
}

/** Of English names of months three letters are enough; Bangla's are short as they are. */
const longMonth = /\b([A-Z][a-z]{2})[a-z]+/

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** A circular's days in words, in Dhaka's calendar. */
export function useDayWords() {
  const t = useTexts('circulars')
  const { now } = useStaffContext()
  const { date, time, number } = useFigures()
  return useMemo(() => {
    /** A day; its year where it is another than this one. */
    const day = (value: string): string => {
      const text = date(fromDhaka(`${value}T00:00`)!).replace(longMonth, '$1')
      return value.slice(0, 4) === dhakaDay(now()).slice(0, 4) ? text.replace(/ \S+$/, '') : text
    }
    /** From when until when one can apply. */
    function span({ application_start_date: from, deadline: to }: Dated): string {
      if (from && to && from.slice(0, 7) === to.slice(0, 7)) return `${day(from).split(' ')[0]}–${day(to)}`
      if (from && to) return `${day(from)} – ${day(to)}`
      if (from) return t('circulars.from_day', { day: day(from) })
      return to ? t('circulars.until_day', { day: day(to) }) : t('circulars.not_known')
    }
    function left({ opens_at, deadline, deadline_time: at, ends_at }: Dated): TimeLeft {
      const today = dhakaDay(now())
      if (!deadline || !ends_at) return { text: t('circulars.no_deadline'), tone: null }
      const days = daysBetween(today, deadline)
      if (Date.parse(ends_at) <= now()) {
        if (days === 0) return { text: t('circulars.over_today'), tone: 'over' }
        const text = days === -1 ? t('circulars.over_yesterday') : t('circulars.over_days', { count: number(-days) })
        return { text, tone: 'over' }
      }
      if (opens_at && Date.parse(opens_at) > now()) {
        const ahead = daysBetween(today, dhakaDay(opens_at))
        return { text: t('circulars.opens_in', { count: countValue(ahead, number) }), tone: null }
      }
      if (days > 1) return { text: t('circulars.days_left', { count: number(days) }), tone: null }
      const when = days === 0 ? 'today' : 'tomorrow'
      const clock = at && time(fromDhaka(`${deadline}T${at}`)!)
      return {
        text: clock ? t(`circulars.ends_${when}_at`, { time: clock }) : t(`circulars.ends_${when}`),
        tone: 'soon',
      }
    }
    return { day, span, left }
  }, [t, now, date, time, number])
}
