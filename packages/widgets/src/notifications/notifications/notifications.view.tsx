import type { Notification } from '@prostuti/contract'
import type { ReactNode } from 'react'
import { useNow } from '../../foundation/data/use-now.ts'
import { IconOffline, icon } from '../../foundation/icons/icons.tsx'
import { checkCheck, chevronRight, settings } from '../../foundation/icons/lucide.ts'
import { Button } from '../../foundation/ui/button.tsx'
import { ButtonLink } from '../../foundation/ui/button-link.tsx'
import { EmptyState } from '../../foundation/ui/empty-state.tsx'
import { RequestError } from '../../foundation/ui/request-error.tsx'
import { Skeleton, SkeletonBlock } from '../../foundation/ui/skeleton.tsx'
import { momentWords } from './moment.ts'
import { NotificationRow } from './notification-row.tsx'
import type { NotificationsProps } from './notifications.props.ts'
import { type NotificationList, useList } from './use-list.ts'

const IconSeen = icon(checkCheck)
const IconOn = icon(chevronRight)
const IconSettings = icon(settings)

type PartProps = NotificationsProps & { list: NotificationList; now: number }

/** What a person has been told; on a page in two groups, in a panel the newest alone. */
export function Notifications(props: NotificationsProps) {
  const { client, t, panel, drawn } = props
  const now = useNow(client, drawn?.at)
  const list = useList(props)
  const part = { ...props, list, now }
  return (
    <section className="notes" data-panel={panel ? '' : undefined} aria-label={t('notifications.title')}>
      {panel ? (
        <PanelHead {...part} />
      ) : (
        <p className="notes-settings">
          <a href={props.settingsHref} className="ui-tool" aria-label={t('notifications.settings')}>
            <IconSettings />
          </a>
        </p>
      )}
      <OldNotice {...part} />
      <Waiting {...part} />
      <Rows {...part} />
      {panel ? <PanelFoot {...props} /> : null}
    </section>
  )
}

const hasNew = ({ rows }: NotificationList): boolean => rows?.some(({ is_new }) => is_new) ?? false

function AllSeen({ t, list }: PartProps) {
  if (!hasNew(list)) return null
  return (
    <Button
      kind="quiet"
      className="notes-seen"
      onClick={list.markAll}
      busy={list.marking && t('notifications.marking')}
    >
      <IconSeen />
      {t('notifications.all_seen')}
    </Button>
  )
}

function PanelHead(props: PartProps) {
  return (
    <header className="notes-head">
      <h2 part="heading">{props.t('notifications.title')}</h2>
      <AllSeen {...props} />
    </header>
  )
}

function PanelFoot({ t, allHref, settingsHref }: NotificationsProps) {
  return (
    <footer className="notes-foot">
      <a href={allHref}>
        {t('notifications.all')}
        <IconOn />
      </a>
      <a href={settingsHref}>
        <IconSettings />
        {t('notifications.settings')}
      </a>
    </footer>
  )
}

/** The list stays when it cannot be refreshed; this says of when it is. */
function OldNotice({ t, language, now, list }: PartProps) {
  return (
    <div role="status" className="notes-old ui-small">
      {list.isOld ? (
        <p>
          <IconOffline />
          <span>{t('notifications.stale', { time: momentWords(list.at, { t, language, now }) })}</span>
        </p>
      ) : null}
    </div>
  )
}

/** What has come meanwhile waits, so that nothing moves under the thumb. */
function Waiting({ t, list }: PartProps) {
  return (
    <div role="status" className="notes-waiting">
      {list.waiting > 0 ? (
        <Button onClick={list.reload}>{t('notifications.waiting', { count: list.waiting })}</Button>
      ) : null}
    </div>
  )
}

function Rows(props: PartProps) {
  const { t, list, panel, examsHref } = props
  const { rows, error, loading, reload } = list
  if (!rows && error !== undefined) return <RequestError t={t} error={error} retry={reload} retrying={loading} />
  if (!rows) return <Bones label={t('ui.loading')} />
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('notifications.empty')}
        text={t('notifications.empty_text')}
        action={examsHref ? <ButtonLink href={examsHref}>{t('notifications.empty_way')}</ButtonLink> : undefined}
      />
    )
  if (panel) return <RowList {...props} rows={rows} />
  const [fresh, earlier] = [rows.filter(({ is_new }) => is_new), rows.filter(({ is_new }) => !is_new)]
  return (
    <>
      {fresh.length > 0 ? (
        <Group {...props} title={t('notifications.new')} rows={fresh} aside={<AllSeen {...props} />} />
      ) : null}
      {earlier.length > 0 ? <Group {...props} title={t('notifications.earlier')} rows={earlier} /> : null}
      <End {...props} />
    </>
  )
}

type RowsProps = PartProps & { rows: readonly Notification[] }

function Group({ title, aside, ...props }: RowsProps & { title: string; aside?: ReactNode }) {
  return (
    <section className="notes-group">
      <div className="notes-group-head">
        <h2 part="heading">{title}</h2>
        {aside}
      </div>
      <RowList {...props} />
    </section>
  )
}

function RowList({ rows, panel, ...props }: RowsProps) {
  return (
    <ul className={panel ? 'notes-rows' : 'notes-rows ui-card ui-rows'} part="list">
      {rows.map(row => (
        <NotificationRow key={row.id} {...props} row={row} />
      ))}
    </ul>
  )
}

function End({ t, list }: PartProps) {
  const { error, loading, hasMore, more } = list
  if (error !== undefined) return <RequestError t={t} error={error} retry={more} retrying={loading} />
  if (hasMore)
    return (
      <Button onClick={more} busy={loading && t('ui.loading')}>
        {t('notifications.more')}
      </Button>
    )
  return <p className="notes-older ui-small">{t('notifications.older')}</p>
}

/** Two lines and a time a row, as they will be. */
function Bones({ label }: { label: string }) {
  return (
    <Skeleton className="notes-bones" label={label}>
      {['72%', '88%', '64%', '80%'].map(width => (
        <SkeletonBlock key={width} width={width} height="64px" />
      ))}
    </Skeleton>
  )
}
