import type { SheetQuestion } from '@prostuti/contract'
import { optionLetter } from '@prostuti/contract/option-letters'
import type { ReactElement } from 'react'
import { Html } from '../exams/questions/html.tsx'
import { type IconName, StatusChip, type Tone, useFigures, useLanguage, useTexts } from '../foundation/index.ts'
import styles from './results.module.css'
import { useTimeTaken } from './use-time-taken.ts'

type Answer = 'right' | 'wrong' | 'skipped' | 'cancelled'

const looks: Readonly<Record<Answer, readonly [Tone, IconName]>> = {
  right: ['good', 'circle-check'],
  wrong: ['wrong', 'circle-x'],
  skipped: ['quiet', 'circle-dashed'],
  cancelled: ['quiet', 'x'],
}

function answerOf({ chosen, accepted }: SheetQuestion): Answer {
  if (accepted === null) return 'cancelled'
  if (chosen === null) return 'skipped'
  return accepted.includes(chosen) ? 'right' : 'wrong'
}

/** The questions of a sheet in the paper's order. */
export function SheetQuestions({ questions }: { questions: readonly SheetQuestion[] }): ReactElement {
  const t = useTexts('results')
  return (
    <section className="staff-card" aria-label={t('results.answers')}>
      <header>
        <h2>{t('results.answers')}</h2>
        <span className="staff-small">{t('results.answers_text')}</span>
      </header>
      <ol className={styles.questions}>
        {questions.map(question => (
          <Question key={question.question} question={question} />
        ))}
      </ol>
    </section>
  )
}

function Question({ question }: { question: SheetQuestion }): ReactElement {
  const t = useTexts('results')
  const language = useLanguage()
  const { number } = useFigures()
  const taken = useTimeTaken()
  const answer = answerOf(question)
  const [tone, icon] = looks[answer]
  const { text, subject, options, chosen, accepted, mark, seconds } = question
  return (
    <li>
      <b className={styles.number}>{number(question.number)}</b>
      <div className={styles.asked}>
        <Html html={text} />
        <ul className={styles.options}>
          {options.map((words, index) => (
            <li
              key={optionLetter(index, language)}
              data-chosen={index === chosen || undefined}
              data-accepted={accepted?.includes(index) || undefined}
            >
              <b>{optionLetter(index, language)}</b>
              <Html html={words} />
              {index === chosen && <span className="staff-small">{t('results.chosen')}</span>}
              {accepted?.includes(index) && <span className="staff-small">{t('results.key')}</span>}
            </li>
          ))}
        </ul>
        <span className="staff-small">{subject}</span>
      </div>
      <div className={styles.outcome}>
        <StatusChip tone={tone} icon={icon}>
          {t(`results.answer.${answer}`)}
        </StatusChip>
        <b>{mark > 0 ? `+${number(mark)}` : number(mark)}</b>
        <span className="staff-small">{taken(seconds)}</span>
      </div>
    </li>
  )
}
