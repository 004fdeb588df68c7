import { icon } from '../../foundation/icons/icons.tsx'

/** From Lucide. */
export const IconPlus = icon('M12 5v14M5 12h14')
export const IconRepeat = icon('M17 2l4 4-4 4M3 11v-1a4 4 0 0 1 4-4h14M7 22l-4-4 4-4M21 13v1a4 4 0 0 1-4 4H3')
