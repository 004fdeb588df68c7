import { Button, Select } from '@mantine/core'
import type { CircularImport, CircularImportField } from '@prostuti/contract'
import { circularImportFields } from '@prostuti/contract/circulars/bounds'
import { type ReactElement, useState } from 'react'
import { Icon, useFigures, useStaff, useTexts, useToldAct } from '../../foundation/index.ts'
import { columnName } from '../../imports/import-fields.ts'
import { ImportHead } from '../../imports/import-head.tsx'
import styles from '../../imports/imports.module.css'

type Columns = CircularImport['columns']

const needed: ReadonlySet<CircularImportField> = new Set(['title', 'company'])

interface CircularColumnsStepProps {
  found: CircularImport
  onChange(found: CircularImport): void
}

/** Which column holds what. */
export function CircularColumnsStep({ found, onChange }: CircularColumnsStepProps): ReactElement {
  const t = useTexts('circular-imports')
  const shared = useTexts('imports')
  const { number } = useFigures()
  const admin = useStaff()
  const told = useToldAct()
  const [columns, setColumns] = useState<Columns>(found.columns)
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    await told(async () => onChange(await admin.circularImports.map(found.id, columns)))
    setBusy(false)
  }
  return (
    <div className={styles.page}>
      <ImportHead step="columns" name={found.source}>
        <Button loading={isBusy} onClick={() => void check()}>
          {shared('imports.check', { count: number(found.rows) })}
        </Button>
      </ImportHead>
      <section className={styles.card}>
        <div className={styles.cardHead}>
          <h2>{shared('imports.which')}</h2>
          <span className="staff-small">{shared('imports.found', { count: number(found.columns.length) })}</span>
        </div>
        <ColumnTable found={found} columns={columns} onChange={setColumns} />
        <p className="staff-small">{t('circular_imports.needed')}</p>
      </section>
    </div>
  )
}

interface ColumnTableProps {
  found: CircularImport
  columns: Columns
  onChange(columns: Columns): void
}

function ColumnTable({ found, columns, onChange }: ColumnTableProps): ReactElement {
  const t = useTexts('circular-imports')
  const shared = useTexts('imports')
  const byField = new Map(columns.map(({ field, column }) => [field, column]))
  const choices = found.headers.map((header, column) => ({
    value: String(column),
    label: `${columnName(column)} · ${header || '—'}`,
  }))
  const choose = (field: CircularImportField, column: string | null) => {
    const others = columns.filter(each => each.field !== field)
    onChange(column === null ? others : [...others, { field, column: Number(column) }])
  }
  return (
    <table className={`${styles.table} ${styles.mapped}`}>
      <thead>
        <tr>
          <th scope="col">{shared('imports.ours')}</th>
          <th scope="col">{shared('imports.theirs')}</th>
          <th scope="col">{shared('imports.how')}</th>
          <th scope="col">{shared('imports.first')}</th>
        </tr>
      </thead>
      <tbody>
        {circularImportFields.map(field => {
          const column = byField.get(field)
          const isGuessed = found.columns.some(each => each.field === field && each.column === column)
          const name = t(`circular_imports.field_${field}`)
          return (
            <tr key={field} data-open={(needed.has(field) && column === undefined) || undefined}>
              <th scope="row">
                {name}
                {needed.has(field) && <span className={styles.star}> *</span>}
              </th>
              <td>
                <Select
                  aria-label={name}
                  data={choices}
                  value={column === undefined ? null : String(column)}
                  placeholder={shared('imports.not_there')}
                  clearable
                  searchable
                  onChange={chosen => choose(field, chosen)}
                />
              </td>
              <td className={`staff-small ${styles.how}`}>
                {column === undefined ? (
                  shared('imports.by_none')
                ) : (
                  <>
                    <Icon name={isGuessed ? 'check' : 'pencil'} size={14} />{' '}
                    {shared(isGuessed ? 'imports.by_header' : 'imports.by_chosen')}
                  </>
                )}
              </td>
              <td className={styles.sample}>{column !== undefined && found.samples[0]?.cells[column]}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
