import { useElementSize } from '@mantine/hooks'
import { formatDate } from '@prostuti/sdk/i18n/format'
import type { ReactElement } from 'react'
import { useFigures } from '../foundation/text/use-figures.ts'
import { useLanguage, useTexts } from '../foundation/text/use-texts.ts'
import { type ChartPoint, type ChartSpan, gridSteps } from './chart-points.ts'
import styles from './registrations-chart.module.css'

interface RegistrationsChartProps {
  points: readonly ChartPoint[]
  span: ChartSpan
}

const height = 176
const top = 14

/** Registrations over time: a line over the table of its figures, which are one thing. */
export function RegistrationsChart({ points, span }: RegistrationsChartProps): ReactElement {
  const t = useTexts('dashboard')
  const language = useLanguage()
  const { number } = useFigures()
  const { ref, width } = useElementSize()
  const steps = gridSteps(Math.max(...points.map(({ count }) => count)))
  const x = (index: number) => ((index + 0.5) * width) / points.length
  const y = (count: number) => height - (count / steps.at(-1)!) * (height - top)
  const closed = points.filter(({ isOpen }) => !isOpen)
  // `২৫ নভেম্বর ২০২৬` → `২৫` of a day, `২৫ নভে` of a week, `নভে` of a month.
  const labelOf = ({ from }: ChartPoint): string => {
    const [date, month] = formatDate(`${from}T06:00:00Z`, language).split(' ') as [string, string]
    const short = [...new Intl.Segmenter(language).segment(month)].slice(0, 3).map(part => part.segment)
    if (span === 'days') return date
    return span === 'year' ? short.join('') : `${date} ${short.join('')}`
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, and has to by keyboard too
    <section className={styles.scroll} tabIndex={0} aria-label={t('dashboard.chart')}>
      <div className={styles.chart}>
        <div ref={ref}>
          <svg width={width} height={height + 4} aria-hidden="true">
            {[0, ...steps].map(step => (
              <g key={step}>
                <line className={styles.grid} x1={0} x2={width} y1={y(step)} y2={y(step)} />
                {step > 0 && (
                  <text x={0} y={y(step) - 4}>
                    {number(step)}
                  </text>
                )}
              </g>
            ))}
            <polyline points={closed.map(({ count }, index) => `${x(index)},${y(count)}`).join(' ')} />
            {points.map(({ from, count, isOpen }, index) => (
              <circle
                key={from}
                className={isOpen ? styles.open : undefined}
                cx={x(index)}
                cy={y(count)}
                r={isOpen ? 3.5 : 3}
              />
            ))}
          </svg>
        </div>
        <table>
          <caption className="hidden">{t('dashboard.registrations')}</caption>
          <thead>
            <tr>
              {points.map(point => (
                <th key={point.from} scope="col">
                  {labelOf(point)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {points.map(({ from, count, isOpen }) => (
                <td key={from} data-open={isOpen || undefined}>
                  {number(count)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}
