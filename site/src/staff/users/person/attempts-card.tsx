import type { Person, PersonAttempt } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { StatusChip, useFigures, useTexts } from '../../foundation/index.ts'
import styles from '../users.module.css'

/** What a person has sat; of a running exam nothing but that it runs. */
export function AttemptsCard({ person: { attempts } }: { person: Person }): ReactElement {
  const t = useTexts('users')
  const { number } = useFigures()
  const title = useId()
  const { count, recent, results } = attempts
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('users.attempts')}</h2>
        <span className="staff-small">
          {t('users.attempts_count', { count: number(count), recent: number(recent) })}
        </span>
      </header>
      {results.length === 0 ? (
        <p className={styles.nothing}>{t('users.attempts_none')}</p>
      ) : (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('users.exam')}</th>
                <th scope="col" data-align="end">
                  {t('users.marks')}
                </th>
                <th scope="col" data-align="end">
                  {t('users.position')}
                </th>
              </tr>
            </thead>
            <tbody>
              {results.map(attempt => (
                <AttemptRow key={`${attempt.exam} ${attempt.mode} ${attempt.try}`} attempt={attempt} />
              ))}
            </tbody>
          </table>
          <p className={styles.foot}>{t('users.answers_unseen')}</p>
        </>
      )}
    </section>
  )
}

function AttemptRow({ attempt }: { attempt: PersonAttempt }): ReactElement {
  const t = useTexts('users')
  const { number, recent } = useFigures()
  const { title, mode, joined_at: joined, is_open: isOpen, marks, position, total_examinees: total } = attempt
  const sits = isOpen && mode === 'live'
  return (
    <tr>
      <td>
        {title}
        <span className={`staff-small ${styles.line}`}>
          {t(`users.mode.${mode}`)} · {recent(joined)}
        </span>
      </td>
      {isOpen ? (
        <td colSpan={2} data-align="end">
          <StatusChip tone={sits ? 'running' : 'quiet'} icon={sits ? 'hourglass' : 'pencil'}>
            {t(sits ? 'users.sits_now' : 'users.practises')}
          </StatusChip>
        </td>
      ) : (
        <>
          <td data-align="end">{marks === null ? t('users.not_out') : number(marks)}</td>
          <td data-align="end">
            {position === null
              ? t('users.unranked')
              : t('users.position_of', { position: number(position), total: number(total) })}
          </td>
        </>
      )}
    </tr>
  )
}
