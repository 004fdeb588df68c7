import type { Topic } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { practicesOf } from '@prostuti/sdk/study'
import { type Request, useRequest } from '../../foundation/data/use-request.ts'

/** A topic with the names above it. */
export interface NamedTopic extends Topic {
  path: string
}

/** All topics that hold published questions, those of one parent together; none where nobody chooses. */
export function useTopics(client: Prostuti, isAsked: boolean): Request<readonly NamedTopic[]> {
  return useRequest(`topics ${isAsked}`, async () => (isAsked ? named(await practicesOf(client).api.topics()) : []))
}

/** How many questions these topics hold between them; null while nobody knows. */
export function questionsIn(topics: readonly Topic[] | undefined, chosen: readonly string[]): number | null {
  if (!topics || chosen.length === 0) return null
  const byId = new Map(topics.map(topic => [topic.id, topic]))
  // One that stands below another one that is chosen is counted there already.
  const isBelowChosen = ({ parent }: Topic, depth = 0): boolean => {
    const above = parent === null || depth > 8 ? undefined : byId.get(parent)
    return above !== undefined && (chosen.includes(above.id) || isBelowChosen(above, depth + 1))
  }
  const counted = chosen.flatMap(id => byId.get(id) ?? []).filter(topic => !isBelowChosen(topic))
  return counted.length === 0 ? null : counted.reduce((sum, { question_count }) => sum + question_count, 0)
}

function named(topics: readonly Topic[]): NamedTopic[] {
  const byId = new Map(topics.map(topic => [topic.id, topic]))
  const pathOf = (topic: Topic, depth = 0): string => {
    const parent = topic.parent === null || depth > 8 ? undefined : byId.get(topic.parent)
    return parent ? [pathOf(parent, depth + 1), parent.title].filter(Boolean).join(' › ') : ''
  }
  return topics.map(topic => ({ ...topic, path: pathOf(topic) }))
}
