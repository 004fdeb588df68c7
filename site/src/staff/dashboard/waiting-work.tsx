import type { WaitingWork } from '@prostuti/contract'
import { waitingRights } from '@prostuti/contract/core/waiting-rights'
import { mayDo } from '@prostuti/contract/rights'
import { type ReactElement, useId } from 'react'
import { useStaffContext } from '../foundation/context/staff-context.ts'
import { Icon, type IconName } from '../foundation/icon/icon.tsx'
import { hasPage } from '../foundation/page/has-page.ts'
import { useFigures } from '../foundation/text/use-figures.ts'
import { useTexts } from '../foundation/text/use-texts.ts'
import styles from './dashboard.module.css'

type Work = keyof WaitingWork

const rows: readonly (readonly [Work, IconName, string])[] = [
  ['flags', 'flag', '/admin/question/flagged-questions'],
  ['questions', 'clipboard-check', '/admin/question/review'],
  ['contributions', 'inbox', '/admin/question/contributions'],
  ['exams', 'file-check', '/admin/exam/review'],
  ['payments', 'pause', '/admin/payments'],
  ['differences', 'list-checks', '/admin/payments/reconcile'],
  ['duplicates', 'files', '/admin/category/duplicate'],
  ['circulars', 'briefcase', '/admin/jobs'],
]

/** Payments and circulars that wait are found by their state. */
const queries: Partial<Record<Work, string>> = { payments: '?state=held', circulars: '?state=1' }

/** What waits for a person; what waits for nobody is quiet. */
export function WaitingCard({ waiting }: { waiting: WaitingWork }): ReactElement | null {
  const t = useTexts('dashboard')
  const { number } = useFigures()
  const title = useId()
  const { role } = useStaffContext().person
  const mine = rows.filter(([work]) => mayDo(role, waitingRights[work]))
  if (mine.length === 0) return null
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('dashboard.waiting')}</h2>
      </header>
      <ul className={styles.waiting}>
        {mine.map(([work, icon, page]) => {
          const content = (
            <>
              <Icon name={icon} />
              <span>{t(`dashboard.waiting_${work}`)}</span>
              <b>{number(waiting[work])}</b>
            </>
          )
          return (
            <li key={work} data-waits={waiting[work] > 0 || undefined}>
              {hasPage(page) ? <a href={page + (queries[work] ?? '')}>{content}</a> : <div>{content}</div>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
