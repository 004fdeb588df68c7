import type { SignedInDevice } from '@prostuti/contract'
import { personalDataApiOf } from '@prostuti/sdk/auth'
import { useState } from 'react'
import { icon } from '../../foundation/icons/icons.tsx'
import { bell, lock, shieldCheck } from '../../foundation/icons/lucide.ts'
import { Button, RowList } from '../../foundation/ui/index.ts'
import { OwnPage } from '../own-page/index.ts'
import { DeviceRow } from './device-row.tsx'
import { deviceTitle } from './device-words.ts'
import type { DevicesProps } from './devices.props.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'

const Safe = icon(shieldCheck)
const Bell = icon(bell)
const Lock = icon(lock)

export function Devices(props: DevicesProps) {
  return (
    <OwnPage {...props} ask={['devices', () => personalDataApiOf(props.client).devices()]} blocks={blocks}>
      {(devices, { retry }) => <DeviceList {...props} devices={devices} onChanged={retry} />}
    </OwnPage>
  )
}

const blocks = ['68px', '68px', '68px']

/** Which sign-out is asked about: one device's, or that of all others. */
type Asked = SignedInDevice | 'others' | null

function DeviceList(props: DevicesProps & { devices: readonly SignedInDevice[]; onChanged: () => void }) {
  const { client, t, emit, devices, onChanged } = props
  const [asked, setAsked] = useState<Asked>(null)
  const others = devices.filter(device => !device.is_this)
  const api = personalDataApiOf(client)
  const done = () => {
    setAsked(null)
    emit('toast', { text: t('devices.done'), tone: 'good' })
    onChanged()
  }
  return (
    <section className="own-page" aria-label={t('devices.title')}>
      <RowList>
        {devices.map(device => (
          <DeviceRow key={device.id} {...props} device={device} onSignOut={() => setAsked(device)} />
        ))}
      </RowList>
      <p className="devices-safe">
        <Safe />
        <span>{others.length > 0 ? t('devices.safe') : t('devices.only')}</span>
      </p>
      <RowList>
        <li className="devices-row" part="row">
          <Bell />
          <div>{t('devices.new')}</div>
          <span className="devices-always ui-muted">
            <Lock /> {t('devices.always')}
          </span>
        </li>
      </RowList>
      {others.length > 0 ? <Button onClick={() => setAsked('others')}>{t('devices.others')}</Button> : null}
      <SignOutDialog
        t={t}
        open={asked !== null}
        onClose={() => setAsked(null)}
        onDone={done}
        title={
          asked === 'others' || asked === null
            ? t('devices.others_title', { count: others.length })
            : t('devices.sign_out_title', { name: deviceTitle(asked, t) })
        }
        text={t(
          `devices.${asked === 'others' ? 'others_text' : asked?.kind === 'partner' ? 'partner_text' : 'sign_out_text'}`,
        )}
        act={() => (asked === 'others' ? api.signOutOthers() : api.signOutDevice(asked!.id))}
      />
    </section>
  )
}
