import type { ReturnsOf, RevenueDay } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useStaff } from '../../foundation/context/staff-context.ts'
import { useQuery } from '../../foundation/data/use-query.ts'
import { useFigures } from '../../foundation/text/use-figures.ts'
import { useTexts } from '../../foundation/text/use-texts.ts'
import { Change } from './change.tsx'
import { FigureCard, type FigureView } from './figure-card.tsx'
import { FigureChart } from './figure-chart.tsx'
import styles from './figures.module.css'
import { isInThousands, paisaOf, shownTaka, takaOf } from './taka-figures.ts'
import { usePoints } from './use-points.ts'
import type { Span } from './use-span.ts'

const kinds = ['programs', 'coins', 'premium'] as const

/** Taka by the day on which it was credited. */
export function RevenueCard({ span }: { span: Span }): ReactElement {
  const t = useTexts('dashboard')
  const admin = useStaff()
  const loaded = useQuery(['dashboard', 'revenue', span], () => admin.dashboard.revenue(span))
  const taka = (name: keyof RevenueDay) => (row: RevenueDay) => Number(row[name])
  return (
    <FigureCard
      title={t('dashboard.revenue')}
      loaded={loaded}
      csvName="revenue"
      rows={data => data.results}
      columns={[
        { header: t('dashboard.csv_day'), value: (row: RevenueDay) => row.day },
        ...kinds.map(kind => ({ header: t(`dashboard.revenue_${kind}`), value: taka(kind) })),
        { header: t('dashboard.by_hand'), value: taka('by_hand') },
        { header: t('dashboard.back'), value: taka('back') },
      ]}
    >
      {(data, view) => <Revenue data={data} view={view} />}
    </FigureCard>
  )
}

function Revenue({ data, view }: { data: ReturnsOf<'core.getRevenueChart'>; view: FigureView }): ReactElement {
  const t = useTexts('dashboard')
  const { money, number } = useFigures()
  const { gateway, by_hand: byHand, back } = data.total
  const came = paisaOf(gateway) + paisaOf(byHand)
  const { unit, points, series } = usePoints(
    data.results,
    kinds.map(kind => ({ name: t(`dashboard.revenue_${kind}`), value: row => paisaOf(row[kind]) })),
  )
  const most = Math.max(0, ...points.map((_, at) => series.reduce((sum, { values }) => sum + values[at]!, 0)))
  const inThousands = isInThousands(most)
  return (
    <>
      <p className={styles.total}>
        <b>{money(takaOf(came - paisaOf(back)))}</b>
        <span>{t('dashboard.revenue_of', { gateway: money(gateway), hand: money(byHand), back: money(back) })}</span>
        <Change now={came} before={paisaOf(data.before)} beforeText={money(data.before)} />
      </p>
      <FigureChart
        label={t('dashboard.revenue')}
        {...{ unit, points, series, view }}
        figure={paisa => number(shownTaka(paisa, inThousands))}
      />
      <p className="staff-small">{t(inThousands ? 'dashboard.revenue_thousands' : 'dashboard.revenue_note')}</p>
    </>
  )
}
