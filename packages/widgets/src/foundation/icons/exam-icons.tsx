import { icon } from './icons.tsx'
import { bookmark, locate, lock, pencil, search, share } from './lucide.ts'

/** Icons of what stands around an attempt. Apart from `icons.tsx`: the player carries those. */

export const IconSearch = icon(search)
export const IconBookmark = icon(bookmark)
export const IconShare = icon(share)
export const IconTarget = icon(locate)
export const IconPencil = icon(pencil)
export const IconLock = icon(lock)
