import type { PublishedPrograms } from '../exams/index.ts'
import type { ReadPrograms } from './read-programs.ts'

/** Every published program, in order, by name. */
export function createPublishedPrograms(readPrograms: ReadPrograms): PublishedPrograms {
  return async () => {
    const programs = await readPrograms()
    return programs
      .filter(({ state }) => state === 'published')
      .map(({ id, title: { bn, en } }) => ({ id, title: { bn, en: en || bn } }))
  }
}
