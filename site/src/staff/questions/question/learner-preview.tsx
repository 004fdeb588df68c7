import type { ShownQuestion } from '@prostuti/contract'
import { bankLetter } from '@prostuti/contract/option-letters'
import type { ReactElement, ReactNode } from 'react'
import { Icon, useLanguage, useTexts } from '../../foundation/index.ts'
import styles from './learner-preview.module.css'
import { QuestionHtml } from './question-html.tsx'

interface LearnerPreviewProps {
  shown: ShownQuestion
  /** What is known of each option, by its number. */
  options: readonly { readonly is_correct: boolean; readonly hidden: boolean }[]
  /** Safe HTML of the text that it is about. */
  passage?: string | null
  /** As in the solution: with key and explanations. */
  solved: boolean
  /** In place of the explanation where there is none. */
  noExplanation?: ReactNode
}

/** A question as learners see it. */
export function LearnerPreview({ shown, options, passage, solved, noExplanation }: LearnerPreviewProps): ReactElement {
  const t = useTexts('questions')
  const language = useLanguage()
  const visible = options.flatMap((option, number) => (option.hidden ? [] : [{ ...option, number }]))
  return (
    <div className={styles.question}>
      {passage && (
        <div className={styles.passage}>
          <QuestionHtml html={passage} />
        </div>
      )}
      <div className={styles.text}>
        {shown.text ? (
          <QuestionHtml html={shown.text} part="question" />
        ) : (
          <span className={styles.faint}>{t('questions.question')}</span>
        )}
      </div>
      <ol className={styles.options}>
        {visible.map(({ number, is_correct: isRight }, place) => (
          <li key={number} data-right={(solved && isRight) || undefined}>
            <b aria-hidden="true">{bankLetter(place, language)}</b>
            <div>
              <QuestionHtml html={shown.options[number] ?? ''} part="option" />
              {solved && shown.option_explanations[number] && (
                <div className={styles.why}>
                  <QuestionHtml html={shown.option_explanations[number]} />
                </div>
              )}
            </div>
            {solved && isRight && (
              <span className={styles.right}>
                <Icon name="check" size={16} />
                {t('questions.right')}
              </span>
            )}
          </li>
        ))}
      </ol>
      {solved && (shown.explanation || noExplanation) && (
        <div className={styles.explanation}>
          <span className="staff-small">{t('questions.explanation')}</span>
          {shown.explanation ? <QuestionHtml html={shown.explanation} /> : <p>{noExplanation}</p>}
        </div>
      )}
    </div>
  )
}
