import { z } from 'zod'
import { Instant, listOf, PageQuery } from '../values.ts'

/** Long work that staff asked for: an import, a generated exam, a regrade. */
export const BackgroundTask = z.strictObject({
  id: z.uuid(),
  /** What kind of work: `questions.import`, `exams.generate`. */
  kind: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed']),
  /** Steps done, of so many; a total of 0: not known yet. */
  done: z.number().int().min(0),
  total: z.number().int().min(0),
  /** What came of it, by its kind; null before its end. */
  result: z.unknown().nullable(),
  /** Why it failed, as a code of errors. */
  failure: z.string().nullable(),
  created_at: Instant,
  ended_at: Instant.nullable(),
})
export type BackgroundTask = z.infer<typeof BackgroundTask>

export const backgroundTaskShapes = {
  'core.getTask': { params: z.strictObject({ id: z.uuid() }), returns: BackgroundTask },
  /** One's own, newest first. */
  'core.listTasks': { query: PageQuery, returns: listOf(BackgroundTask) },
} as const
