import { Button } from '@mantine/core'
import type { CircularState } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useStaffContext } from '../../foundation/context/staff-context.ts'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import type { CircularField, CircularValues } from '../circular/circular-values.ts'
import { endOfApplications } from './end-of-applications.ts'
import styles from './publish-checks.module.css'
import type { CircularForm } from './use-circular-form.ts'

interface Check {
  readonly name: 'named' | 'days' | 'open' | 'who' | 'how' | 'picture'
  readonly isOk: boolean
  /** Where it is put right. */
  readonly field: CircularField
}

/** What learners would miss. */
function checksOf(values: CircularValues, now: number): readonly Check[] {
  const { title, company, deadline, application_start_date: start, image } = values
  const end = endOfApplications(values)
  return [
    {
      name: 'named',
      isOk: title.trim() !== '' && company.trim() !== '',
      field: title.trim() === '' ? 'title' : 'company',
    },
    { name: 'days', isOk: deadline !== '' && (start === '' || start <= deadline), field: 'deadline' },
    { name: 'open', isOk: end === null || end > now, field: 'deadline' },
    { name: 'who', isOk: values.requirements.trim() !== '', field: 'requirements' },
    { name: 'how', isOk: values.apply_link.trim() !== '' || values.how_to_apply.trim() !== '', field: 'apply_link' },
    ...(image ? [{ name: 'picture' as const, isOk: image.alt.trim() !== '', field: 'image' as const }] : []),
  ]
}

/** What is looked at before publishing, and the two ways to do it. */
export function PublishChecks({ editor, state }: { editor: CircularForm; state: CircularState }): ReactElement {
  const t = useTexts('circulars')
  const { number } = useFigures()
  const { now } = useStaffContext()
  const { form } = editor.form
  const checks = checksOf(form.values, now())
  const good = checks.filter(({ isOk }) => isOk).length
  const focus = (field: string) => form.getInputNode(field === 'image' ? 'image.alt' : field)?.focus()
  return (
    <section className="staff-card" aria-label={t('circulars.before')}>
      <header>
        <h2>{t('circulars.before')}</h2>
        <span className="staff-small">
          {t('circulars.checks', { count: number(checks.length), good: number(good) })}
        </span>
      </header>
      <ul className={styles.checks}>
        {checks.map(({ name, isOk, field }) => (
          <li key={name} data-ok={isOk || undefined}>
            <Icon name={isOk ? 'circle-check' : 'triangle-alert'} />
            <span>{t(isOk ? `circulars.check.${name}` : `circulars.check.${name}_not`)}</span>
            {!isOk && (
              <Button variant="subtle" size="xs" onClick={() => focus(field)}>
                {t('circulars.put_right')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {state !== 2 && (
        <div className={styles.acts}>
          {(['approve', 'publish'] as const).map(act => (
            <Button
              key={act}
              variant="default"
              disabled={editor.form.isSaving || editor.form.conflict !== null}
              leftSection={<Icon name={act === 'approve' ? 'check' : 'globe'} size={16} />}
              onClick={() => void editor.askTo(act)}
            >
              {t(`circulars.one.${act}`)}
            </Button>
          ))}
          <p className="staff-small">{t('circulars.ways_hint')}</p>
        </div>
      )}
    </section>
  )
}
