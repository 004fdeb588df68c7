import { Button } from '@mantine/core'
import type { FailedTask } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { Icon, useFigures, useTexts } from '../foundation/index.ts'
import styles from './system.module.css'
import { failureWords, taskWords } from './task-words.ts'

interface FailedTasksProps {
  tasks: readonly FailedTask[]
  isRetrying: boolean
  onRetry(id: string): void
}

/** What has stopped: what it was, why, what that means for people, and one press to do it again. */
export function FailedTasks({ tasks, isRetrying, onRetry }: FailedTasksProps): ReactElement {
  const t = useTexts('system')
  const title = useId()
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('system.failed')}</h2>
      </header>
      {tasks.length === 0 && (
        <p className={styles.well}>
          <Icon name="circle-check" />
          {t('system.failed_none')}
        </p>
      )}
      <ul className={styles.rows}>
        {tasks.map(task => (
          <Failed key={task.id} task={task} isRetrying={isRetrying} onRetry={() => onRetry(task.id)} />
        ))}
      </ul>
    </section>
  )
}

interface FailedProps {
  task: FailedTask
  isRetrying: boolean
  onRetry(): void
}

function Failed({ task, isRetrying, onRetry }: FailedProps): ReactElement {
  const t = useTexts('system')
  const { number, recent } = useFigures()
  const { name, meaning } = taskWords(task.kind)
  const tries = task.tries > 1 ? t('system.tries', { count: number(task.tries) }) : ''
  const by = task.by ? t('system.asked_by', { name: task.by }) : ''
  return (
    <li data-task={task.kind}>
      <span className={styles.wrong}>
        <Icon name="circle-x" />
      </span>
      <div className={styles.words}>
        <p>
          <b>{t(name)}</b>{' '}
          <span className="staff-small">
            {[recent(task.ended_at ?? task.created_at), tries, by].filter(Boolean).join(', ')}
          </span>
        </p>
        <p>{t(failureWords(task.failure))}</p>
        <p className="staff-small">{t(meaning)}</p>
      </div>
      <Button
        variant="default"
        leftSection={<Icon name="rotate-cw" size={16} />}
        disabled={isRetrying}
        aria-label={t('system.retry_named', { name: t(name) })}
        onClick={onRetry}
      >
        {t('system.retry')}
      </Button>
    </li>
  )
}
