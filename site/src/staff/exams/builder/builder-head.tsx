import type { StaffExam } from '@prostuti/contract'
import type { ReactElement, ReactNode } from 'react'
import { Icon, PageHead, useAddress, useFigures, useLanguage, useTexts } from '../../foundation/index.ts'
import styles from './builder-head.module.css'
import { builderHref, type Step, steps } from './builder-href.ts'

interface BuilderHeadProps {
  /** Null: not saved yet, so that there are no other steps. */
  exam: StaffExam | null
  program: string
  step: Step
  note?: ReactNode
  /** What can be done in this step; the filled one last. */
  children?: ReactNode
}

/** The head of every step: the exam's name, where one is, and what is to do. */
export function BuilderHead({ exam, program, step, note, children }: BuilderHeadProps): ReactElement {
  const t = useTexts('exams')
  const language = useLanguage()
  const { number } = useFigures()
  const [, change] = useAddress()
  const current = steps.indexOf(step)
  return (
    <PageHead
      title={exam ? exam.title[language] || exam.title.bn : t('exams.new')}
      figure={
        <>
          <nav className={styles.steps} aria-label={t('exams.steps')}>
            {steps.map((each, index) => {
              const inside = (
                <>
                  <span className={styles.number}>
                    {index < current ? <Icon name="check" size={14} /> : number(index + 1)}
                  </span>
                  {t(`exams.step.${each}`)}
                </>
              )
              const place = { key: each, 'data-done': index < current || undefined }
              if (!exam || each === step)
                return (
                  <span {...place} key={each} aria-current={each === step ? 'step' : undefined}>
                    {inside}
                  </span>
                )
              return (
                <a
                  {...place}
                  key={each}
                  href={builderHref(program, exam.id, each)}
                  onClick={event => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return
                    event.preventDefault()
                    change({ step: each })
                  }}
                >
                  {inside}
                </a>
              )
            })}
          </nav>
          {note}
        </>
      }
    >
      {children}
    </PageHead>
  )
}
