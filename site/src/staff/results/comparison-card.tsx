import type { ComparedExam, ResultComparison } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { resultsHref } from '../exams/builder/builder-href.ts'
import { ErrorState, useFigures, useTexts } from '../foundation/index.ts'
import styles from './results.module.css'

interface ComparisonCardProps {
  program: string
  comparison: { data: ResultComparison | null; error: unknown; reload(): void }
}

/** This exam beside the one before, everything in per cent of its marks. */
export function ComparisonCard({ program, comparison: { data, error, reload } }: ComparisonCardProps): ReactElement {
  const t = useTexts('results')
  return (
    <section
      className={`staff-card ${styles.comparison}`}
      aria-label={t('results.comparison')}
      aria-busy={!data && !error}
    >
      <header>
        <h2>{t('results.comparison')}</h2>
        {data?.before && <a href={resultsHref(program, data.before.exam)}>{data.before.title}</a>}
      </header>
      {error ? <ErrorState error={error} onRetry={reload} /> : null}
      {data && !data.before && <p className={styles.note}>{t('results.no_before')}</p>}
      {data?.before && <Compared now={data.now} before={data.before} both={data.both} />}
    </section>
  )
}

interface ComparedProps {
  now: ComparedExam
  before: ComparedExam
  both: ResultComparison['both']
}

function Compared({ now, before, both }: ComparedProps): ReactElement {
  const t = useTexts('results')
  const { number } = useFigures()
  const share = (value: number | null) => (value === null ? '–' : `${number(Math.round(value * 10) / 10)}%`)
  const earlier = new Map(before.subjects.map(({ name, mean }) => [name, mean]))
  const rows: [string, number | null, number | null | undefined][] = [
    [t('results.mean'), now.mean, before.mean],
    [t('results.median'), now.median, before.median],
    [t('results.best'), now.best, before.best],
    ...now.subjects.map(({ name, mean }): [string, number | null, number | null | undefined] => [
      name,
      mean,
      earlier.get(name),
    ]),
  ]
  return (
    <>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('results.before')}</th>
            <th scope="col">{t('results.now')}</th>
            <th scope="col">{t('results.difference')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('results.sheets')}</th>
            <td>{number(before.sheets)}</td>
            <td>{number(now.sheets)}</td>
            <td>{signed(now.sheets - before.sheets, number)}</td>
          </tr>
          {rows.map(([name, current, last]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{share(last ?? null)}</td>
              <td>{share(current)}</td>
              <td>{current === null || last == null ? '–' : signed(Math.round((current - last) * 10) / 10, number)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {both && (
        <p className={styles.note}>
          {t('results.both', { people: number(both.people), up: number(both.up), down: number(both.down) })}
        </p>
      )}
    </>
  )
}

const signed = (value: number, number: (value: number) => string): string => `${value > 0 ? '+' : ''}${number(value)}`
