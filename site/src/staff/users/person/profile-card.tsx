import type { Person } from '@prostuti/contract'
import { goals } from '@prostuti/contract/goals'
import { type ReactElement, type ReactNode, useId } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import styles from '../users.module.css'

/** What a person says of themselves, the e-mail whole. */
export function ProfileCard({ person }: { person: Person }): ReactElement {
  const t = useTexts('users')
  const title = useId()
  const { date, recent } = useFigures()
  const { email, district, centre, languages, tags, rank_alias: alias, signs_in_by: ways } = person
  const goalOf = (tag: string) => goals.find(goal => goal === tag)
  const words = tags.map(tag => {
    const goal = goalOf(tag)
    return goal ? t(`users.goal.${goal}`) : tag
  })
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('users.email'), email],
    [t('users.district'), district],
    [t('users.signs_in'), ways.map(way => t(`users.signs_in.${way}`)).join(', ')],
    [t('users.centre'), centre],
    [t('users.language'), languages.map(language => t(`users.language.${language}`)).join(', ')],
    [t('users.tags'), words.join(', ')],
    ...(alias === null ? [] : [[t('users.alias'), alias] as const]),
  ]
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('users.profile')}</h2>
        <span className="staff-small">
          {t('users.joined_seen', { joined: date(person.joined_at), seen: recent(person.last_seen_at) })}
        </span>
      </header>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value || <span className={styles.none}>{t('frame.none')}</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
