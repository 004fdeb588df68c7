import { Button } from '@mantine/core'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Shortcut, useShortcut } from '../input/shortcut.tsx'
import { useFigures } from '../text/use-figures.ts'
import { useTexts } from '../text/use-texts.ts'
import styles from './conflict-panel.module.css'
import type { Values } from './merge-fields.ts'
import { shownValue } from './shown-value.ts'
import type { FormConflict, StaffFormState } from './use-staff-form.ts'

type Side = 'mine' | 'theirs'

interface ConflictPanelProps<T extends Values> {
  form: StaffFormState<T>
  conflict: FormConflict<T>
}

/** Two have changed the same thing: asks about the fields that differ, side by side; what only one has changed is merged. */
export function ConflictPanel<T extends Values>({ form, conflict }: ConflictPanelProps<T>): ReactElement {
  const t = useTexts()
  const { number } = useFigures()
  const { differing, mine, theirs } = conflict
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const heading = useRef<HTMLHeadingElement>(null)
  const name = theirs.by || t('conflict.someone')
  const sideOf = (field: string): Side => choices[field] ?? 'mine'
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(differing.map(field => [field, side])))
  const chosen = (): T => {
    const fields = differing.map(field => [field, sideOf(field) === 'mine' ? mine[field] : theirs.values[field]])
    return { ...conflict.values, ...Object.fromEntries(fields) }
  }
  const save = () => void form.resolve(chosen())
  useShortcut({ key: 's', ctrl: true }, save)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('conflict.title')}
        </h2>
        {typeof form.stored.version === 'number' && typeof theirs.version === 'number' && (
          <span className="staff-small">
            {t('conflict.versions', { mine: number(form.stored.version), theirs: number(theirs.version) })}
          </span>
        )}
        <span className={styles.actions}>
          <Button variant="default" onClick={() => void form.resolve(null)}>
            {t('conflict.not_now')}
          </Button>
          <Button loading={form.isSaving} rightSection={<Shortcut keys="Ctrl S" />} onClick={save}>
            {t('conflict.save')}
          </Button>
        </span>
      </div>
      <p className={styles.note} role="alert">
        <Icon name="git-compare-arrows" />
        {t('conflict.text', { name, count: number(differing.length) })}
      </p>
      <div className={`staff-card ${styles.fields}`}>
        <div className={styles.sides}>
          <span>{t('conflict.field')}</span>
          {(['mine', 'theirs'] as const).map(side => (
            <span key={side}>
              {t(`conflict.${side}`, { name })}
              <Button variant="default" size="xs" onClick={() => chooseAll(side)}>
                {t(`conflict.all_${side}`)}
              </Button>
            </span>
          ))}
        </div>
        {differing.map(field => (
          <Field
            key={field}
            name={field}
            label={form.labels[field]}
            values={{ mine: mine[field], theirs: theirs.values[field] }}
            sideNames={{ mine: t('conflict.mine'), theirs: t('conflict.theirs', { name }) }}
            chosen={sideOf(field)}
            choose={side => setChoices({ ...choices, [field]: side })}
          />
        ))}
      </div>
      {conflict.merged.length > 0 && <MergedFields {...{ form, conflict, name }} />}
      {form.keepsDraft && <p className="staff-small">{t('form.draft_kept')}</p>}
    </section>
  )
}

/** What only one of the two has changed goes together unasked. */
function MergedFields<T extends Values>({
  form,
  conflict,
  name,
}: ConflictPanelProps<T> & { name: string }): ReactElement {
  const t = useTexts()
  return (
    <div className="staff-card">
      <header>
        <h2>{t('conflict.merged')}</h2>
        <span className="staff-small">{t('conflict.merged_text')}</span>
      </header>
      <ul className={styles.merged}>
        {conflict.merged.map(({ field, by }) => (
          <li key={field}>
            <span>{form.labels[field]}</span>
            <Value value={conflict.values[field]} />
            <span className="staff-small">{by === 'me' ? t('conflict.by_me') : name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface FieldProps {
  name: string
  label: string
  values: Readonly<Record<Side, unknown>>
  sideNames: Readonly<Record<Side, string>>
  chosen: Side
  choose(side: Side): void
}

function Field({ name, label, values, sideNames, chosen, choose }: FieldProps): ReactElement {
  const t = useTexts()
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {(['mine', 'theirs'] as const).map(side => (
        <label key={side} data-chosen={chosen === side || undefined}>
          <input
            type="radio"
            name={`conflict-${name}`}
            checked={chosen === side}
            aria-label={`${sideNames[side]}: ${label}`}
            onChange={() => choose(side)}
          />
          <Value value={values[side]} />
          {chosen === side && <em>{t('conflict.keep')}</em>}
        </label>
      ))}
    </fieldset>
  )
}

function Value({ value }: { value: unknown }): ReactElement {
  const t = useTexts()
  return <span>{shownValue(value, { yes: t('yes'), no: t('no'), none: t('conflict.empty') })}</span>
}
