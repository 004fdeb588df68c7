import type { NotificationTopic } from '@prostuti/contract'
import { notificationTopics } from '@prostuti/contract/notifications/topics'
import { notificationsApiOf } from '@prostuti/sdk/notifications'
import { useId, useState } from 'react'
import { icon } from '../../foundation/icons/icons.tsx'
import { lock } from '../../foundation/icons/lucide.ts'
import { wantPush } from '../../foundation/page/push-wanted.ts'
import { toast } from '../../foundation/page/toast.ts'
import { codeOf } from '../../foundation/text/error-text.ts'
import type { SettingsPartProps } from './notification-settings.props.ts'

const IconLock = icon(lock)

/** Those whose words need a second line. */
const explained: ReadonlySet<string> = new Set(['exams', 'results', 'talk', 'searches', 'deadlines', 'news'])

/** A switch a topic; what concerns money and safety has none, and says so. */
export function Topics(props: SettingsPartProps) {
  const { t } = props
  return (
    <ul className="ui-card ui-rows sets-topics" part="card list">
      {notificationTopics.map(topic => (
        <Topic key={topic} {...props} topic={topic} />
      ))}
      <li className="sets-topic">
        <span className="sets-words">
          <b>{t('notification_settings.account')}</b>
          <small className="ui-muted">{t('notification_settings.account_text')}</small>
        </span>
        <span className="sets-always ui-small">
          <IconLock />
          {t('notification_settings.always')}
        </span>
      </li>
    </ul>
  )
}

function Topic({ client, t, emit, settings, onSettings, topic }: SettingsPartProps & { topic: NotificationTopic }) {
  const hint = useId()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isOn = wanted ?? settings.topics[topic]
  const turn = async (on: boolean) => {
    if (wanted !== null) return
    setWanted(on)
    try {
      onSettings(await notificationsApiOf(client).setTopics({ [topic]: on }))
      emit('topic-change', { topic, on })
      if (on) wantPush({ about: 'topic' })
    } catch (error) {
      console.warn('prostuti: a topic was not turned on or off', error)
      const isOffline = codeOf(error) === 'network_lost'
      toast(t(isOffline ? 'notification_settings.failed_offline' : 'notification_settings.failed'), 'wrong')
    } finally {
      setWanted(null)
    }
  }
  return (
    <li>
      <label className="sets-topic">
        <span className="sets-words">
          <b>{t(`notification_settings.${topic}`)}</b>
          {explained.has(topic) ? (
            <small className="ui-muted ui-num" id={hint}>
              {t(`notification_settings.${topic}_text`)}
            </small>
          ) : null}
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          className="sets-switch"
          aria-label={t(`notification_settings.${topic}`)}
          aria-describedby={explained.has(topic) ? hint : undefined}
          aria-busy={wanted !== null || undefined}
          checked={isOn}
          onChange={event => void turn(event.currentTarget.checked)}
        />
      </label>
    </li>
  )
}
