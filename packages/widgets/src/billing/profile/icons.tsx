import { icon } from '../../foundation/icons/icons.tsx'
import { bell, download, languages, logOut, mapPin, smartphone, trash } from '../../foundation/icons/lucide.ts'

export const IconLanguage = icon(languages)
export const IconSignOut = icon(logOut)
export const IconTrash = icon(trash)
export const IconBelonging = icon(mapPin)
export const IconBell = icon(bell)
export const IconDevices = icon(smartphone)
export const IconDownload = icon(download)
