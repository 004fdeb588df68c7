import { icon } from './icons.tsx'
import { x } from './lucide.ts'

/** By itself: the player, whose bytes are counted, has none. */
export const IconClose = icon(x)
