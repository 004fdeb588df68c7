import { icon } from '../../foundation/icons/icons.tsx'
import { imagePlus, plus } from '../../foundation/icons/lucide.ts'

export const IconAddPicture = icon(imagePlus)
export const IconAdd = icon(plus)
