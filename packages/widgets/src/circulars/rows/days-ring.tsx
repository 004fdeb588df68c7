import { inDhaka } from '@prostuti/contract/dhaka-time'
import type { TimeLeft } from '@prostuti/sdk/circulars'
import { localDigits } from '@prostuti/sdk/i18n/digits'
import type { Language, Translate } from '../../foundation/text/translate.ts'

interface RingProps {
  left: TimeLeft
  t: Translate
  language: Language
}

/** The days that are left inside what is left of the time for applying. Decoration: words beside it say the same. */
export function DaysRing({ left, t, language }: RingProps) {
  const isToday = left.kind === 'open' && left.days === 0
  return (
    <svg
      className="ring"
      viewBox="0 0 44 44"
      data-kind={isToday ? 'today' : left.kind}
      data-pressing={left.kind === 'open' && left.pressing ? '' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <circle className="ring-room" cx="22" cy="22" r="19.5" />
      {left.kind === 'open' && !isToday ? (
        <circle
          className="ring-share"
          cx="22"
          cy="22"
          r="19.5"
          pathLength="100"
          transform="rotate(-90 22 22)"
          stroke-dasharray={`${(left.share * 100).toFixed(1)} 100`}
        />
      ) : null}
      <text x="22" y="22" data-small={left.kind === 'open' && !isToday && left.days < 100 ? undefined : ''}>
        {inside(left, t, language)}
      </text>
    </svg>
  )
}

function inside(left: TimeLeft, t: Translate, language: Language): string {
  if (left.kind === 'unknown') return '?'
  if (left.kind === 'over') return t('jobs.ring_over')
  if (left.kind === 'open') return left.days === 0 ? t('jobs.today') : localDigits(String(left.days), language)
  const day = inDhaka(left.opens)
  return localDigits(`${day.getUTCDate()}/${day.getUTCMonth() + 1}`, language)
}
