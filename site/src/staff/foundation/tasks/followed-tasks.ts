/** A task that this device follows, with its name for people and where its outcome is looked at. */
export interface FollowedTask {
  readonly id: string
  readonly title: string
  readonly href: string
}

const changed = 'staff-tasks'
const keyOf = (person: string) => `prostuti.staff.tasks:${person}`

/** Follows a task from page to page: its card stands in the sidebar until it is closed. */
export function followTask(person: string, task: FollowedTask): void {
  write(person, [...followedTasks(person).filter(({ id }) => id !== task.id), task])
}

export function forgetTask(person: string, id: string): void {
  write(
    person,
    followedTasks(person).filter(task => task.id !== id),
  )
}

/** The tasks that this device follows for this person. */
export function followedTasks(person: string): FollowedTask[] {
  const text = localStorage.getItem(keyOf(person))
  if (text === null) return []
  try {
    const tasks: unknown = JSON.parse(text)
    return Array.isArray(tasks) ? tasks.filter(isTask) : []
  } catch (error) {
    console.warn('the followed tasks cannot be read', error)
    return []
  }
}

const isTask = (task: unknown): task is FollowedTask =>
  typeof task === 'object' &&
  task !== null &&
  'id' in task &&
  typeof task.id === 'string' &&
  'title' in task &&
  typeof task.title === 'string' &&
  'href' in task &&
  typeof task.href === 'string' &&
  task.href.startsWith('/admin')

function write(person: string, tasks: readonly FollowedTask[]): void {
  localStorage.setItem(keyOf(person), JSON.stringify(tasks))
  window.dispatchEvent(new Event(changed))
}

/** Calls back when this or another tab follows or forgets one. */
export function onFollowedTasks(callback: () => void): () => void {
  window.addEventListener(changed, callback)
  window.addEventListener('storage', callback)
  return () => {
    window.removeEventListener(changed, callback)
    window.removeEventListener('storage', callback)
  }
}
