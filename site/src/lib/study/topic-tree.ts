import type { ReadingPlace, Topic } from '@prostuti/contract'

/** A topic with what stands below it and how much of it this person has read. */
export interface TopicNode {
  readonly topic: Topic
  readonly children: readonly TopicNode[]
  /** Questions that were read, of `topic.question_count`. */
  readonly read: number
}

/**
 * The topics of one kind as a tree. Of a topic that holds others counts what was read in it or in those below, whichever is more:
 * its own list has the same questions.
 */
export function topicTree(topics: readonly Topic[], places: readonly ReadingPlace[]): TopicNode[] {
  const furthest = new Map(places.map(place => [place.topic, place.furthest]))
  const known = new Set(topics.map(({ id }) => id))
  const below = Map.groupBy(topics, ({ parent }) => (parent !== null && known.has(parent) ? parent : ''))
  const nodeOf = (topic: Topic): TopicNode => {
    const children = (below.get(topic.id) ?? []).map(nodeOf)
    const inChildren = children.reduce((sum, child) => sum + child.read, 0)
    const read = Math.min(topic.question_count, Math.max(furthest.get(topic.id) ?? 0, inChildren))
    return { topic, children, read }
  }
  return (below.get('') ?? []).map(nodeOf)
}

/** The node of a topic, wherever it stands. */
export function findNode(nodes: readonly TopicNode[], id: string): TopicNode | null {
  for (const node of nodes) {
    const found = node.topic.id === id ? node : findNode(node.children, id)
    if (found) return found
  }
  return null
}

/** Whole per cent; somebody who has begun has read one at least, and nobody all who has not. */
export function percentRead({ read, topic: { question_count: count } }: TopicNode): number {
  if (read <= 0 || count === 0) return 0
  return read >= count ? 100 : Math.min(99, Math.max(1, Math.round((read / count) * 100)))
}
