import type { ReturnsOf, SiteHost, UserInfo } from '@prostuti/contract'
import { languageLink } from '../i18n/language-choice.ts'
import { hasPage } from '../navigation/navigation.ts'
import { widgets } from './widgets-server.ts'

export const profileStyleHash = widgets.styleHash('profile').replaceAll("'", '') as `sha256-${string}`

/** `<prostuti-profile>` with the person and a page of their ledger drawn: it reads without any code, and its pages are links. */
export function drawProfile(
  { language }: Pick<SiteHost, 'language'>,
  user: UserInfo,
  ledger: ReturnsOf<'billing.listLedger'> | null,
  page: number,
  url: URL,
): string {
  const props = {
    page,
    pageHref: '/profile?page={page}',
    languageHref: languageLink(url, language === 'bn' ? 'en' : 'bn'),
    deleteHref: '/profile/delete-account',
    belongingHref: '/profile/belonging',
    ...(hasPage('/notifications') && { notificationsHref: '/notifications?settings' }),
    devicesHref: '/profile/devices',
    exportHref: '/profile/export',
    signInHref: '/login?next=%2Fprofile',
    initial: { user, ledger },
  }
  return widgets.renderElement('profile', props, language)
}
