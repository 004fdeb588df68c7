import { type Goal, goals } from '@prostuti/contract/goals'

/** Jobs that a program prepares for: `not-decided` is a person's answer only. */
export const jobs = goals.filter(goal => goal !== 'not-decided') as readonly Exclude<Goal, 'not-decided'>[]

export type Job = (typeof jobs)[number]

/** The one job that a program prepares for; undefined where it is for several or for everybody. */
export function jobOf(tags: readonly string[]): Job | undefined {
  const [job, ...others] = jobs.filter(each => tags.includes(each))
  return others.length === 0 ? job : undefined
}

/** Tags of programs on one subject that have a word for their cover. */
const subjects = ['math', 'science'] as const

export const subjectOf = (tags: readonly string[]): (typeof subjects)[number] | undefined =>
  subjects.find(subject => tags.includes(subject))
