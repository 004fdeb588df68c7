import type { AskedPosts } from '@prostuti/contract'
import { postTypes } from '@prostuti/contract/feed/bounds'
import { isId } from '@prostuti/contract/id'
import type { PostTypeName } from './drafts.ts'
import { readTypeName } from './post-types.ts'

/** Which posts the list shows. */
export type Shown = 'all' | 'mine' | PostTypeName

/** What the address of the list asks for: `/discussions?type=question&search=…`. */
export interface FeedPlace {
  readonly shown: Shown
  readonly search: string
  /** The type that is being written. */
  readonly write: PostTypeName | null
  /** A question of the bank that the new post quotes. */
  readonly question: string | null
}

/** The fields of an address that are the list's. */
export const placeFields = ['type', 'mine', 'search', 'write', 'question', 'page', 'cursor'] as const

/** Whatever the address says that there is not is left out. */
export function feedPlaceOf(address: URLSearchParams): FeedPlace {
  const write = readTypeName(address.get('write'))
  const question = address.get('question') ?? ''
  return {
    shown: address.get('mine') === 'true' ? 'mine' : (readTypeName(address.get('type')) ?? 'all'),
    search: (address.get('search') ?? '').trim().slice(0, 100),
    write,
    question: write && isId(question) ? question : null,
  }
}

/** `?type=question`, or nothing where all is as it goes without saying. */
export function feedAddress(place: Partial<FeedPlace>, page = 1): string {
  const { shown = 'all', search = '', write, question } = place
  const fields = new URLSearchParams()
  if (shown === 'mine') fields.set('mine', 'true')
  else if (shown !== 'all') fields.set('type', shown)
  if (search) fields.set('search', search)
  if (write) fields.set('write', write)
  if (write && question) fields.set('question', question)
  if (page > 1) fields.set('page', String(page))
  const text = fields.toString()
  return text && `?${text}`
}

/** What the server is asked for to show this place. */
export function askedPosts({ shown, search }: Pick<FeedPlace, 'shown' | 'search'>, page = 1): AskedPosts {
  return {
    ...(shown === 'mine' && { mine: true }),
    ...(shown !== 'mine' && shown !== 'all' && { type: postTypes[shown] }),
    ...(search && { search }),
    ...(page > 1 && { page }),
  }
}
