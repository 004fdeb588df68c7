import type { Prostuti } from '@prostuti/sdk'
import { formatClock } from '@prostuti/sdk/i18n/format-clock'
import type { Language, Translate } from '../../foundation/text/translate.ts'
import { useNow } from './use-now.ts'

const hour = 3_600_000

interface CountdownProps {
  /** ISO 8601. */
  until: string
  client: Prostuti
  language: Language
  t: Translate
}

/** How long it still takes: days and hours from afar, the clock on the last day. Not announced each second. */
export function Countdown({ until, client, language, t }: CountdownProps) {
  const end = Date.parse(until)
  const now = useNow(client, end)
  return (
    <span className="ui-num" part="timer" role="timer" aria-live="off">
      {now === null
        ? t('opening.checking')
        : now < end
          ? t('opening.left', { time: timeLeft(end - now, language, t) })
          : t('opening.now')}
    </span>
  )
}

function timeLeft(ms: number, language: Language, t: Translate): string {
  if (ms < 24 * hour) return formatClock(ms, language)
  const hours = Math.floor(ms / hour)
  return t('opening.days', { days: Math.floor(hours / 24), hours: hours % 24 })
}
