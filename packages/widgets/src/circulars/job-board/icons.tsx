import { icon } from '../../foundation/icons/icons.tsx'
import { arrowDownNarrowWide, bellPlus, slidersHorizontal } from '../../foundation/icons/lucide.ts'

export const IconFilters = icon(slidersHorizontal)
export const IconSort = icon(arrowDownNarrowWide)
export const IconBellPlus = icon(bellPlus)
