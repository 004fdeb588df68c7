import type { PushDevice } from '@prostuti/contract'
import { formatDate } from '@prostuti/sdk/i18n/format'
import { icon } from '../../foundation/icons/icons.tsx'
import { chevronDown, monitor, smartphone } from '../../foundation/icons/lucide.ts'
import { errorText } from '../../foundation/text/error-text.ts'
import { Button } from '../../foundation/ui/button.tsx'
import {
  BlockedHelp,
  classesOf,
  classOf,
  type DeviceClass,
  NoPushHelp,
  ownClass,
  type PushState,
  usePush,
} from '../push/index.ts'
import type { SettingsPartProps } from './notification-settings.props.ts'

const IconPhone = icon(smartphone)
const IconComputer = icon(monitor)
const IconOpen = icon(chevronDown)

const signOf = (one: DeviceClass) => (one === 'phone' ? <IconPhone /> : <IconComputer />)

/** Where pushes go: this browser, and the others, each of which can be taken out. */
export function Devices(props: SettingsPartProps) {
  const { client, t, settings, onSettings, calendarHref } = props
  const push = usePush({ client, pushKey: settings.push_key, onSettings })
  const { permission, own, busy, error } = push
  // A server that draws knows nothing of the browser.
  if (permission === undefined) return <div className="sets-devices" />
  const on = ownClass()
  const isHere = settings.devices.some(({ id }) => id === own)
  return (
    <div className="sets-devices">
      {settings.devices.length > 0 ? <DeviceList {...props} push={push} on={on} isHere={isHere} /> : null}
      {isHere ? null : permission === 'denied' ? (
        <BlockedHelp t={t} />
      ) : permission === 'unsupported' ? (
        <NoPushHelp t={t} href={calendarHref} on={on} />
      ) : (
        <Button kind="primary" onClick={() => void push.turnOn()} busy={busy === 'on' && t('push.asking')}>
          {t(`notification_settings.turn_on_${on}`)}
        </Button>
      )}
      <p className="sets-trouble ui-small" role="alert">
        {error ? `${errorText(error, t).title}. ${t('push.failed')}` : ''}
      </p>
    </div>
  )
}

interface DevicesProps extends SettingsPartProps {
  push: PushState
  on: DeviceClass
  isHere: boolean
}

function DeviceList(props: DevicesProps) {
  const { t, settings, push, on, isHere } = props
  const others = settings.devices.filter(({ id }) => id !== push.own)
  const rest =
    others.length === 0
      ? ''
      : t(`notification_settings.${isHere ? 'with' : 'only'}_${classesOf(others)}`, { count: others.length })
  return (
    <details className="ui-card" part="card">
      <summary>
        {signOf(on)}
        <span className="ui-num">
          <b>{t(`notification_settings.${isHere ? 'own' : 'not'}_${on}`)}</b> {rest}
        </span>
        <IconOpen />
      </summary>
      <ul className="ui-rows" part="list">
        {settings.devices.map(device => (
          <Device key={device.id} {...props} device={device} />
        ))}
      </ul>
    </details>
  )
}

function Device({ t, language, push, device }: DevicesProps & { device: PushDevice }) {
  const since = t('notification_settings.since', { date: formatDate(device.created_at, language) })
  return (
    <li className="sets-device">
      {signOf(classOf(device))}
      <span className="sets-words">
        <b>
          {device.name}
          {device.id === push.own ? ` (${t('notification_settings.this_device')})` : ''}
        </b>
        <small className="ui-muted ui-num">{since}</small>
      </span>
      <Button
        kind="quiet"
        describes={device.name}
        onClick={() => void push.remove(device.id)}
        busy={push.busy === device.id && t('notification_settings.removing')}
      >
        {t('notification_settings.remove')}
      </Button>
    </li>
  )
}
