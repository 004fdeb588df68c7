import { Button } from '@mantine/core'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import type { Loaded } from '../../foundation/data/use-query.ts'
import { Icon } from '../../foundation/icon/icon.tsx'
import { Segments } from '../../foundation/input/segments.tsx'
import { toCsv } from '../../foundation/list/csv.ts'
import type { CsvColumn } from '../../foundation/list/list-types.ts'
import { saveFile } from '../../foundation/list/use-csv-export.ts'
import { ErrorState } from '../../foundation/state/error-state.tsx'
import { useTexts } from '../../foundation/text/use-texts.ts'
import styles from './figures.module.css'

export type FigureView = 'chart' | 'table'

interface FigureCardProps<Data, Row> {
  title: string
  loaded: Loaded<Data>
  /** What the file holds; it is called by `csvName`. */
  rows(data: Data): readonly Row[]
  columns: readonly CsvColumn<Row>[]
  csvName: string
  /** What the first of the two ways of looking is called: a chart unless said. */
  chart?: string
  children(data: Data, view: FigureView): ReactNode
}

/** Figures as a chart and as a table, one of the two at a time, and as a file. */
export function FigureCard<Data, Row>(props: FigureCardProps<Data, Row>): ReactElement {
  const t = useTexts('dashboard')
  const title = useId()
  const [view, setView] = useState<FigureView>('chart')
  const { data, error, reload } = props.loaded
  const save = () =>
    data && saveFile(`${props.csvName}.csv`, toCsv(props.rows(data), props.columns), 'text/csv;charset=utf-8')
  return (
    <section className={`staff-card ${styles.card}`} aria-labelledby={title} aria-busy={props.loaded.isLoading}>
      <header>
        <h2 id={title}>{props.title}</h2>
        <span className={styles.tools}>
          <Segments<FigureView>
            label={t('dashboard.view_of', { name: props.title })}
            value={view}
            options={[
              { value: 'chart', label: props.chart ?? t('dashboard.view_chart') },
              { value: 'table', label: t('dashboard.view_table') },
            ]}
            onChange={setView}
          />
          <Button
            variant="subtle"
            color="gray"
            px={8}
            disabled={!data}
            aria-label={t('dashboard.csv_of', { name: props.title })}
            onClick={save}
          >
            <Icon name="download" />
          </Button>
        </span>
      </header>
      <div className={styles.body}>
        {error ? <ErrorState error={error} onRetry={reload} /> : data && props.children(data, view)}
      </div>
    </section>
  )
}
