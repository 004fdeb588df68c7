import { searchResults } from '@prostuti/contract'
import { searchKey } from '../../questions/index.ts'
import type { TopicRow, Topics } from '../topics/read-topics.ts'
import { holdsWord, type QueryWord } from './query-words.ts'

/** The topics with published questions whose name, in either language, holds each word: the exact one first, then the larger. */
export function findTopics(topics: Topics, words: readonly QueryWord[]): TopicRow[] {
  const asked = words.map(({ key }) => key).join(' ')
  const found = [...topics.values()].flatMap(topic => {
    const { searchKey: key, questionCount, mergedInto } = topic
    const isFound =
      key !== null && questionCount > 0 && !mergedInto && words.every(word => holdsWord(key, word, 'beginning'))
    return isFound ? [{ topic, rank: rankOf(topic, key, words, asked) }] : []
  })
  found.sort((a, b) => b.rank - a.rank || b.topic.questionCount - a.topic.questionCount || a.topic.id - b.topic.id)
  return found.slice(0, searchResults.topics).map(({ topic }) => topic)
}

/** Its whole name before whole words before beginnings. */
function rankOf({ name }: TopicRow, key: string, words: readonly QueryWord[], asked: string): number {
  const isName = searchKey(name.bn) === asked || searchKey(name.en ?? name.bn) === asked
  return isName ? 100 : words.filter(word => holdsWord(key, word, 'whole')).length
}
