import { Button, Select, TextInput } from '@mantine/core'
import type { ImportField, ImportMapping, MappedColumn, QuestionImport } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import {
  Icon,
  type IconName,
  useFigures,
  useLanguage,
  useQuery,
  useStaff,
  useTexts,
  useToldAct,
} from '../foundation/index.ts'
import { alwaysShown, columnName, fieldName, fieldOrder, needed } from './import-fields.ts'
import { ImportHead } from './import-head.tsx'
import { ImportPreview } from './import-preview.tsx'
import styles from './imports.module.css'

const icons: Record<MappedColumn['by'], IconName> = { header: 'check', remembered: 'rotate-ccw', chosen: 'pencil' }

interface ImportColumnsProps {
  found: QuestionImport
  onChange(found: QuestionImport): void
}

/** Which column holds what, with the reason of each guess, and what holds for all rows. */
export function ImportColumns({ found, onChange }: ImportColumnsProps): ReactElement {
  const t = useTexts('imports')
  const { number } = useFigures()
  const admin = useStaff()
  const told = useToldAct()
  const [mapping, setMapping] = useState<ImportMapping>(found.mapping!)
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    await told(async () => onChange(await admin.imports.map(found.id, mapping)))
    setBusy(false)
  }
  const isForeign = found.format !== 'xlsx'
  const guessed = found.mapping!.columns.filter(({ by }) => by !== 'chosen').length
  return (
    <>
      <ImportHead step="columns" name={found.source}>
        <Button loading={isBusy} onClick={() => void check()}>
          {t('imports.check', { count: number(found.rows) })}
        </Button>
      </ImportHead>
      <div className={styles.split}>
        <section className={styles.card}>
          <div className={styles.cardHead}>
            <h2>{t(isForeign ? 'imports.its_categories' : 'imports.which')}</h2>
            {!isForeign && <span className="staff-small">{t('imports.found', { count: number(guessed) })}</span>}
          </div>
          <Columns found={found} mapping={mapping} onChange={columns => setMapping({ ...mapping, columns })} />
          <p className="staff-small">{t(isForeign ? 'imports.its_categories_text' : 'imports.needed')}</p>
        </section>
        <div className={styles.side}>
          <ImportPreview previews={found.previews} />
          <ForAllRows mapping={mapping} onChange={setMapping} />
          <p className={styles.note}>
            <Icon name="info" size={18} />
            {t('imports.remembered_note')}
          </p>
        </div>
      </div>
    </>
  )
}

interface ColumnsProps {
  found: QuestionImport
  mapping: ImportMapping
  onChange(columns: MappedColumn[]): void
}

function Columns({ found, mapping, onChange }: ColumnsProps): ReactElement {
  const t = useTexts('imports')
  const language = useLanguage()
  const byField = new Map(mapping.columns.map(each => [each.field, each]))
  // A foreign format says itself what is what; only its categories may be none of ours.
  const isForeign = found.format !== 'xlsx'
  const fields = fieldOrder.filter(field =>
    isForeign ? field === 'category' : alwaysShown.has(field) || byField.has(field),
  )
  const choices = found.headers.map((header, column) => ({
    value: String(column),
    label: `${columnName(column)} · ${header || '—'}`,
  }))
  const choose = (field: ImportField, column: string | null) => {
    const others = mapping.columns.filter(each => each.field !== field)
    onChange(column === null ? others : [...others, { field, column: Number(column), by: 'chosen' }])
  }
  return (
    <table className={`${styles.table} ${styles.mapped}`}>
      <thead>
        <tr>
          <th scope="col">{t('imports.ours')}</th>
          <th scope="col">{t('imports.theirs')}</th>
          <th scope="col">{t('imports.how')}</th>
          <th scope="col">{t('imports.first')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(field => {
          const mapped = byField.get(field)
          const name = fieldName(field, t, language)
          return (
            <tr key={field} data-open={(needed.has(field) && !mapped && !byField.has('options')) || undefined}>
              <th scope="row">
                {name}
                {needed.has(field) && <span className={styles.star}> *</span>}
              </th>
              <td>
                <Select
                  aria-label={name}
                  data={choices}
                  value={mapped ? String(mapped.column) : null}
                  placeholder={t('imports.not_there')}
                  clearable
                  searchable
                  onChange={column => choose(field, column)}
                />
              </td>
              <td className={`staff-small ${styles.how}`}>
                {mapped ? (
                  <>
                    <Icon name={icons[mapped.by]} size={14} /> {t(`imports.by_${mapped.by}`)}
                  </>
                ) : (
                  t('imports.by_none')
                )}
              </td>
              <td className={styles.sample}>{mapped && found.samples[0]?.cells[mapped.column]}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function ForAllRows({
  mapping,
  onChange,
}: {
  mapping: ImportMapping
  onChange(mapping: ImportMapping): void
}): ReactElement {
  const t = useTexts('imports')
  const admin = useStaff()
  const [tags, setTags] = useState(mapping.tags.join(', '))
  const { data: categories } = useQuery(['categories', 'all'], () => admin.categories.tree())
  const tagsOf = (text: string) => [
    ...new Set(
      text
        .split(',')
        .map(tag => tag.trim())
        .filter(Boolean),
    ),
  ]
  return (
    <section className={styles.card}>
      <h2>{t('imports.for_all')}</h2>
      <Select
        label={t('imports.category_all')}
        data={(categories ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        value={mapping.category}
        clearable
        searchable
        onChange={category => onChange({ ...mapping, category })}
      />
      <Select
        label={t('imports.bank')}
        data={[
          { value: 'false', label: t('imports.bank_review') },
          { value: 'true', label: t('imports.bank_reviewed') },
        ]}
        value={String(mapping.reviewed)}
        allowDeselect={false}
        onChange={reviewed => onChange({ ...mapping, reviewed: reviewed === 'true' })}
      />
      <TextInput
        label={t('imports.tags_all')}
        value={tags}
        onChange={event => {
          setTags(event.currentTarget.value)
          onChange({ ...mapping, tags: tagsOf(event.currentTarget.value) })
        }}
      />
    </section>
  )
}
