import { icon } from './icons.tsx'

/** By itself: the player, whose bytes are counted, has none. */
export const IconClose = icon('M6 6l12 12M18 6L6 18')
