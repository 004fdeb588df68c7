import type { ReactElement } from 'react'
import { useStaff, useStaffContext } from '../../foundation/context/staff-context.ts'
import { useQuery } from '../../foundation/data/use-query.ts'
import { useFigures } from '../../foundation/text/use-figures.ts'
import { useLanguage, useTexts } from '../../foundation/text/use-texts.ts'
import { FigureCard, type FigureView } from './figure-card.tsx'
import styles from './figures.module.css'
import type { Span } from './use-span.ts'

const parts = ['night', 'dawn', 'morning', 'noon', 'afternoon', 'evening', 'late'] as const

interface DayParts {
  readonly day: string
  readonly parts: readonly number[]
}

/** When people begin exams: the figure first, its heat second. */
export function HoursCard({ span }: { span: Span }): ReactElement {
  const t = useTexts('dashboard')
  const admin = useStaff()
  const loaded = useQuery(['dashboard', 'exams', span], () => admin.dashboard.examActivity(span))
  return (
    <FigureCard
      title={t('dashboard.hours')}
      loaded={loaded}
      csvName="exam-hours"
      chart={t('dashboard.view_heat')}
      rows={data => data.hours}
      columns={[
        { header: t('dashboard.csv_day'), value: (row: DayParts) => row.day },
        ...parts.map((part, index) => ({
          header: t(`dashboard.part_${part}`),
          value: (row: DayParts) => row.parts[index] ?? 0,
        })),
      ]}
    >
      {({ hours }, view) => <Heat days={hours} view={view} />}
    </FigureCard>
  )
}

function Heat({ days, view }: { days: readonly DayParts[]; view: FigureView }): ReactElement {
  const t = useTexts('dashboard')
  const language = useLanguage()
  const { now } = useStaffContext()
  const { number } = useFigures()
  const most = Math.max(1, ...days.flatMap(({ parts: counts }) => counts))
  const weekday = new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
    weekday: 'short',
    timeZone: 'Asia/Dhaka',
  })
  const dayName = (day: string) => `${weekday.format(new Date(`${day}T06:00:00Z`))} ${number(Number(day.slice(-2)))}`
  const isToCome = (day: string, index: number) =>
    Date.parse(`${day}T00:00:00+06:00`) + beginOf(index) * 3_600_000 > now()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, and has to by keyboard too
    <figure className={styles.wide} tabIndex={0} aria-label={t('dashboard.hours')}>
      <table className={`${styles.table} ${styles.heat}`}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.unit_day')}</th>
            {parts.map(part => (
              <th key={part} scope="col">
                {t(`dashboard.part_${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, parts: counts }) => (
            <tr key={day}>
              <th scope="row">{dayName(day)}</th>
              {parts.map((part, index) => {
                const count = counts[index] ?? 0
                if (isToCome(day, index)) return <td key={part} aria-label={t('dashboard.to_come')} />
                const heat = view === 'chart' ? Math.ceil((count / most) * 36) : 0
                return (
                  <td
                    key={part}
                    style={
                      heat > 0
                        ? { background: `color-mix(in srgb, var(--prostuti-primary) ${heat}%, var(--prostuti-raised))` }
                        : undefined
                    }
                  >
                    {number(count)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

const begins = [0, 6, 9, 12, 15, 18, 21] as const
const beginOf = (index: number): number => begins[index] ?? 0
