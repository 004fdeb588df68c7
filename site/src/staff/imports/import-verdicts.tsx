import { Button } from '@mantine/core'
import type { ImportRow, QuestionImport } from '@prostuti/contract'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import {
  ErrorState,
  Icon,
  StateMessage,
  useAddress,
  useFigures,
  useLanguage,
  useQuery,
  useStaff,
  useTexts,
  useToldAct,
} from '../foundation/index.ts'
import styles from './imports.module.css'
import { saveBlob } from './save-blob.ts'
import { useFollowImport } from './use-follow-import.ts'

type Only = 'refused' | 'accepted' | 'unexplained' | 'duplicate' | 'noted'

interface ImportVerdictsProps {
  found: QuestionImport
  onChange(found: QuestionImport): void
}

/** A verdict for each row, and the way forward: mend what is refused, or take all in. */
export function ImportVerdicts({ found, onChange }: ImportVerdictsProps): ReactElement {
  const t = useTexts('imports')
  const { number } = useFigures()
  const [address, change] = useAddress()
  const isForeign = found.format !== 'xlsx'
  const version = `${found.rows} ${found.refused}`
  const only = (address.get('only') ?? (found.refused > 0 ? 'refused' : 'all')) as Only | 'all'
  const tabs: readonly (readonly [Only | 'all', string, number])[] = [
    ['refused', t(isForeign ? 'imports.left_out' : 'imports.bad'), found.refused],
    ['accepted', t('imports.good'), found.accepted],
    ['unexplained', t('imports.unexplained'), found.notes.unexplained],
    ['duplicate', t('imports.duplicate'), found.notes.duplicate],
    ['noted', t('imports.noted'), found.notes.noted],
    ['all', t('imports.all'), found.rows],
  ]
  return (
    <>
      <nav className={styles.tabs} aria-label={t('imports.step_check')}>
        {tabs.map(([name, label, count]) => (
          <button
            key={name}
            type="button"
            aria-current={only === name || undefined}
            onClick={() => change({ only: name }, { replace: true })}
          >
            {label} {number(count)}
          </button>
        ))}
      </nav>
      <Rows
        key={`${only} ${version}`}
        id={found.id}
        version={version}
        isForeign={isForeign}
        only={only === 'all' ? undefined : only}
      />
      <Outcome found={found} onChange={onChange} />
    </>
  )
}

const pageSize = 50

interface RowsProps {
  id: string
  /** Another one after its verdicts have changed. */
  version: string
  only: Only | undefined
  /** Its rows have lines and no cells. */
  isForeign: boolean
}

function Rows({ id, version, only, isForeign }: RowsProps): ReactElement {
  const t = useTexts('imports')
  const admin = useStaff()
  const [page, setPage] = useState(1)
  const [rows, setRows] = useState<readonly ImportRow[]>([])
  const { data, error, isLoading, reload } = useQuery(['imports', id, 'rows', version, only, page], () =>
    admin.imports.rows(id, { only, page, pageSize }),
  )
  useEffect(() => {
    if (data) setRows(before => [...before.filter(({ row }) => row < (data.results[0]?.row ?? 0)), ...data.results])
  }, [data])
  if (error) return <ErrorState error={error} onRetry={reload} />
  if (data?.count === 0) return <StateMessage icon="list-checks" title={t('imports.no_rows')} />
  return (
    <section className={styles.card}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(isForeign ? 'imports.line' : 'imports.head_row')}</th>
              {!isForeign && <th scope="col">{t('imports.head_cell')}</th>}
              <th scope="col">{t('imports.head_value')}</th>
              <th scope="col">{t('imports.head_why')}</th>
              <th scope="col">{t('imports.head_do')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <Row key={row.row} row={row} isForeign={isForeign} />
            ))}
          </tbody>
        </table>
      </div>
      {data && rows.length < data.count && (
        <Button variant="default" loading={isLoading} onClick={() => setPage(page + 1)}>
          {t('imports.more')}
        </Button>
      )}
    </section>
  )
}

interface RowProps {
  row: ImportRow
  isForeign: boolean
}

function Row({ row: { row, text, refusal, notes }, isForeign }: RowProps): ReactElement {
  const t = useTexts('imports')
  const language = useLanguage()
  const { number } = useFigures()
  const told = notes.map(note => t(`imports.${note}`))
  return (
    <tr>
      <td>{number(row)}</td>
      {!isForeign && <td>{refusal && <code className={styles.cell}>{refusal.cell}</code>}</td>}
      <td className={styles.value}>
        {refusal ? refusal.value ? <mark>{refusal.value}</mark> : <em>{t('imports.empty_cell')}</em> : text}
      </td>
      <td>{refusal ? refusal.message[language] : told.join(', ') || t('imports.good')}</td>
      <td>{refusal?.remedy[language]}</td>
    </tr>
  )
}

function Outcome({ found, onChange }: ImportVerdictsProps): ReactElement {
  const t = useTexts('imports')
  const { number } = useFigures()
  const admin = useStaff()
  const told = useToldAct()
  const follow = useFollowImport()
  const [, change] = useAddress()
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => Promise<void>) => {
    setBusy(true)
    await told(work)
    setBusy(false)
  }
  const start = async () => {
    const started = await admin.imports.start(found.id)
    follow(started)
    onChange(started)
  }
  const mend = (file: File | undefined) =>
    void (file && act(async () => onChange(await admin.imports.mend(found.id, file))))
  const save = async () => {
    const rows = await admin.imports.refusedRows(found.id)
    saveBlob(`refused-rows-${found.id}.csv`, new Blob([`\ufeff${rows.replace(/^\ufeff/, '')}`], { type: 'text/csv' }))
  }
  const isForeign = found.format !== 'xlsx'
  const isWhole = isForeign || found.refused === 0
  return (
    <section className={styles.outcome}>
      <Icon name="layers" size={24} />
      <div>
        <h2>{t(isForeign ? 'imports.foreign' : 'imports.all_or_nothing')}</h2>
        <p>
          {isForeign
            ? t('imports.foreign_text', { count: number(found.accepted), out: number(found.refused) })
            : isWhole
              ? t('imports.all_good_text', { count: number(found.accepted) })
              : t('imports.all_or_nothing_text', { count: number(found.refused) })}
        </p>
        {found.imported_by && (
          <p>
            {t('imports.imported_before')}{' '}
            <a href={`/admin/question/upload/?import=${found.imported_by}`}>{t('imports.see_before')}</a>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button variant="default" leftSection={<Icon name="columns-3" />} onClick={() => change({ step: 'columns' })}>
          {t('imports.columns')}
        </Button>
        {found.refused > 0 && (
          <Button variant="default" leftSection={<Icon name="download" />} onClick={() => void act(save)}>
            {t(isForeign ? 'imports.left_file' : 'imports.refused_file')}
          </Button>
        )}
        <Button
          variant={isWhole ? 'filled' : 'default'}
          disabled={!isWhole || found.accepted === 0 || found.imported_by !== null}
          loading={isBusy && isWhole}
          leftSection={<Icon name={isWhole ? 'check' : 'lock'} />}
          onClick={() => void act(start)}
        >
          {t('imports.take', { count: number(isForeign ? found.accepted : found.rows) })}
        </Button>
        {found.refused > 0 && <MendButton isBusy={isBusy} isFilled={!isWhole} onFile={mend} />}
      </div>
    </section>
  )
}

/** Takes the mended file in the place of the one that was refused. */
function MendButton({
  isBusy,
  isFilled,
  onFile,
}: {
  isBusy: boolean
  isFilled: boolean
  onFile(file: File | undefined): void
}): ReactElement {
  const t = useTexts('imports')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv"
        aria-label={t('imports.mend')}
        onChange={event => {
          onFile(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Button
        variant={isFilled ? 'filled' : 'default'}
        loading={isBusy}
        leftSection={<Icon name="file-up" />}
        onClick={() => input.current?.click()}
      >
        {t('imports.mend')}
      </Button>
    </>
  )
}
