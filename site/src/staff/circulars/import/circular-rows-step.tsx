import { Button } from '@mantine/core'
import type { CircularImport, CircularImportRow } from '@prostuti/contract'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import {
  ErrorState,
  Icon,
  StateMessage,
  useAddress,
  useFigures,
  useOutdate,
  useQuery,
  useStaff,
  useTexts,
  useToldAct,
} from '../../foundation/index.ts'
import { ImportHead } from '../../imports/import-head.tsx'
import importStyles from '../../imports/imports.module.css'
import { saveBlob } from '../../imports/save-blob.ts'
import { CircularRow } from './circular-row.tsx'
import styles from './circular-rows.module.css'

type Only = 'refused' | 'changes' | 'new' | 'unchanged'

interface CircularRowsStepProps {
  found: CircularImport
  onChange(found: CircularImport): void
}

/** What each row becomes; cells that cannot be read are mended in their place, and the filled button leads to the next one. */
export function CircularRowsStep({ found, onChange }: CircularRowsStepProps): ReactElement {
  const t = useTexts('circular-imports')
  const shared = useTexts('imports')
  const { number } = useFigures()
  const admin = useStaff()
  const told = useToldAct()
  const [address, change] = useAddress()
  const [isBusy, setBusy] = useState(false)
  const rows = useRef<HTMLDivElement>(null)
  // What one began with: the last row that is mended stays where it is.
  const [first] = useState<Only>(found.refused > 0 ? 'refused' : 'new')
  const only = (address.get('only') ?? first) as Only
  const act = async (work: () => Promise<void>) => {
    setBusy(true)
    await told(work)
    setBusy(false)
  }
  const toNext = () => {
    change({ only: 'refused' }, { replace: true })
    rows.current?.querySelector<HTMLElement>('[data-mend] :is(input, textarea)')?.focus()
  }
  const save = async () => {
    const file = await admin.circularImports.refusedRows(found.id)
    const bytes = new Blob([`\ufeff${file.replace(/^\ufeff/, '')}`], { type: 'text/csv' })
    saveBlob(`refused-circulars-${found.id}.csv`, bytes)
  }
  const coming = found.new + found.changes
  return (
    <div className={importStyles.page}>
      <ImportHead step="check" name={found.source}>
        {found.refused > 0 ? (
          <Button rightSection={<Icon name="arrow-down" />} onClick={toNext}>
            {t('circular_imports.next_bad', { count: number(found.refused) })}
          </Button>
        ) : (
          <Button
            loading={isBusy}
            disabled={coming === 0}
            onClick={() => void act(async () => onChange(await admin.circularImports.start(found.id)))}
          >
            {t('circular_imports.take', { count: number(coming) })}
          </Button>
        )}
      </ImportHead>
      <dl className={styles.sums}>
        <Sum name={t('circular_imports.new')} count={found.new} text={t('circular_imports.new_text')} />
        <Sum name={t('circular_imports.changes')} count={found.changes} text={t('circular_imports.changes_text')} />
        <Sum
          name={t('circular_imports.refused')}
          count={found.refused}
          text={t('circular_imports.refused_text')}
          isBad={found.refused > 0}
        />
        <Sum
          name={t('circular_imports.unchanged')}
          count={found.unchanged}
          text={t('circular_imports.unchanged_text')}
        />
      </dl>
      <nav className={importStyles.tabs} aria-label={shared('imports.step_check')}>
        {(['refused', 'changes', 'new', 'unchanged'] as const).map(name => (
          <button
            key={name}
            type="button"
            aria-current={only === name || undefined}
            onClick={() => change({ only: name }, { replace: true })}
          >
            {t(`circular_imports.tab_${name}`)} {number(found[name])}
          </button>
        ))}
      </nav>
      <div ref={rows}>
        <Rows key={only} found={found} only={only} onChange={onChange} />
      </div>
      <section className={importStyles.cardHead}>
        <p className="staff-small">{t('circular_imports.whole')}</p>
        <div className={importStyles.actions}>
          <Button variant="default" leftSection={<Icon name="columns-3" />} onClick={() => change({ step: 'columns' })}>
            {shared('imports.columns')}
          </Button>
          {found.refused > 0 && (
            <Button variant="default" leftSection={<Icon name="download" />} onClick={() => void act(save)}>
              {shared('imports.refused_file')}
            </Button>
          )}
        </div>
      </section>
    </div>
  )
}

interface SumProps {
  name: string
  count: number
  text: string
  isBad?: boolean
}

function Sum({ name, count, text, isBad = false }: SumProps): ReactElement {
  const { number } = useFigures()
  return (
    <div data-bad={isBad || undefined}>
      <dt>{name}</dt>
      <dd>
        <b>{number(count)}</b>
        <span className="staff-small">{text}</span>
      </dd>
    </div>
  )
}

const pageSize = 50

interface RowsProps {
  found: CircularImport
  only: Only
  onChange(found: CircularImport): void
}

function Rows({ found, only, onChange }: RowsProps): ReactElement {
  const t = useTexts('circular-imports')
  const shared = useTexts('imports')
  const admin = useStaff()
  const outdate = useOutdate()
  const [page, setPage] = useState(1)
  const [rows, setRows] = useState<readonly CircularImportRow[]>([])
  const { data, error, isLoading, reload } = useQuery(['circularImports', found.id, 'rows', only, page], () =>
    admin.circularImports.rows(found.id, { only, page, pageSize }),
  )
  useEffect(() => {
    if (data) setRows(before => [...before.filter(({ row }) => row < (data.results[0]?.row ?? 0)), ...data.results])
  }, [data])
  const replace = ({ row, import: next }: { row: CircularImportRow; import: CircularImport }) => {
    // It stays in its place until one looks elsewhere: nothing moves under the hand that mends.
    setRows(before => before.map(each => (each.row === row.row ? row : each)))
    outdate(['circularImports', 'list'])
    onChange(next)
  }
  if (error) return <ErrorState error={error} onRetry={reload} />
  if (data?.count === 0 && rows.length === 0)
    return <StateMessage icon="list-checks" title={shared('imports.no_rows')} />
  return (
    <section className={importStyles.card}>
      <table className={`${importStyles.table} ${styles.rows}`}>
        <thead>
          <tr>
            <th scope="col">{shared('imports.head_row')}</th>
            <th scope="col">{t('circular_imports.post')}</th>
            <th scope="col">{t('circular_imports.state')}</th>
            <th scope="col">{t('circular_imports.in_cell')}</th>
            <th scope="col">{t('circular_imports.mend')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <CircularRow key={row.row} id={found.id} row={row} onMended={replace} />
          ))}
        </tbody>
      </table>
      {data && rows.length < data.count && (
        <Button variant="default" loading={isLoading} onClick={() => setPage(page + 1)}>
          {shared('imports.more')}
        </Button>
      )}
    </section>
  )
}
