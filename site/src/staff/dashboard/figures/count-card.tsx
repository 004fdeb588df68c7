import type { ReactElement } from 'react'
import type { Loaded } from '../../foundation/data/use-query.ts'
import { useFigures } from '../../foundation/text/use-figures.ts'
import { useTexts } from '../../foundation/text/use-texts.ts'
import { FigureCard, type FigureView } from './figure-card.tsx'
import { FigureChart } from './figure-chart.tsx'
import styles from './figures.module.css'
import { usePoints } from './use-points.ts'

interface CountSeries<Row> {
  readonly name: string
  value(row: Row): number
}

interface CountCardProps<Row> {
  title: string
  loaded: Loaded<{ readonly results: readonly Row[] }>
  csvName: string
  series: readonly CountSeries<Row>[]
  /** All of them, in words. */
  totalText(count: string): string
}

/** Counts of each day, one kind above the other. */
export function CountCard<Row extends { readonly day: string }>(props: CountCardProps<Row>): ReactElement {
  const { series, loaded, csvName, title } = props
  const t = useTexts('dashboard')
  return (
    <FigureCard
      {...{ title, loaded, csvName }}
      rows={data => data.results}
      columns={[
        { header: t('dashboard.csv_day'), value: (row: Row) => row.day },
        ...series.map(({ name, value }) => ({ header: name, value })),
      ]}
    >
      {(data, view) => <Counts {...props} rows={data.results} view={view} />}
    </FigureCard>
  )
}

interface CountsProps<Row> extends CountCardProps<Row> {
  rows: readonly Row[]
  view: FigureView
}

function Counts<Row extends { readonly day: string }>(props: CountsProps<Row>): ReactElement {
  const { number } = useFigures()
  const { unit, points, series } = usePoints(props.rows, props.series)
  const total = series.reduce((sum, { values }) => sum + values.reduce((all, value) => all + value, 0), 0)
  return (
    <>
      <p className={styles.total}>
        <b>{number(total)}</b> <span>{props.totalText(number(total))}</span>
      </p>
      <FigureChart label={props.title} {...{ unit, points, series }} view={props.view} figure={number} />
    </>
  )
}
