import { Button, Textarea, TextInput } from '@mantine/core'
import type { CircularImport, CircularImportRow } from '@prostuti/contract'
import { type ReactElement, type SubmitEvent, useState } from 'react'
import {
  DateField,
  type IconName,
  StatusChip,
  type Tone,
  useFigures,
  useLanguage,
  useStaff,
  useTexts,
  useToldAct,
} from '../../foundation/index.ts'
import styles from './circular-rows.module.css'

type Mended = { row: CircularImportRow; import: CircularImport }
type State = CircularImportRow['state'] | 'mended'

/** What ends a sentence. */
const stops = { bn: '।', en: '.' } as const

const chips: Record<State, readonly [Tone, IconName]> = {
  new: ['good', 'plus'],
  changes: ['running', 'pencil'],
  unchanged: ['quiet', 'check'],
  refused: ['wrong', 'circle-x'],
  deleted: ['quiet', 'trash'],
  mended: ['good', 'check'],
}

interface CircularRowProps {
  /** Of the import. */
  id: string
  row: CircularImportRow
  onMended(mended: Mended): void
}

/** What a row becomes, and the cell of it that is to be mended. */
export function CircularRow({ id, row, onMended }: CircularRowProps): ReactElement {
  const t = useTexts('circular-imports')
  const language = useLanguage()
  const { number } = useFigures()
  const { refusal, changes } = row
  const state: State = row.mended && row.state !== 'refused' && row.state !== 'deleted' ? 'mended' : row.state
  return (
    <tr>
      <td>{number(row.row)}</td>
      <td>
        {row.title || '—'}
        <div className="staff-small">{row.company}</div>
      </td>
      <td>
        <StatusChip tone={chips[state][0]} icon={chips[state][1]}>
          {t(`circular_imports.row_${state}`)}
        </StatusChip>
      </td>
      <td className={styles.said}>
        {refusal && (
          <>
            {t(`circular_imports.field_${refusal.field}`)}: <code>{refusal.value || '—'}</code>
            <div className="staff-small">
              {refusal.message[language]}
              {stops[language]} {refusal.remedy[language]}
              {stops[language]}
            </div>
          </>
        )}
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            {t(`circular_imports.field_${field}`)}: <del>{before || '—'}</del> → <ins>{after}</ins>
          </div>
        ))}
      </td>
      <td data-mend={refusal ? '' : undefined}>
        {refusal && <MendCell key={`${refusal.field} ${refusal.value}`} id={id} row={row} onMended={onMended} />}
      </td>
    </tr>
  )
}

const days: ReadonlySet<string> = new Set(['application_start_date', 'deadline', 'exam_date'])
const longTexts: ReadonlySet<string> = new Set([
  ...['requirements', 'additional_requirements', 'context', 'responsibilities', 'benefits', 'how_to_apply'],
  ...['instructions', 'note'],
])

function MendCell({ id, row, onMended }: CircularRowProps): ReactElement {
  const t = useTexts('circular-imports')
  const admin = useStaff()
  const told = useToldAct()
  const { field, value, suggestion } = row.refusal!
  const isDay = days.has(field)
  const [text, setText] = useState(isDay ? '' : value)
  const [isBusy, setBusy] = useState(false)
  const send = async (change: { value: string } | { deleted: true }) => {
    setBusy(true)
    const body = 'deleted' in change ? change : { field, ...change }
    await told(async () => onMended(await admin.circularImports.mend(id, row.row, body)))
    setBusy(false)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send({ value: text })
  }
  const input = {
    'aria-label': t(`circular_imports.field_${field}`),
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => setText(event.currentTarget.value),
  }
  const isNeeded = field === 'title' || field === 'company'
  return (
    <form className={styles.mend} onSubmit={submit}>
      {isDay ? (
        <DateField type="date" {...input} />
      ) : longTexts.has(field) ? (
        <Textarea autosize minRows={2} maxRows={6} {...input} />
      ) : (
        <TextInput {...input} />
      )}
      <div className={styles.acts}>
        <Button type="submit" size="xs" loading={isBusy} disabled={text === ''}>
          {t('circular_imports.set')}
        </Button>
        {suggestion !== null && (
          <Button type="button" size="xs" variant="subtle" onClick={() => void send({ value: suggestion })}>
            {t('circular_imports.take_suggestion', { value: suggestion })}
          </Button>
        )}
        {!isNeeded && (
          <Button type="button" size="xs" variant="default" onClick={() => void send({ value: '' })}>
            {t('circular_imports.leave_empty')}
          </Button>
        )}
        <Button type="button" size="xs" variant="default" onClick={() => void send({ deleted: true })}>
          {t('circular_imports.leave_out')}
        </Button>
      </div>
    </form>
  )
}
