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
      {left.kind === 'open' && !isToday ? <path className="ring-share" d={arc(left.share)} /> : null}
      <text x="22" y="22" data-small={left.kind === 'open' && !isToday && left.days < 100 ? undefined : ''}>
        {inside(left, t, language)}
      </text>
    </svg>
  )
}

/** A part of the ring, 0 to 1, clockwise from its top. */
function arc(share: number): string {
  const angle = Math.min(share, 0.9999) * 2 * Math.PI
  const end = `${(22 + 19.5 * Math.sin(angle)).toFixed(2)} ${(22 - 19.5 * Math.cos(angle)).toFixed(2)}`
  return `M22 2.5A19.5 19.5 0 ${share > 0.5 ? 1 : 0} 1 ${end}`
}

function inside(left: TimeLeft, t: Translate, language: Language): string {
  if (left.kind === 'unknown') return '?'
  if (left.kind === 'over') return t('jobs.ring_over')
  if (left.kind === 'open') return left.days === 0 ? t('jobs.today') : localDigits(String(left.days), language)
  const day = inDhaka(left.opens)
  return localDigits(`${day.getUTCDate()}/${day.getUTCMonth() + 1}`, language)
}
