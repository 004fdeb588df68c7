import { icon } from '../../foundation/icons/icons.tsx'
import { lock } from '../../foundation/icons/lucide.ts'

export const IconLock = icon(lock)
