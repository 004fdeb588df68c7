import type { PostType } from '@prostuti/contract'
import { postTypes } from '@prostuti/contract/feed/bounds'
import type { PostTypeName } from './drafts.ts'

/** As addresses name them, in the order in which they are offered. */
export const postTypeNames = ['general', 'question', 'poll'] as const satisfies readonly PostTypeName[]

/** The name of a kind of post, as addresses write it. */
export const typeNameOf = (type: PostType): PostTypeName =>
  postTypeNames.find(name => postTypes[name] === type) ?? 'general'

/** Of an address; null for anything else. */
export const readTypeName = (text: string | null | undefined): PostTypeName | null =>
  postTypeNames.find(name => name === text) ?? null
