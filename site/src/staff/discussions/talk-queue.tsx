import { Checkbox } from '@mantine/core'
import type { TalkItem } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../foundation/index.ts'
import styles from './talk-queue.module.css'
import { itemKey, wordsOf } from './talk-words.ts'

interface TalkQueueProps {
  items: readonly TalkItem[]
  current: TalkItem | null
  chosen: ReadonlySet<string>
  onOpen(item: TalkItem): void
  onChoose(items: readonly TalkItem[], isChosen: boolean): void
}

/** The posts and comments that are waited for, with what to look at in each. */
export function TalkQueue({ items, current, chosen, onOpen, onChoose }: TalkQueueProps): ReactElement {
  const t = useTexts('discussions')
  return (
    <ul className={styles.queue} aria-label={t('talk.queue')}>
      {items.map(item => (
        <li key={itemKey(item)} data-current={item === current || undefined}>
          <Checkbox
            aria-label={t('talk.choose', { name: item.writer?.name ?? t('talk.nameless') })}
            checked={chosen.has(itemKey(item))}
            onChange={event => onChoose([item], event.currentTarget.checked)}
          />
          <button type="button" aria-current={item === current || undefined} onClick={() => onOpen(item)}>
            <QueueRow item={item} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function QueueRow({ item }: { item: TalkItem }): ReactElement {
  const t = useTexts('discussions')
  const { number, recent } = useFigures()
  const { checks, post, comment, reports } = item
  const kind = comment ? t('talk.comment') : post.pending_text === null ? t(`talk.type.${post.type}`) : t('talk.edited')
  return (
    <>
      <span className={styles.queueHead}>
        <b>{item.writer?.name ?? t('talk.nameless')}</b>
        <span className="staff-small">{recent(comment?.created_at ?? post.created_at)}</span>
        <span className="staff-small">{kind}</span>
      </span>
      <span className={styles.queueWords}>{wordsOf(item)}</span>
      <span className={styles.marks}>
        {checks.phones.length > 0 && (
          <Mark icon="triangle-alert">{t('talk.check.phones', { count: number(checks.phones.length) })}</Mark>
        )}
        {checks.links.length > 0 && (
          <Mark icon="link">{t('talk.check.links', { count: number(checks.links.length) })}</Mark>
        )}
        {checks.insults.length > 0 && (
          <Mark icon="message-square-warning">{t('talk.check.insults', { count: number(checks.insults.length) })}</Mark>
        )}
        {checks.same > 0 && <Mark icon="copy">{t('talk.check.same', { count: number(checks.same) })}</Mark>}
        {reports.count > 0 && <Mark icon="flag">{t('talk.reports', { count: number(reports.count) })}</Mark>}
        {post.pictures.length > 0 && !comment && (
          <span>
            <Icon name="image" size={14} /> {t('talk.pictures', { count: number(post.pictures.length) })}
          </span>
        )}
      </span>
    </>
  )
}

function Mark({ icon, children }: { icon: Parameters<typeof Icon>[0]['name']; children: string }): ReactElement {
  return (
    <span data-warns="">
      <Icon name={icon} size={14} /> {children}
    </span>
  )
}
