import { listTopics } from '@prostuti/contract/study/operations'
import { implementShared } from '../../../platform/http/call/implement.ts'
import type { StudyDeps } from '../study-deps.ts'
import { presentTopics, readTopics } from './read-topics.ts'

/** The topics of one kind, each with the number of published questions in and below it. */
export function createListTopics(deps: StudyDeps) {
  return implementShared(listTopics, { maxAgeMs: 60_000 }, async ({ query }, call) => ({
    topics: presentTopics(await readTopics(deps), query.cat_type, call.language),
  }))
}
