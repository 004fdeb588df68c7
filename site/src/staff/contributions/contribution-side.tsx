import type { StaffContribution } from '@prostuti/contract'
import { bankLetter } from '@prostuti/contract/option-letters'
import type { ReactElement, ReactNode } from 'react'
import { Icon, Shortcut, useFigures, useLanguage, useTexts } from '../foundation/index.ts'
import styles from './contributions.module.css'

/** Who offers it, what was checked, and what taking it does. */
export function ContributionSide({ item }: { item: StaffContribution }): ReactElement {
  const t = useTexts('contributions')
  const name = item.writer.name || t('contributions.nameless')
  return (
    <div className={styles.side}>
      <Writer item={item} name={name} />
      <Checks item={item} />
      {item.state === 'waiting' && (
        <section className="staff-card">
          <h2>{t('contributions.if_taken')}</h2>
          <ul className={styles.plain}>
            <li>{t('contributions.if_bank')}</li>
            <li>{t('contributions.if_no_exam')}</li>
            <li>{t('contributions.if_told', { name })}</li>
          </ul>
        </section>
      )}
      <section className={`staff-card ${styles.keys}`}>
        <h2>{t('contributions.keys')}</h2>
        <p>
          <Shortcut keys="J" /> <Shortcut keys="K" /> {t('contributions.keys_move')}
        </p>
      </section>
    </div>
  )
}

function Writer({ item, name }: { item: StaffContribution; name: string }): ReactElement {
  const t = useTexts('contributions')
  const { number } = useFigures()
  const { writer, named, origin, source } = item
  return (
    <section className="staff-card">
      <h2>{t('contributions.writer')}</h2>
      <b>{name}</b>
      <p className="staff-small">{t(named ? 'contributions.named' : 'contributions.unnamed')}</p>
      <dl>
        {(['offered', 'taken'] as const).map(part => (
          <div key={part}>
            <dt>{t(`contributions.${part}`)}</dt>
            <dd>
              <meter
                min={0}
                max={writer.offered}
                value={writer[part]}
                aria-label={t(`contributions.${part}`)}
                data-part={part}
              />
              <span className="staff-num">{number(writer[part])}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="staff-small">
        {origin === 'own' ? t('contributions.says_own') : t('contributions.says_from', { source })}
      </p>
    </section>
  )
}

function Checks({ item: { checks } }: { item: StaffContribution }): ReactElement {
  const t = useTexts('contributions')
  const { number } = useFigures()
  const language = useLanguage()
  const [nearest] = checks.similar
  const percent = nearest ? Math.round(nearest.similarity * 100) : 0
  const letters = checks.same_options?.map(option => bankLetter(option, language))
  return (
    <section className="staff-card">
      <h2>{t('contributions.checks')}</h2>
      <ul>
        <Check isGood={checks.right === 1}>
          {checks.right === 1
            ? t('contributions.one_right')
            : t('contributions.several_right', { count: number(checks.right) })}
        </Check>
        <Check isGood={checks.explained}>
          {t(checks.explained ? 'contributions.explained' : 'contributions.unexplained')}
        </Check>
        <Check isGood={percent < 60}>
          {nearest ? (
            <>
              {t('contributions.similar', { percent: number(percent) })}{' '}
              <a href={`/admin/question/${nearest.id}`} target="_blank" rel="noopener">
                #{number(Number(nearest.id))}
              </a>
              <div className="staff-small">{nearest.text}</div>
            </>
          ) : (
            t('contributions.similar_none')
          )}
        </Check>
        <Check isGood={!letters}>
          {letters
            ? t('contributions.same_options', { one: letters[0] ?? '', other: letters[1] ?? '' })
            : t('contributions.distinct')}
        </Check>
      </ul>
    </section>
  )
}

function Check({ isGood, children }: { isGood: boolean; children: ReactNode }): ReactElement {
  return (
    <li data-warns={!isGood || undefined}>
      <Icon name={isGood ? 'circle-check' : 'triangle-alert'} />
      <div>{children}</div>
    </li>
  )
}
