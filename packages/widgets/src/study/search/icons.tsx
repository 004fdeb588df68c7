import { icon } from '../../foundation/icons/icons.tsx'
import { bookOpen } from '../../foundation/icons/lucide.ts'

export const IconBook = icon(bookOpen)
