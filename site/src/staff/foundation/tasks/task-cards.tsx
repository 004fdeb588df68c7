import { ApiError } from '@prostuti/sdk'
import { type ReactElement, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useStaffContext } from '../context/staff-context.ts'
import { Icon } from '../icon/icon.tsx'
import { useFigures } from '../text/use-figures.ts'
import { useTexts } from '../text/use-texts.ts'
import { type FollowedTask, followedTasks, followTask, forgetTask, onFollowedTasks } from './followed-tasks.ts'
import styles from './task-cards.module.css'
import { useTask } from './use-task.ts'

/** Follows a task of the person who looks: `const follow = useFollowTask(); follow({ id, title, href })`. */
export function useFollowTask(): (task: FollowedTask) => void {
  const { person } = useStaffContext()
  return useCallback(task => followTask(person.id, task), [person.id])
}

/** The cards of the tasks that this device follows, in the sidebar; on phones above the page. */
export function TaskCards(): ReactElement | null {
  const t = useTexts()
  const { person } = useStaffContext()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const text = useSyncExternalStore(onFollowedTasks, () => JSON.stringify(followedTasks(person.id)))
  useEffect(() => setPlace(document.getElementById('staff-tasks')), [])
  const tasks = JSON.parse(text) as FollowedTask[]
  if (!place) return null
  return createPortal(
    <>
      {tasks.map(task => (
        <TaskCard key={task.id} followed={task} onClose={() => forgetTask(person.id, task.id)} />
      ))}
      {tasks.length > 1 && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            for (const { id } of tasks) forgetTask(person.id, id)
          }}
        >
          {t('job.clear')}
        </button>
      )}
    </>,
    place,
  )
}

const icons = { queued: 'loader-circle', running: 'loader-circle', done: 'circle-check', failed: 'circle-x' } as const

/** One task: its name, how far it is, the way to its outcome. */
function TaskCard({ followed, onClose }: { followed: FollowedTask; onClose(): void }): ReactElement | null {
  const t = useTexts()
  const { number } = useFigures()
  const { task, error } = useTask(followed.id)
  const isGone = error instanceof ApiError && error.code === 'not_found'
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (isGone) close.current()
  }, [isGone])
  if (isGone) return null
  const state = task?.state ?? 'queued'
  const isRunning = state === 'queued' || state === 'running'
  const percent = task && task.total > 0 ? Math.floor((100 * task.done) / task.total) : 0
  return (
    <div className={styles.card} data-state={state}>
      <a href={followed.href}>
        <span className={isRunning ? `staff-spin ${styles.icon}` : styles.icon}>
          <Icon name={icons[state]} size={16} />
        </span>
        {followed.title}
      </a>
      <span className={styles.corner}>
        {isRunning && task && task.total > 0 && <span className="staff-num">{number(percent)}%</span>}
        <button
          type="button"
          aria-label={t(isRunning ? 'job.hide' : 'frame.close')}
          title={isRunning ? t('job.hide') : undefined}
          onClick={onClose}
        >
          <Icon name="x" size={16} />
        </button>
      </span>
      {isRunning ? (
        <progress max={100} value={percent} aria-label={followed.title} />
      ) : (
        <span className={styles.end} role="status">
          {t(state === 'done' ? 'job.done' : 'job.failed')}
        </span>
      )}
    </div>
  )
}
