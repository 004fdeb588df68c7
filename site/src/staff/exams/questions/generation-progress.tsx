import type { BackgroundTask } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import styles from './generate-panel.module.css'
import { addedBy } from './use-generation.ts'

/** How far the drawing of questions is, and what came of it. */
export function GenerationProgress({ task }: { task: BackgroundTask | null }): ReactElement {
  const t = useTexts('exams')
  const { number } = useFigures()
  return (
    <div className={styles.job} role="status">
      <div className={styles.row}>
        <span>
          {task?.state === 'done'
            ? t('exams.added', { count: number(addedBy(task)) })
            : task?.state === 'failed'
              ? t('exams.generation_failed')
              : t('exams.generation_started')}
        </span>
        {task && task.total > 0 && (
          <span className="staff-num">
            {number(task.done)} / {number(task.total)}
          </span>
        )}
      </div>
      <progress max={task?.total || 1} value={task?.done ?? 0} aria-label={t('exams.generate')} />
      {task?.state === 'failed' ? (
        <p className="staff-small">{t('exams.generation_failed_text')}</p>
      ) : (
        task?.state !== 'done' && <p className="staff-small">{t('exams.may_leave')}</p>
      )}
    </div>
  )
}
