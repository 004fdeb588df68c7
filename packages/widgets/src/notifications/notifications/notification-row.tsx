import type { Notification } from '@prostuti/contract'
import { tellOpened } from '@prostuti/sdk/notifications'
import { VisuallyHidden } from '../../foundation/ui/visually-hidden.tsx'
import { lookOf } from './kind-icons.ts'
import { momentWords } from './moment.ts'
import type { NotificationsProps } from './notifications.props.ts'

const isOwn = (path: string): boolean => /^\/(?![/\\])/.test(path)

type RowProps = Pick<NotificationsProps, 'client' | 't' | 'language' | 'emit'> & { row: Notification; now: number }

/** What happened, and the way to it; what is new has a dot, a tint and bold words. */
export function NotificationRow({ row, now, client, t, language, emit }: RowProps) {
  const { Icon, tone } = lookOf(row)
  const elsewhere = row.web_url && /^https:/.test(row.web_url) ? row.web_url : null
  const open = () => {
    emit('notification-open', { id: row.id })
    // Staff see how often what they send is opened; the others are marked by leaving alone.
    if (row.kind !== 'announcement') return
    tellOpened(client, row.id).catch((error: unknown) => console.warn('prostuti: an opening was not told', error))
  }
  return (
    <li data-new={row.is_new ? '' : undefined}>
      <a
        className="notes-row"
        href={elsewhere ?? (isOwn(row.path) ? row.path : '/')}
        {...(elsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
        onClick={open}
      >
        {row.image ? (
          <img className="notes-sign" src={row.image} alt={row.image_alt ?? ''} width={40} height={40} loading="lazy" />
        ) : (
          <span className="notes-sign" data-tone={tone}>
            <Icon />
          </span>
        )}
        <span className="notes-text ui-num">
          <span className="notes-title">
            {row.is_new ? <VisuallyHidden>{t('notifications.is_new')} </VisuallyHidden> : null}
            {row.title}
            {elsewhere ? <VisuallyHidden> ({t('notifications.elsewhere')})</VisuallyHidden> : null}
          </span>
          {row.body ? <span className="notes-body">{row.body}</span> : null}
          <time className="notes-body" dateTime={row.created_at}>
            {momentWords(Date.parse(row.created_at), { t, language, now })}
          </time>
        </span>
        {row.is_new ? <span className="notes-dot" aria-hidden="true" /> : null}
      </a>
    </li>
  )
}
