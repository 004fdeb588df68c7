import { Button } from '@mantine/core'
import type { CircularImport } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, Icon, useFigures, useStaff, useTask, useTexts, useToldAct } from '../../foundation/index.ts'
import styles from '../../imports/imports.module.css'

interface CircularImportProgressProps {
  found: CircularImport
  onChange(found: CircularImport): void
}

/** How far reading or importing is, or what came of it. */
export function CircularImportProgress({ found, onChange }: CircularImportProgressProps): ReactElement {
  const t = useTexts('circular-imports')
  const shared = useTexts('imports')
  const { number } = useFigures()
  const { task } = useTask(found.job)
  const isOver = found.state === 'done' || found.state === 'undone'
  const total = task?.total || found.rows
  const figures = { new: number(found.new), changes: number(found.changes) }
  return (
    <section className={styles.card}>
      <h2>{shared(`imports.${found.state}`)}</h2>
      {isOver ? (
        <p>{found.state === 'done' ? t('circular_imports.done_text', figures) : t('circular_imports.undone_text')}</p>
      ) : (
        <>
          {total > 0 && (
            <p className={styles.figure}>
              {shared('imports.progress', { done: number(task?.done ?? 0), total: number(total) })}
            </p>
          )}
          <progress
            className={styles.progress}
            {...(total > 0 && { value: task?.done ?? 0, max: total })}
            aria-label={shared(`imports.${found.state}`)}
          />
        </>
      )}
      {found.state === 'done' && <Done found={found} onChange={onChange} />}
    </section>
  )
}

function Done({ found, onChange }: CircularImportProgressProps): ReactElement {
  const t = useTexts('circular-imports')
  const shared = useTexts('imports')
  const admin = useStaff()
  const told = useToldAct()
  const [isAsking, setAsking] = useState(false)
  const undo = async () => {
    await told(async () => onChange(await admin.circularImports.undo(found.id)), t('circular_imports.undone_text'))
    setAsking(false)
  }
  return (
    <div className={styles.actions}>
      {found.undoable ? (
        <Button variant="default" leftSection={<Icon name="undo-2" />} onClick={() => setAsking(true)}>
          {shared('imports.undo')}
        </Button>
      ) : (
        <span className="staff-small">{t('circular_imports.not_undoable')}</span>
      )}
      <Button component="a" href="/admin/jobs/list?state=0">
        {t('circular_imports.to_drafts')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={shared('imports.undo_ask')}
        confirm={shared('imports.undo')}
        danger
        onConfirm={undo}
        onClose={() => setAsking(false)}
      >
        <p>{t('circular_imports.undo_text')}</p>
      </ConfirmDialog>
    </div>
  )
}
