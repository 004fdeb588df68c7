import { icon } from '../../foundation/icons/icons.tsx'
import { plus, repeat } from '../../foundation/icons/lucide.ts'

export const IconPlus = icon(plus)
export const IconRepeat = icon(repeat)
