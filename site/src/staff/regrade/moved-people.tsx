import { Button } from '@mantine/core'
import type { RegradedSheet, WantedKey } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import {
  ErrorState,
  Icon,
  Segments,
  saveFile,
  toCsv,
  useFigures,
  useQuery,
  useStaff,
  useTexts,
  useToldAct,
} from '../foundation/index.ts'
import styles from './moved-people.module.css'

interface MovedPeopleProps {
  exam: string
  wanted: readonly WantedKey[]
  hasCut: boolean
}

const shows = ['first', 'risen', 'fallen', 'cut'] as const
type Show = (typeof shows)[number]

const mostShown = 100
/** The server's own bound. */
const mostInFile = 20_000

/** Whom the wanted keys would move, person by person, before anything is done. */
export function MovedPeople({ exam, wanted, hasCut }: MovedPeopleProps): ReactElement {
  const t = useTexts('regrade')
  const admin = useStaff()
  const act = useToldAct()
  const { number } = useFigures()
  const [show, setShow] = useState<Show>('first')
  const [isSaving, setSaving] = useState(false)
  const read = (limit: number) => admin.regrades.sheets(exam, { changes: [...wanted], show, limit })
  const { data, error, isLoading, reload } = useQuery(['regrades', 'sheets', exam, wanted, show], () => read(mostShown))
  const save = async () => {
    setSaving(true)
    await act(async () => {
      const { results } = await read(mostInFile)
      saveFile(`regrade-${exam}.csv`, toCsv(results, csvColumns(t)), 'text/csv;charset=utf-8')
    }, t('list.csv_done'))
    setSaving(false)
  }
  return (
    <div className={styles.people} aria-busy={isLoading}>
      <div className={styles.bar}>
        <div className={styles.shows}>
          <Segments<Show>
            label={t('regrade.people')}
            value={show}
            options={shows
              .filter(each => hasCut || each !== 'cut')
              .map(value => ({ value, label: t(`regrade.people.${value}`, { count: number(mostShown) }) }))}
            onChange={setShow}
          />
        </div>
        <Button variant="default" leftSection={<Icon name="download" />} loading={isSaving} onClick={() => void save()}>
          CSV
        </Button>
      </div>
      {error ? <ErrorState error={error} onRetry={reload} /> : null}
      {data && !error && (data.results.length > 0 ? <People rows={data.results} /> : <p>{t('regrade.people.none')}</p>)}
      {data && data.count > data.results.length && (
        <p className="staff-small">
          {t('regrade.people.more', { shown: number(data.results.length), count: number(data.count) })}
        </p>
      )}
    </div>
  )
}

function People({ rows }: { rows: readonly RegradedSheet[] }): ReactElement {
  const t = useTexts('regrade')
  const { number } = useFigures()
  return (
    <table className={styles.table} aria-label={t('regrade.people')}>
      <thead>
        <tr>
          <th scope="col">{t('regrade.sittings.name')}</th>
          <th scope="col">{t('regrade.people.marks')}</th>
          <th scope="col">{t('regrade.people.place')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // People of one name and one result are told apart by nothing else.
          <tr key={index}>
            <td>{row.name}</td>
            <td>{`${number(row.marks_before)} → ${number(row.marks_after)}`}</td>
            <td>
              {`${number(row.position_before)} → ${number(row.position_after)}`}
              <Move by={row.position_before - row.position_after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Move({ by }: { by: number }): ReactElement {
  const t = useTexts('regrade')
  const { number } = useFigures()
  if (by === 0) return <span className={styles.move}>–</span>
  const text = t(by > 0 ? 'regrade.people.up' : 'regrade.people.down', { count: number(Math.abs(by)) })
  return (
    <span className={styles.move} data-up={by > 0 || undefined} role="img" aria-label={text}>
      {by > 0 ? '↑' : '↓'} {number(Math.abs(by))}
    </span>
  )
}

const csvColumns = (t: ReturnType<typeof useTexts<'regrade'>>) => [
  { header: t('regrade.sittings.name'), value: ({ name }: RegradedSheet) => name },
  { header: t('regrade.people.marks_before'), value: (row: RegradedSheet) => row.marks_before },
  { header: t('regrade.people.marks_after'), value: (row: RegradedSheet) => row.marks_after },
  { header: t('regrade.people.place_before'), value: (row: RegradedSheet) => row.position_before },
  { header: t('regrade.people.place_after'), value: (row: RegradedSheet) => row.position_after },
]
