import type { NotificationDate } from '@prostuti/contract'
import { dhakaHour } from '@prostuti/sdk/i18n/format'
import { type ReactElement, useId, useState } from 'react'
import { Segments, useFigures, useLanguage, useTexts } from '../../foundation/index.ts'
import { earlyPercent, type OpensBar, opensBars } from './opens-bars.ts'
import styles from './opens-card.module.css'

type View = 'chart' | 'table'

/** When one date was opened, in sums by the hour: who opened it is kept nowhere. */
export function OpensCard({ date }: { date: NotificationDate }): ReactElement | null {
  const t = useTexts('notifications')
  const title = useId()
  const { instant, number } = useFigures()
  const [view, setView] = useState<View>('chart')
  const { delivery, at } = date
  if (!delivery) return null
  const { opens } = delivery
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('notifications.when_opened')}</h2>
        {opens.length > 0 && (
          <Segments<View>
            label={t('notifications.shown_as')}
            value={view}
            options={(['chart', 'table'] as const).map(value => ({ value, label: t(`notifications.as.${value}`) }))}
            onChange={setView}
          />
        )}
      </header>
      <div className={styles.body}>
        {opens.length === 0 ? (
          <p className="staff-small">{t('notifications.opened_none')}</p>
        ) : (
          <>
            <p className="staff-small">{t('notifications.by_hour', { from: instant(at) })}</p>
            {view === 'chart' ? <Chart bars={opensBars(opens, at)} /> : <Table opens={opens} />}
            <p className="staff-small">
              {t('notifications.early', { percent: number(earlyPercent(opens, at)) })} {t('notifications.night_bar')}{' '}
              {t('notifications.sums_only')}
            </p>
          </>
        )}
      </div>
    </section>
  )
}

/** A figure on every mark; what no one opened has no height, and says so. */
function Chart({ bars }: { bars: readonly OpensBar[] }): ReactElement {
  const nameOf = useBarName()
  const { number } = useFigures()
  const most = Math.max(1, ...bars.map(({ opened }) => opened))
  return (
    <ol className={styles.chart}>
      {bars.map(bar => (
        <li key={bar.from}>
          <span className={styles.figure}>{number(bar.opened)}</span>
          <span className={styles.mark} style={{ blockSize: `${(bar.opened / most) * 150}px` }} />
          <span className={styles.name}>{nameOf(bar)}</span>
        </li>
      ))}
    </ol>
  )
}

function Table({ opens }: { opens: NonNullable<NotificationDate['delivery']>['opens'] }): ReactElement {
  const t = useTexts('notifications')
  const { instant, number } = useFigures()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('notifications.hour')}</th>
          <th scope="col">{t('notifications.delivery.opened')}</th>
        </tr>
      </thead>
      <tbody>
        {opens.map(({ hour, opened }) => (
          <tr key={hour}>
            <th scope="row">{instant(hour)}</th>
            <td className="staff-num">{number(opened)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useBarName(): (bar: OpensBar) => string {
  const t = useTexts('notifications')
  const { number } = useFigures()
  const language = useLanguage()
  const hourOf = (at: string) => {
    const hour = dhakaHour(at)
    const clock = number(hour % 12 || 12)
    return language === 'bn' ? `${clock}টা` : `${clock} ${hour < 12 ? 'am' : 'pm'}`
  }
  return ({ kind, from, until }) => {
    if (kind === 'tail') return t('notifications.tail')
    return kind === 'night' ? `${hourOf(from)}–${hourOf(until)}` : hourOf(from)
  }
}
