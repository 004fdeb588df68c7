import { icon } from './icons.tsx'

/** Icons of what stands around an attempt. Apart from the foundation's: the player carries those. From Lucide. */

export const IconSearch = icon('M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M20 20l-4-4')
export const IconBookmark = icon('M18 21l-6-4.500L6 21V5a1.500 1.500 0 0 1 1.500-1.500h9A1.500 1.500 0 0 1 18 5z')
export const IconShare = icon(
  'M12 15V3.500M7.500 7.500L12 3l4.500 4.500M5 12.500V19a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6.500',
)
export const IconTarget = icon('M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 2v4M12 18v4M2 12h4M18 12h4')
export const IconPencil = icon('M4 20h4L19 9a2.100 2.100 0 0 0-4-4L4 16zM13.500 6.500l4 4')
export const IconLock = icon('M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3')
