import type { AuditEntry } from '@prostuti/contract'
import type { AuditSubject } from '@prostuti/sdk/staff'
import { type ReactElement, useId } from 'react'
import { useStaff } from '../context/staff-context.ts'
import { useQuery } from '../data/use-query.ts'
import { shownValue } from '../form/shown-value.ts'
import { ErrorState } from '../state/error-state.tsx'
import { useFigures } from '../text/use-figures.ts'
import { useTexts } from '../text/use-texts.ts'
import styles from './audit-trail.module.css'

interface AuditTrailProps {
  subject: AuditSubject
  /** Names of fields for people; one without is the server's own, and is not shown. */
  labels?: Readonly<Record<string, string>> | ((field: string) => string | null)
  /** Verbs of this room for people, by their names: `created`, `updated`; for others there are general ones. */
  actions?: Readonly<Record<string, string>>
  /** Sentences of a field that are more than its name and both values; undefined leaves it to those. */
  linesOf?: (field: string, before: unknown, after: unknown) => readonly string[] | undefined
  /** What a field's value means, where it is more than it says: a state by its name. */
  show?: (field: string, value: unknown) => string | undefined
  /** Another value reads the changes again: a thing's version, say. */
  version?: string | number
}

/** What staff did to one thing, newest first: who, when, before, after. */
export function AuditTrail({ subject, version = '', ...words }: AuditTrailProps): ReactElement {
  const t = useTexts()
  const admin = useStaff()
  const title = useId()
  const { data, error, reload } = useQuery(['audit', subject, version], () => admin.core.audit(subject))
  return (
    <section className={`staff-card ${styles.trail}`} aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('audit.title')}</h2>
      </header>
      {error ? <ErrorState error={error} onRetry={reload} /> : null}
      {data?.results.length === 0 && <p className={styles.none}>{t('audit.none')}</p>}
      <ol>
        {data?.results.map(entry => (
          <Entry key={entry.id} entry={entry} {...words} />
        ))}
      </ol>
    </section>
  )
}

interface EntryProps extends Omit<AuditTrailProps, 'subject' | 'version'> {
  entry: AuditEntry
}

const verbs = [
  ...['approved', 'created', 'deleted', 'duplicated', 'extended', 'generated', 'imported', 'kept apart', 'merged'],
  ...['moved', 'published', 'regraded', 'reopened', 'returned', 'undone', 'unpublished', 'updated'],
] as const

function Entry({ entry, labels = {}, actions = {}, show, linesOf }: EntryProps): ReactElement {
  const t = useTexts()
  const { digits, instant } = useFigures()
  const { before, after } = entry
  const words = { yes: t('yes'), no: t('no'), none: t('conflict.empty'), digits, instant }
  const nameOf = (field: string) => (typeof labels === 'function' ? labels(field) : (labels[field] ?? null))
  const verb = verbs.find(each => each === entry.action) ?? 'updated'
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    field => nameOf(field) !== null && !(isEmpty(before?.[field]) && isEmpty(after?.[field])),
  )
  const shownOf = (field: string, value: unknown) =>
    (isEmpty(value) ? undefined : show?.(field, value)) ?? shownValue(value, words)
  return (
    <li>
      <p>
        <b>{entry.actor ?? t('audit.server')}</b> {actions[entry.action] ?? t(`audit.did.${verb}`)}{' '}
        <time className="staff-small" dateTime={entry.at}>
          {instant(entry.at)}
        </time>
      </p>
      <ul className="staff-small">
        {fields.flatMap(field => {
          const plain = [
            `${nameOf(field)}: ${before ? `${shownOf(field, before[field])} → ` : ''}${shownOf(field, after?.[field])}`,
          ]
          return (linesOf?.(field, before?.[field], after?.[field]) ?? plain).map(line => <li key={line}>{line}</li>)
        })}
      </ul>
    </li>
  )
}

/** Nothing was there, in no language. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (typeof value !== 'object') return false
  return Object.values(value).every(isEmpty)
}
