import { Button } from '@mantine/core'
import type { Registrations } from '@prostuti/contract'
import { dhakaDay, formatDate } from '@prostuti/sdk/i18n/format'
import { type ReactElement, useId, useState } from 'react'
import { useStaff, useStaffContext } from '../foundation/context/staff-context.ts'
import { useQuery } from '../foundation/data/use-query.ts'
import { Icon } from '../foundation/icon/icon.tsx'
import { Segments } from '../foundation/input/segments.tsx'
import { toCsv } from '../foundation/list/csv.ts'
import { saveFile } from '../foundation/list/use-csv-export.ts'
import { ErrorState } from '../foundation/state/error-state.tsx'
import { useFigures } from '../foundation/text/use-figures.ts'
import { useLanguage, useTexts } from '../foundation/text/use-texts.ts'
import { type ChartSpan, chartPoints, daysOf } from './chart-points.ts'
import styles from './dashboard.module.css'
import { RegistrationsChart } from './registrations-chart.tsx'

const spans: readonly ChartSpan[] = ['days', 'quarter', 'year']
const day = 86_400_000

/** How many came, over two weeks, three months or a year; `recent` are the days that the dashboard has brought. */
export function RegistrationsCard({ recent }: { recent: readonly Registrations[] }): ReactElement {
  const t = useTexts('dashboard')
  const title = useId()
  const [span, setSpan] = useState<ChartSpan>('days')
  const { days, error, reload } = useDays(span, recent)
  const save = () =>
    saveFile(
      'registrations.csv',
      toCsv(days ?? [], [
        { header: t('dashboard.csv_day'), value: row => row.day },
        { header: t('dashboard.csv_members'), value: row => row.members },
        { header: t('dashboard.csv_anonymous'), value: row => row.anonymous },
      ]),
      'text/csv;charset=utf-8',
    )
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('dashboard.registrations')}</h2>
        <span className={styles.tools}>
          <Segments<ChartSpan>
            label={t('dashboard.span')}
            value={span}
            options={spans.map(value => ({ value, label: t(`dashboard.span_${value}`) }))}
            onChange={setSpan}
          />
          <Button variant="default" leftSection={<Icon name="download" />} disabled={!days} onClick={save}>
            CSV
          </Button>
        </span>
      </header>
      <div className={styles.chart}>
        {error ? <ErrorState error={error} onRetry={reload} /> : days && <Figures days={days} span={span} />}
      </div>
    </section>
  )
}

/** The days of a span: those that are here already, else the server's. */
function useDays(span: ChartSpan, recent: readonly Registrations[]) {
  const admin = useStaff()
  const { now } = useStaffContext()
  const isHere = recent.length >= daysOf[span]
  const load = async () => {
    if (isHere) return null
    const from = dhakaDay(now() - (daysOf[span] - 1) * day)
    return (await admin.dashboard.registrations({ from })).results
  }
  const { data, error, isLoading, reload } = useQuery(['dashboard', 'registrations', span], load)
  return { days: isHere ? recent : isLoading ? null : data, error, reload }
}

const sumOf = (days: readonly Registrations[]): number => days.reduce((sum, { members }) => sum + members, 0)

function Figures({ days, span }: { days: readonly Registrations[]; span: ChartSpan }): ReactElement {
  const t = useTexts('dashboard')
  const language = useLanguage()
  const { number } = useFigures()
  const length = daysOf[span]
  const total = sumOf(days.slice(-length))
  const earlier = days.length >= 2 * length ? sumOf(days.slice(-2 * length, -length)) : null
  const points = chartPoints(days, span)
  const most = points.reduce((best, point) => (point.count > best.count ? point : best), points[0]!)
  const open = points.find(({ isOpen }) => isOpen)
  const dateOf = (from: string) => formatDate(`${from}T06:00:00Z`, language)
  return (
    <>
      <p className={styles.total}>
        <b>{number(total)}</b> {t(`dashboard.people_${span}`)}
        {earlier !== null && earlier > 0 && <Change total={total} earlier={earlier} />}
      </p>
      <RegistrationsChart points={points} span={span} />
      <p className="staff-small">
        {open && `${t(`dashboard.open_${span}`)} `}
        {most.count > 0 && t(`dashboard.most_${span}`, { date: dateOf(most.from), count: number(most.count) })}
      </p>
    </>
  )
}

function Change({ total, earlier }: { total: number; earlier: number }): ReactElement {
  const t = useTexts('dashboard')
  const { number } = useFigures()
  const percent = Math.round((100 * (total - earlier)) / earlier)
  const key = percent > 0 ? 'dashboard.more' : percent < 0 ? 'dashboard.fewer' : 'dashboard.same'
  return (
    <span className={percent > 0 ? styles.more : undefined}>
      {percent > 0 && <Icon name="trending-up" size={16} />}
      {t(key, { percent: number(Math.abs(percent)), count: number(earlier) })}
    </span>
  )
}
