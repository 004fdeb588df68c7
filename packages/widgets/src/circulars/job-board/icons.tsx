import { icon } from '../../foundation/icons/icons.tsx'
import { arrowDownNarrowWide, bellPlus, search, slidersHorizontal } from '../../foundation/icons/lucide.ts'

export const IconFilters = icon(slidersHorizontal)
/** By itself: its neighbours in `exam-icons.tsx` would come along. */
export const IconSearch = icon(search)
export const IconSort = icon(arrowDownNarrowWide)
export const IconBellPlus = icon(bellPlus)
