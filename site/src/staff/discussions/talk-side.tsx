import type { TalkItem } from '@prostuti/contract'
import type { ReactElement, ReactNode } from 'react'
import { Icon, Shortcut, useFigures, useTexts } from '../foundation/index.ts'
import styles from './talk-side.module.css'

/** What was checked, who wrote it, and the keys. */
export function TalkSide({ item }: { item: TalkItem }): ReactElement {
  return (
    <div className={styles.side}>
      <Checks item={item} />
      <Writer item={item} />
      <Keys />
    </div>
  )
}

function Checks({ item: { checks } }: { item: TalkItem }): ReactElement {
  const t = useTexts('discussions')
  const { number } = useFigures()
  const found = (['phones', 'links', 'insults'] as const).map(name => ({ name, count: checks[name].length }))
  return (
    <section className="staff-card">
      <h2>{t('talk.checks')}</h2>
      <ul>
        {[...found, { name: 'same' as const, count: checks.same }].map(({ name, count }) => (
          <li key={name} data-warns={count > 0 || undefined}>
            <Icon name={count > 0 ? 'triangle-alert' : 'circle-check'} />
            {count > 0 ? t(`talk.check.${name}`, { count: number(count) }) : t(`talk.check.no_${name}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Writer({ item: { writer } }: { item: TalkItem }): ReactElement {
  const t = useTexts('discussions')
  const { number, date } = useFigures()
  if (!writer)
    return (
      <section className="staff-card">
        <h2>{t('talk.writer')}</h2>
        <p className="staff-small">{t('talk.writer_gone')}</p>
      </section>
    )
  const rows: [string, ReactNode][] = [
    [t('talk.member'), date(writer.member_since)],
    [t('talk.published'), t('talk.count', { count: number(writer.published) })],
    [t('talk.returned'), t('talk.count', { count: number(writer.returned) })],
    [t('talk.removed'), t('talk.count', { count: number(writer.removed) })],
    [t('talk.upheld'), t('talk.count', { count: number(writer.upheld_reports) })],
  ]
  return (
    <section className="staff-card">
      <h2>{t('talk.writer')}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="staff-num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Keys(): ReactElement {
  const t = useTexts('discussions')
  return (
    <section className={`staff-card ${styles.keys}`}>
      <h2>{t('talk.keys')}</h2>
      <p>
        <Shortcut keys="J" /> <Shortcut keys="K" /> {t('talk.keys_move')}
      </p>
      <p>
        <Shortcut keys="X" /> {t('talk.keys_select')} <Shortcut keys="Z" /> {t('talk.keys_undo')}
      </p>
    </section>
  )
}
