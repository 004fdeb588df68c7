import type { FoundAuditEntry } from '@prostuti/contract'
import { type ReactElement, useId, useState } from 'react'
import { shownValue } from '../foundation/form/shown-value.ts'
import { Icon, useFigures, useTexts } from '../foundation/index.ts'
import styles from './changes.module.css'
import { fieldNames } from './field-names.ts'
import { reasonFields, useChangeWords } from './use-change-words.ts'

/** A change as a sentence; opened, the fields that differ, before and after. */
export function ChangeCell({ entry }: { entry: FoundAuditEntry }): ReactElement {
  const t = useTexts('changes')
  const { sentenceOf, reasonOf } = useChangeWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const reason = reasonOf(entry)
  const fields = [...new Set([...Object.keys(entry.before ?? {}), ...Object.keys(entry.after ?? {})])].filter(
    name => !reasonFields.includes(name),
  )
  const words = (
    <span>
      {sentenceOf(entry)}
      {reason && <span className="staff-small">{t('changes.quoted', { reason })}</span>}
    </span>
  )
  if (fields.length === 0) return words
  return (
    <div className={styles.change}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
        {words}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Fields entry={entry} fields={fields} />}
      </div>
    </div>
  )
}

function Fields({
  entry: { before, after },
  fields,
}: {
  entry: FoundAuditEntry
  fields: readonly string[]
}): ReactElement {
  const t = useTexts('changes')
  const { digits, instant } = useFigures()
  const words = { yes: t('yes'), no: t('no'), none: t('conflict.empty'), digits, instant }
  const wasThere = (name: string) => before !== null && (after === null || (before[name] ?? null) !== null)
  return (
    <dl className={styles.fields}>
      {fields.map(name => (
        <div key={name}>
          <dt>{fieldNames[name] ? t(fieldNames[name]) : <code>{name}</code>}</dt>
          <dd>
            {wasThere(name) && <del>{shownValue(before?.[name], words)}</del>}
            {wasThere(name) && after && ' → '}
            {after && <ins>{shownValue(after[name], words)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
