import type { SignedInDevice } from '@prostuti/contract'
import { icon } from '../../foundation/icons/icons.tsx'
import { externalLink, laptop, smartphone } from '../../foundation/icons/lucide.ts'
import { formatMoment } from '../../foundation/text/format.ts'
import type { Translate } from '../../foundation/text/translate.ts'
import { Button, Chip } from '../../foundation/ui/index.ts'
import { deviceSystem, deviceTitle } from './device-words.ts'
import type { DevicesProps } from './devices.props.ts'

const Phone = icon(smartphone)
const Laptop = icon(laptop)
const Elsewhere = icon(externalLink)

const icons = {
  phone: Phone,
  app: Phone,
  tablet: Phone,
  computer: Laptop,
  partner: Elsewhere,
  unknown: Laptop,
} as const

interface DeviceRowProps extends Pick<DevicesProps, 'client' | 'language'> {
  t: Translate
  device: SignedInDevice
  onSignOut: () => void
}

/** One device; the one in hand has a word in place of the button. */
export function DeviceRow({ client, t, language, device, onSignOut }: DeviceRowProps) {
  const Icon = icons[device.kind]
  const title = deviceTitle(device, t)
  const seen = device.is_this
    ? ''
    : t('devices.seen', { at: formatMoment(device.last_seen_at, language, client.now()) })
  return (
    <li className="devices-row" part="row">
      <Icon />
      <div>
        <b>{title}</b>
        <small className="ui-muted">
          <span className="notranslate">{deviceSystem(device)}</span>
          {deviceSystem(device) && seen && ' · '}
          {seen}
        </small>
      </div>
      {device.is_this ? (
        <Chip tone="taken">{t('devices.this')}</Chip>
      ) : (
        <Button onClick={onSignOut} describes={`${title} ${deviceSystem(device)}`}>
          {t('devices.sign_out')}
        </Button>
      )}
    </li>
  )
}
