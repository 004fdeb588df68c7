/** A job that this device follows, with its name for people and where its outcome is looked at. */
export interface FollowedJob {
  readonly id: string
  readonly title: string
  readonly href: string
}

const changed = 'staff-jobs'
const keyOf = (person: string) => `prostuti.staff.jobs:${person}`

/** Follows a job from page to page: its card stands in the sidebar until it is closed. */
export function followJob(person: string, job: FollowedJob): void {
  write(person, [...followedJobs(person).filter(({ id }) => id !== job.id), job])
}

export function forgetJob(person: string, id: string): void {
  write(
    person,
    followedJobs(person).filter(job => job.id !== id),
  )
}

/** The jobs that this device follows for this person. */
export function followedJobs(person: string): FollowedJob[] {
  const text = localStorage.getItem(keyOf(person))
  if (text === null) return []
  try {
    const jobs: unknown = JSON.parse(text)
    return Array.isArray(jobs) ? jobs.filter(isJob) : []
  } catch (error) {
    console.warn('the followed jobs cannot be read', error)
    return []
  }
}

const isJob = (job: unknown): job is FollowedJob =>
  typeof job === 'object' &&
  job !== null &&
  'id' in job &&
  typeof job.id === 'string' &&
  'title' in job &&
  typeof job.title === 'string' &&
  'href' in job &&
  typeof job.href === 'string' &&
  job.href.startsWith('/admin')

function write(person: string, jobs: readonly FollowedJob[]): void {
  localStorage.setItem(keyOf(person), JSON.stringify(jobs))
  window.dispatchEvent(new Event(changed))
}

/** Calls back when this or another tab follows or forgets one. */
export function onFollowedJobs(callback: () => void): () => void {
  window.addEventListener(changed, callback)
  window.addEventListener('storage', callback)
  return () => {
    window.removeEventListener(changed, callback)
    window.removeEventListener('storage', callback)
  }
}
