import { Button } from '@mantine/core'
import type { ReconciledDay, Reconciliation } from '@prostuti/contract'
import { Fragment, type ReactElement, useState } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import styles from '../payments.module.css'
import { Difference } from './difference.tsx'

const shownAtFirst = 7

/** Each day; one that differs opens by itself, all others are one quiet figure. */
export function ReconciledDays({ report: { days } }: { report: Reconciliation }): ReactElement {
  const t = useTexts('payments')
  const { number, money } = useFigures()
  const [showsAll, setShowsAll] = useState(false)
  const shown = days.filter((day, index) => showsAll || index < shownAtFirst || day.differences.length > 0)
  const sums = sumsOf(days)
  const difference = sums.theirs - sums.ours
  return (
    <section className="staff-card" aria-label={t('payments.reconcile')}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('payments.ours')}</dt>
          <dd>{money(takaOf(sums.ours))}</dd>
        </div>
        <div>
          <dt>{t('payments.theirs')}</dt>
          <dd>{money(takaOf(sums.theirs))}</dd>
        </div>
        <div>
          <dt>{t('payments.difference')}</dt>
          <dd data-differs={difference !== 0 || undefined}>{money(takaOf(Math.abs(difference)))}</dd>
        </div>
        {sums.fee !== null && (
          <>
            <div>
              <dt>{t('payments.fee')}</dt>
              <dd>{money(takaOf(sums.fee))}</dd>
            </div>
            <div>
              <dt>{t('payments.to_bank')}</dt>
              <dd>{money(takaOf(sums.theirs - sums.fee))}</dd>
            </div>
          </>
        )}
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, and has to by keyboard too */}
      <section className={styles.days} tabIndex={0} aria-label={t('payments.days_of')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('payments.day')}</th>
              <th scope="col">{t('payments.sum_count')}</th>
              <th scope="col">{t('payments.ours')}</th>
              <th scope="col">{t('payments.theirs')}</th>
              <th scope="col">{t('payments.difference')}</th>
              <th scope="col">{t('payments.fee')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(day => (
              <DayRows key={day.day} day={day} />
            ))}
          </tbody>
        </table>
      </section>
      {shown.length < days.length && (
        <p className={styles.foot}>
          {t('payments.more_days', { count: number(days.length - shown.length) })}
          <Button variant="subtle" onClick={() => setShowsAll(true)}>
            {t('payments.show_all')}
          </Button>
        </p>
      )}
    </section>
  )
}

function DayRows({ day: row }: { day: ReconciledDay }): ReactElement {
  const t = useTexts('payments')
  const { number, money, date } = useFigures()
  const { day, payments, ours, theirs, fee, differences, unanswered } = row
  const difference = paisaOf(theirs) - paisaOf(ours)
  const differs = differences.length > 0
  const hidden = differences.length < unanswered ? unanswered - differences.length : 0
  return (
    <Fragment>
      <tr data-open={differs || undefined}>
        <th scope="row">{date(`${day}T06:00:00Z`)}</th>
        <td>{number(payments)}</td>
        <td>{money(ours)}</td>
        <td>{money(theirs)}</td>
        <td className={differs ? styles.differs : styles.agrees}>
          <Icon name={differs ? 'triangle-alert' : 'check'} size={14} />{' '}
          {difference === 0
            ? differs
              ? t('payments.see_below')
              : number(0)
            : `${difference > 0 ? '+' : '−'}${money(takaOf(Math.abs(difference)))}`}
        </td>
        <td>{fee === null ? '' : money(fee)}</td>
      </tr>
      {differs && (
        <tr data-open>
          <td colSpan={6}>
            {differences.map(each => (
              <Difference key={each.order} difference={each} />
            ))}
            {hidden > 0 && (
              <p className={styles.difference}>{t('payments.more_unanswered', { count: number(hidden) })}</p>
            )}
          </td>
        </tr>
      )}
    </Fragment>
  )
}

function sumsOf(days: readonly ReconciledDay[]) {
  const sum = (of: (day: ReconciledDay) => string) => days.reduce((all, day) => all + paisaOf(of(day)), 0)
  const saysFees = days.every(({ fee }) => fee !== null)
  return {
    ours: sum(({ ours }) => ours),
    theirs: sum(({ theirs }) => theirs),
    fee: saysFees ? sum(({ fee }) => fee ?? '0.00') : null,
  }
}

const paisaOf = (taka: string): number => Math.round(Number(taka) * 100)
const takaOf = (paisa: number): string => `${Math.trunc(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`
