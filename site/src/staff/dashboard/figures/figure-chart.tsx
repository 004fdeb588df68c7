import { useElementSize } from '@mantine/hooks'
import { type ReactElement, useEffect, useRef } from 'react'
import { useTexts } from '../../foundation/text/use-texts.ts'
import styles from './figures.module.css'

export interface ChartSeries {
  readonly name: string
  /** One of each point. */
  readonly values: readonly number[]
}

export interface ChartPoint {
  readonly label: string
  readonly isOpen: boolean
}

export interface FigureChartProps {
  /** What it shows, for who cannot see it. */
  label: string
  /** What the points are: days, weeks. */
  unit: string
  points: readonly ChartPoint[]
  /** From the bottom of a bar to its top. */
  series: readonly ChartSeries[]
  figure(value: number): string
  view: 'chart' | 'table'
}

const height = 150
const top = 18

/** Bars with their figures, over the table of the same figures; or that table alone, a row for each bar. */
export function FigureChart(props: FigureChartProps): ReactElement {
  return props.view === 'chart' ? <Bars {...props} /> : <Rows {...props} />
}

const totalAt = (series: readonly ChartSeries[], index: number): number =>
  series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)

function Bars({ label, unit, points, series, figure }: FigureChartProps): ReactElement {
  const { ref, width } = useElementSize()
  const place = useRef<HTMLElement>(null)
  // The newest stands at the end: it is seen first where the chart is wider than its place.
  useEffect(() => {
    if (place.current && width > 0) place.current.scrollLeft = place.current.scrollWidth
  }, [width])
  const longest = Math.max(1, ...points.map((_, index) => [...figure(totalAt(series, index))].length))
  const most = Math.max(1, ...points.map((_, index) => totalAt(series, index)))
  const slot = width / points.length
  const bar = Math.min(30, slot * 0.66)
  const scale = (value: number) => (value / most) * (height - top)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, and has to by keyboard too
    <figure ref={place} className={styles.scroll} tabIndex={0} aria-label={label}>
      <div className={styles.bars} style={{ minWidth: 84 + points.length * Math.max(22, longest * 6.5 + 4) }}>
        <div ref={ref} className={styles.plot}>
          <svg width={width} height={height + 2} aria-hidden="true">
            <line className={styles.ground} x1={0} x2={width} y1={height} y2={height} />
            {points.map(({ label: name, isOpen }, index) => {
              const total = totalAt(series, index)
              const x = index * slot + (slot - bar) / 2
              let base = height
              return (
                <g key={name} data-open={isOpen || undefined}>
                  {series.map(({ name: of, values }, at) => {
                    const tall = scale(values[index] ?? 0)
                    base -= tall
                    return <rect key={of} data-series={at} x={x} y={base} width={bar} height={tall} />
                  })}
                  <text x={x + bar / 2} y={height - scale(total) - 5}>
                    {figure(total)}
                  </text>
                </g>
              )
            })}
          </svg>
        </div>
        <table>
          <caption className="hidden">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              {points.map(({ label: name, isOpen }) => (
                <th key={name} scope="col" data-open={isOpen || undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.map(({ name, values }, at) => (
              <tr key={name}>
                <th scope="row">
                  <i data-series={at} aria-hidden="true" />
                  {name}
                </th>
                {points.map(({ label: point, isOpen }, index) => (
                  <td key={point} data-open={isOpen || undefined}>
                    {figure(values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

function Rows({ label, unit, points, series, figure }: FigureChartProps): ReactElement {
  const t = useTexts('dashboard')
  const showsTotal = series.length > 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, and has to by keyboard too
    <figure className={styles.rows} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <caption className="hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {showsTotal && <th scope="col">{t('dashboard.total')}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label: name }, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {series.map(({ name: of, values }) => (
                <td key={of}>{figure(values[index] ?? 0)}</td>
              ))}
              {showsTotal && <td>{figure(totalAt(series, index))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
