import type { TextKey } from '../i18n/i18n.ts'
import type { IconName } from '../icons/lucide.ts'

export interface ExternalLink {
  href: string
  text: TextKey
  icon: IconName
}

/** By their names in the application's configuration (`links`), in the order of the menu (specification §2, shell). */
const known: readonly (Omit<ExternalLink, 'href'> & { name: string })[] = [
  { name: 'more_apps', text: 'menu.more_apps', icon: 'layout-dashboard' },
  { name: 'social_page', text: 'menu.social_page', icon: 'message-square' },
  { name: 'social_group', text: 'menu.social_group', icon: 'users' },
]

/** Those of the configured links that the menu has words for. */
export const externalLinks = (links: Readonly<Record<string, string>>): ExternalLink[] =>
  known.flatMap(({ name, ...entry }) => (links[name] ? [{ ...entry, href: links[name] }] : []))
