import type { PeriodSpread, PeriodStandingRow } from '@prostuti/contract'
import { formatNumber } from '../../../foundation/text/format.ts'
import type { ChosenProps } from '../rank-list.props.ts'
import { formatPercent } from './period-text.ts'

interface SpreadProps extends Pick<ChosenProps, 't' | 'language'> {
  spread: PeriodSpread
  me: PeriodStandingRow
  /** Of a hundred. */
  behind: number
}

const mostHeight = 78

/** How all of the list spread over per cents, and in which bar I stand; words say the same. Only where there is room beside the list. */
export function Spread({ spread, me, behind, t, language }: SpreadProps) {
  const { lowest, highest, counts } = spread
  const most = Math.max(1, ...counts)
  const own = barOf(me.percent, spread)
  const middle = (lowest + highest) / 2
  return (
    <figure className="periods-spread">
      <div
        role="img"
        aria-label={t('periods.spread', {
          lowest: formatPercent(lowest, language),
          highest: formatPercent(highest, language),
          own: formatPercent(me.percent, language),
        })}
      >
        {counts.map((count, bar) => (
          <span key={bar} data-own={bar === own || undefined}>
            {bar === own ? <b>{t('ranks.you')}</b> : null}
            <i style={{ blockSize: `${Math.max(1, (count / most) * mostHeight)}px` }} />
          </span>
        ))}
      </div>
      <p className="ui-small ui-muted ui-num" aria-hidden="true">
        {[lowest, middle, highest].map(percent => (
          <span key={percent}>{formatNumber(Math.round(percent), language)}%</span>
        ))}
      </p>
      <figcaption className="ui-small ui-muted ui-num">{t('periods.behind', { behind })}</figcaption>
    </figure>
  )
}

/** In which of equal steps a per cent lies; the highest in the last. */
export function barOf(percent: number, { lowest, highest, counts }: PeriodSpread): number {
  const step = Math.floor(((percent - lowest) / (highest - lowest)) * counts.length)
  return Math.min(Math.max(step, 0), counts.length - 1)
}
