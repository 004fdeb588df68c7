import type { ExamProblem, StaffExam } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import { builderHref } from '../builder/builder-href.ts'
import { earlyMarks } from '../fields/early-marks.ts'
import { fieldsOf } from '../fields/exam-fields.ts'
import styles from './problem-card.module.css'
import { problemText } from './problem-text.ts'

interface ProblemCardProps {
  exam: StaffExam
  program: string
}

/** What is in the way of approving, each with the way to it; and what is fine. */
export function ProblemCard({ exam, program }: ProblemCardProps): ReactElement {
  const t = useTexts('exams')
  const { number } = useFigures()
  const groups = [...Map.groupBy(exam.problems, ({ path, code }) => `${path} ${code}`).values()]
  const stepOf = ({ path }: ExamProblem) => (path === 'questions' ? 'questions' : 'info')
  const words = (group: readonly ExamProblem[]): string => {
    const text = problemText(t, group[0]!.code) ?? group[0]!.code
    const numbers = group.flatMap(each => each.number ?? [])
    if (numbers.length === 0) return text
    const shown = numbers.slice(0, 6).map(number).join(', ')
    return t('exams.problem_of', { text, numbers: numbers.length > 6 ? `${shown}, …` : shown })
  }
  return (
    <section className={`staff-card ${styles.card}`}>
      <header>
        <h2>{t('exams.before_approving')}</h2>
        {groups.length > 0 ? (
          <span className="staff-small">{t('exams.count', { count: number(groups.length) })}</span>
        ) : (
          <span className={styles.fine}>
            <Icon name="circle-check" size={16} />
            {t('exams.all_fine')}
          </span>
        )}
      </header>
      <ul>
        {groups.map(group => (
          <li key={`${group[0]!.path} ${group[0]!.code}`} data-wrong>
            <Icon name="circle-alert" />
            <span>{words(group)}</span>
            <a href={builderHref(program, exam.id, stepOf(group[0]!))}>{t('exams.go')}</a>
          </li>
        ))}
        {exam.question_ids.length > 0 && (
          <li>
            <Icon name="check" />
            <span>{t('exams.questions_count', { count: number(exam.question_ids.length) })}</span>
          </li>
        )}
        {earlyMarks(fieldsOf(exam)) === 'oracle' && (
          <li data-seen>
            <Icon name="eye" />
            <span>{t('exams.early.short')}</span>
            <a href={builderHref(program, exam.id, 'info')}>{t('exams.look')}</a>
          </li>
        )}
        {exam.seen_questions > 0 && (
          <li data-seen>
            <Icon name="eye" />
            <span>{t('exams.seen_count', { count: number(exam.seen_questions) })}</span>
            <a href={builderHref(program, exam.id, 'questions')}>{t('exams.look')}</a>
          </li>
        )}
      </ul>
    </section>
  )
}
