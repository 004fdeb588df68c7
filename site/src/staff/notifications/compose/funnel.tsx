import type { AudienceFunnel } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useLimit, useTexts } from '../../foundation/index.ts'
import styles from './funnel.module.css'

/** Where people drop out, all on one scale, and what then happens to those who remain. */
export function Funnel({ funnel, isLoading }: { funnel: AudienceFunnel; isLoading: boolean }): ReactElement {
  const t = useTexts('notifications')
  const { number } = useFigures()
  const most = useLimit('notifications.send')?.mostPeople
  const { members, steps, people, unwanted, rings } = funnel
  const rows = [
    { key: 'members' as const, count: members },
    ...steps.map(step => ({ key: step.by, count: step.people })),
    { key: 'wanted' as const, count: people - unwanted },
  ]
  const ringing = rings.app + rings.web
  return (
    <div className={styles.funnel} aria-busy={isLoading}>
      <table>
        <caption className="hidden">{t('notifications.funnel')}</caption>
        <tbody>
          {rows.map(({ key, count }) => (
            <tr key={key} data-last={key === 'wanted' || undefined}>
              <th scope="row">{t(`notifications.funnel.${key}`)}</th>
              <td className={styles.bar}>
                <span style={{ inlineSize: `${members === 0 ? 0 : (count / members) * 100}%` }} />
              </td>
              <td className="staff-num">{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">
        {people === 0 ? (
          <b>{t('notifications.reach_none')}</b>
        ) : (
          <>
            <b>{t('notifications.reach', { people: number(people) })}</b>{' '}
            {most !== undefined && people > most && (
              <b className={styles.over}>{t('notifications.most_people', { most: number(most) })} </b>
            )}
            {t('notifications.reach_rings', {
              ...{ rings: number(ringing), app: number(rings.app), web: number(rings.web) },
              bell: number(people - ringing),
            })}{' '}
            {unwanted > 0 && t('notifications.reach_unwanted', { count: number(unwanted) })}
          </>
        )}
      </p>
    </div>
  )
}
