import type { TextKey } from './i18n.ts'

export interface NavigationEntry {
  href: string
  text: TextKey
  icon: 'home' | 'calendar' | 'archive'
}

/** Sidebar and bottom tabs, in this order. An entry whose page does not exist yet is not here. */
export const navigation: readonly NavigationEntry[] = [
  { href: '/', text: 'shell.home', icon: 'home' },
  { href: '/exam/upcoming', text: 'shell.upcoming', icon: 'calendar' },
  { href: '/program/archived_exams', text: 'shell.archived', icon: 'archive' },
]

/** Whether an entry is the page at this path, with or without the slash at its end. */
export const isCurrent = ({ href }: NavigationEntry, pathname: string): boolean =>
  href === pathname || `${href}/` === pathname
