import type { ReviewReason, StaffQuestion } from '@prostuti/contract'
import { bankLetter } from '@prostuti/contract/option-letters'
import { verdictLimits } from '@prostuti/contract/questions/item-verdicts'
import type { ReactElement } from 'react'
import { statisticsHref } from '../../exams/builder/builder-href.ts'
import { useFigures, useLanguage, useTexts } from '../../foundation/index.ts'
import { useItemFigures } from '../../statistics/use-item-figures.ts'
import { VerdictChip } from '../../statistics/verdict-chip.tsx'
import styles from './review-reasons.module.css'

/** What exams have shown of a question, for which it was sent here; nothing where it waits for another reason. */
export function ReviewReasons({ question }: { question: StaffQuestion }): ReactElement | null {
  const t = useTexts('questions')
  if (question.review_reasons.length === 0) return null
  return (
    <section className="staff-card" aria-label={t('questions.evidence')}>
      <header>
        <h2>{t('questions.evidence')}</h2>
      </header>
      {question.review_reasons.map(reason => (
        <Reason key={reason.exam} reason={reason} question={question} />
      ))}
    </section>
  )
}

/** Of an exam of no program it is 0. */
const programOf = ({ uses }: StaffQuestion, exam: string) => uses.find(use => use.exam === exam)?.program ?? '0'

function Reason({ reason, question }: { reason: ReviewReason; question: StaffQuestion }): ReactElement {
  const t = useTexts('questions')
  const language = useLanguage()
  const { number, recent } = useFigures()
  const { percent, part } = useItemFigures()
  const { exam, title, evidence, sent_at: at, sent_by: by } = reason
  const { verdict, sheets, right, discrimination, options } = evidence
  const figures = { sheets: number(sheets), right: percent(right), discrimination: part(discrimination) }
  return (
    <div className={styles.reason}>
      <VerdictChip verdict={verdict} />
      <p>{t('questions.evidence_figures', figures)}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('questions.evidence_best', { share: number(verdictLimits.groupShare) })}</th>
            <th scope="col">{t('questions.evidence_last', { share: number(verdictLimits.groupShare) })}</th>
          </tr>
        </thead>
        <tbody>
          {options
            .toSorted((a, b) => a.option - b.option)
            .map(({ option, accepted, best, last }) => (
              <tr key={option} data-accepted={accepted || undefined}>
                <th scope="row">
                  {bankLetter(option, language)}{' '}
                  {accepted && <span className="staff-small">{t('questions.evidence_key')}</span>}
                </th>
                <td>{percent(best)}</td>
                <td>{percent(last)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="staff-small">
        <a href={statisticsHref(programOf(question, exam), exam, question.id)}>{title}</a>
        {[by, recent(at)].filter(Boolean).map(each => ` · ${each}`)}
      </p>
    </div>
  )
}
