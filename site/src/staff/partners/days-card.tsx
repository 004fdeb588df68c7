import type { StaffPartner } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import styles from './partners.module.css'

/** Exams that began on a partner's pages, day by day: bars that are a table. */
export function DaysCard({ partner: { numbers } }: { partner: StaffPartner }): ReactElement {
  const t = useTexts('partners')
  const { number, date } = useFigures()
  const most = Math.max(1, ...numbers.days.map(({ joined }) => joined))
  const days = numbers.days.filter(({ joined }) => joined > 0).toReversed()
  return (
    <section className="staff-card" aria-labelledby="partner-days">
      <header>
        <h2 id="partner-days">{t('partners.days')}</h2>
      </header>
      {days.length === 0 ? (
        <p className={styles.nothing}>{t('partners.days_none')}</p>
      ) : (
        <table className={styles.days}>
          <thead>
            <tr>
              <th scope="col">{t('partners.day')}</th>
              <th scope="col">{t('partners.number.joined')}</th>
              <th scope="col">{t('partners.number.submitted')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, joined, submitted }) => (
              <tr key={day}>
                <th scope="row">{date(`${day}T06:00:00Z`)}</th>
                <td>
                  <span className={styles.bar} style={{ inlineSize: `${(joined / most) * 100}%` }} />
                  {number(joined)}
                </td>
                <td>{number(submitted)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
