import { icon } from '../../foundation/icons/icons.tsx'
import {
  bellPlus,
  building,
  calendar,
  externalLink,
  info,
  mailOpen,
  mapPin,
  newspaper,
  tag,
} from '../../foundation/icons/lucide.ts'

export const IconBellPlus = icon(bellPlus)
export const IconBuilding = icon(building)
export const IconCalendar = icon(calendar)
export const IconExternal = icon(externalLink)
export const IconInfo = icon(info)
export const IconMail = icon(mailOpen)
export const IconPin = icon(mapPin)
export const IconNewspaper = icon(newspaper)
export const IconTag = icon(tag)
