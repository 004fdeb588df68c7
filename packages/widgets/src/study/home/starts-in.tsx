import { useNow } from '../../exams/publication/index.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { formatClock } from '../../foundation/text/format.ts'
import { IconClock } from '../../foundation/ui/index.ts'

const minute = 60_000
const hour = 60 * minute

/** How long until an exam starts: days and hours from afar, hours and minutes on the day, the clock in the last hour. */
export function StartsIn({
  start,
  client,
  language,
  t,
}: Pick<WidgetProps, 'client' | 'language' | 't'> & { start: string }) {
  const end = Date.parse(start)
  const now = useNow(client, end)
  return (
    <p className="home-countdown ui-num" part="timer" role="timer" aria-live="off">
      <IconClock />
      {now === null
        ? t('home.checking')
        : now < end
          ? t('home.starts_in', { time: timeLeft(end - now) })
          : t('home.starts_now')}
    </p>
  )

  function timeLeft(ms: number): string {
    if (ms < hour) return formatClock(ms, language)
    const [hours, minutes] = [Math.floor(ms / hour), Math.floor(ms / minute) % 60]
    return hours < 24
      ? t('home.hours', { hours, minutes })
      : t('home.days', { days: Math.floor(hours / 24), hours: hours % 24 })
  }
}
