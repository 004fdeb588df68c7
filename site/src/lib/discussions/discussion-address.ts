import { isId } from '@prostuti/contract/id'
import { type FeedPlace, feedAddress } from '@prostuti/sdk/feed'

/** Where the list has its page. */
export const discussionsPath = '/discussions'

/** Where a post has its page. */
export const postPath = (id: string): string => `${discussionsPath}/id=${id}`

/** Where one asks about a question of the bank. */
export const askAboutPath = (question: string): string => discussionsPath + feedAddress({ write: 'question', question })

/** The same for any question, `{id}` to be filled in. */
export const askAboutTemplate = askAboutPath('{id}').replace('%7Bid%7D', '{id}')

/** The address by which search engines know this part of the list: its type, and the page. */
export const canonicalOf = ({ shown }: FeedPlace, page: number): string =>
  discussionsPath + feedAddress({ shown: shown === 'mine' ? 'all' : shown }, page)

/** What one person searches, wrote or writes is for no search engine. */
export const isForSearchEngines = ({ shown, search, write }: FeedPlace): boolean =>
  shown !== 'mine' && search === '' && write === null

/** The id in the address of a post; null where there can be none. */
export const postIdOf = (text: string | undefined): string | null => (isId(text) ? text : null)
