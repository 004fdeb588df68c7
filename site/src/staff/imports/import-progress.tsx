import { Button } from '@mantine/core'
import type { QuestionImport } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, Icon, useFigures, useStaff, useTask, useTexts, useToldAct } from '../foundation/index.ts'
import { questionsHref } from '../questions/list/questions-href.ts'
import styles from './imports.module.css'

interface ImportProgressProps {
  found: QuestionImport
  onChange(found: QuestionImport): void
}

/** How far reading or importing is, or what came of it. */
export function ImportProgress({ found, onChange }: ImportProgressProps): ReactElement {
  const t = useTexts('imports')
  const { number } = useFigures()
  const { task } = useTask(found.job)
  const isOver = found.state === 'done' || found.state === 'undone'
  const total = task?.total || found.rows
  return (
    <section className={styles.card}>
      <h2>{t(found.state === 'done' ? 'imports.uploaded' : `imports.${found.state}`)}</h2>
      {isOver ? (
        <p>{t('imports.done_text', { count: number(found.state === 'done' ? found.accepted : 0) })}</p>
      ) : (
        <>
          {total > 0 && (
            <p className={styles.figure}>
              {t('imports.progress', { done: number(task?.done ?? 0), total: number(total) })}
            </p>
          )}
          <progress
            className={styles.progress}
            {...(total > 0 && { value: task?.done ?? 0, max: total })}
            aria-label={t(`imports.${found.state}`)}
          />
          <p className="staff-small">{t('imports.running')}</p>
        </>
      )}
      {found.state === 'done' && <Done found={found} onChange={onChange} />}
    </section>
  )
}

function Done({ found, onChange }: ImportProgressProps): ReactElement {
  const t = useTexts('imports')
  const { number } = useFigures()
  const admin = useStaff()
  const told = useToldAct()
  const [isAsking, setAsking] = useState(false)
  const { undo, mapping, accepted } = found
  const run = async () => {
    await told(async () => onChange(await admin.imports.undo(found.id)), t('imports.undone_toast'))
    setAsking(false)
  }
  return (
    <div className={styles.actions}>
      {undo && undo.used > 0 && <span className="staff-small">{t('imports.used', { count: number(undo.used) })}</span>}
      {undo && undo.used === 0 && undo.changed > 0 && (
        <span className="staff-small">{t('imports.changed', { count: number(undo.changed) })}</span>
      )}
      {undo?.possible && (
        <Button variant="default" leftSection={<Icon name="undo-2" />} onClick={() => setAsking(true)}>
          {t('imports.undo')}
        </Button>
      )}
      <Button component="a" href={questionsHref({ reviewed: mapping?.reviewed ?? false })}>
        {t('imports.to_questions')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('imports.undo_ask')}
        confirm={t('imports.undo')}
        danger
        onConfirm={run}
        onClose={() => setAsking(false)}
      >
        <p>{t('imports.undo_text', { count: number(accepted) })}</p>
      </ConfirmDialog>
    </div>
  )
}
