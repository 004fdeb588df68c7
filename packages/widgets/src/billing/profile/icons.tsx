import { icon } from '../../foundation/icons/icons.tsx'
import { languages, logOut, trash } from '../../foundation/icons/lucide.ts'

export const IconLanguage = icon(languages)
export const IconSignOut = icon(logOut)
export const IconTrash = icon(trash)
