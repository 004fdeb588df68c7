import { icon } from '../../foundation/icons/icons.tsx'
import {
  bookOpen,
  calendar,
  chevronDown,
  listChecks,
  messageCircle,
  rotateCcwClock,
} from '../../foundation/icons/lucide.ts'

export const IconList = icon(listChecks)
export const IconBook = icon(bookOpen)
export const IconCalendar = icon(calendar)
export const IconHistory = icon(rotateCcwClock)
export const IconDown = icon(chevronDown)
export const IconSpeech = icon(messageCircle)
