import { useStore } from '@nanostores/react'
import type { SignedInDevice } from '@prostuti/contract'
import { personalDataApiOf } from '@prostuti/sdk/auth'
import { useState } from 'react'
import { useRequest } from '../../foundation/data/use-request.ts'
import { icon } from '../../foundation/icons/icons.tsx'
import { bell, lock, shieldCheck } from '../../foundation/icons/lucide.ts'
import {
  Button,
  ButtonLink,
  EmptyState,
  RequestError,
  RowList,
  Skeleton,
  SkeletonBlock,
} from '../../foundation/ui/index.ts'
import { DeviceRow } from './device-row.tsx'
import { deviceTitle } from './device-words.ts'
import type { DevicesProps } from './devices.props.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'

const Safe = icon(shieldCheck)
const Bell = icon(bell)
const Lock = icon(lock)

export function Devices(props: DevicesProps) {
  const { client, t, signInHref } = props
  const user = useStore(client.auth.$user)
  if (user) return <OwnDevices {...props} key={user.id} />
  if (user === undefined) return <DevicesSkeleton label={t('ui.loading')} />
  return (
    <section className="devices">
      <EmptyState
        title={t('ui.error.not_signed_in')}
        text={t('ui.error.not_signed_in_text')}
        action={signInHref ? <ButtonLink href={signInHref}>{t('login.title')}</ButtonLink> : undefined}
      />
    </section>
  )
}

function OwnDevices(props: DevicesProps) {
  const { client, t } = props
  const { data, error, loading, retry } = useRequest('devices', () => personalDataApiOf(client).devices())
  if (data) return <DeviceList {...props} devices={data} onChanged={retry} />
  if (error && !loading)
    return (
      <section className="devices">
        <RequestError t={t} error={error} retry={retry} retrying={loading} />
      </section>
    )
  return <DevicesSkeleton label={t('ui.loading')} />
}

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
    <section className="devices" aria-label={t('devices.title')}>
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
        <li className="devices-row">
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
        text={asked === 'others' ? t('devices.others_text') : t('devices.sign_out_text')}
        act={() => (asked === 'others' ? api.signOutOthers() : api.signOutDevice(asked!.id))}
      />
    </section>
  )
}

function DevicesSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="devices" label={label}>
      <SkeletonBlock height="68px" />
      <SkeletonBlock height="68px" />
      <SkeletonBlock height="68px" />
    </Skeleton>
  )
}
