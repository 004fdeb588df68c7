import { ApiError } from '@prostuti/sdk'
import { type ReactElement, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useAdminContext } from '../admin-context.ts'
import { Icon } from '../icon.tsx'
import { useFigures } from '../use-figures.ts'
import { useTexts } from '../use-texts.ts'
import { type FollowedJob, followedJobs, followJob, forgetJob, onFollowedJobs } from './followed-jobs.ts'
import styles from './job-cards.module.css'
import { useJob } from './use-job.ts'

/** Follows a job of the person who looks: `const follow = useFollowJob(); follow({ id, title, href })`. */
export function useFollowJob(): (job: FollowedJob) => void {
  const { person } = useAdminContext()
  return useCallback(job => followJob(person.id, job), [person.id])
}

/** The cards of the jobs that this device follows, in the sidebar; on phones above the page. */
export function JobCards(): ReactElement | null {
  const t = useTexts()
  const { person } = useAdminContext()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const text = useSyncExternalStore(onFollowedJobs, () => JSON.stringify(followedJobs(person.id)))
  useEffect(() => setPlace(document.getElementById('staff-jobs')), [])
  const jobs = JSON.parse(text) as FollowedJob[]
  if (!place) return null
  return createPortal(
    <>
      {jobs.map(job => (
        <JobCard key={job.id} followed={job} onClose={() => forgetJob(person.id, job.id)} />
      ))}
      {jobs.length > 1 && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            for (const { id } of jobs) forgetJob(person.id, id)
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

/** One job: its name, how far it is, the way to its outcome. */
function JobCard({ followed, onClose }: { followed: FollowedJob; onClose(): void }): ReactElement | null {
  const t = useTexts()
  const { number } = useFigures()
  const { job, error } = useJob(followed.id)
  const isGone = error instanceof ApiError && error.code === 'not_found'
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (isGone) close.current()
  }, [isGone])
  if (isGone) return null
  const state = job?.state ?? 'queued'
  const isRunning = state === 'queued' || state === 'running'
  const percent = job && job.total > 0 ? Math.floor((100 * job.done) / job.total) : 0
  return (
    <div className={styles.card} data-state={state}>
      <a href={followed.href}>
        <span className={isRunning ? `staff-spin ${styles.icon}` : styles.icon}>
          <Icon name={icons[state]} size={16} />
        </span>
        {followed.title}
      </a>
      <span className={styles.corner}>
        {isRunning && job && job.total > 0 && <span className="staff-num">{number(percent)}%</span>}
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
