import { IconForward } from '../../foundation/ui/index.ts'
import { IconBell, IconBelonging, IconDevices, IconDownload } from './icons.tsx'
import type { ProfileProps } from './profile.props.ts'

/** What a person is among, hears of, is signed in on and can take along: a row each, where the page says where it is. */
export function OwnLinks({ t, belongingHref, notificationsHref, devicesHref, exportHref }: ProfileProps) {
  const rows = [
    { href: belongingHref, text: t('profile.belonging'), Icon: IconBelonging },
    { href: notificationsHref, text: t('profile.notifications'), Icon: IconBell },
    { href: devicesHref, text: t('profile.devices'), Icon: IconDevices },
    { href: exportHref, text: t('profile.export'), Icon: IconDownload },
  ]
  return rows.map(({ href, text, Icon }) =>
    href ? (
      <li key={href}>
        <a href={href}>
          <Icon />
          <span>{text}</span>
          <IconForward />
        </a>
      </li>
    ) : null,
  )
}
