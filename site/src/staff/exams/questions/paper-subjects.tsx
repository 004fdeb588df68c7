import type { ExamQuestion } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useReorder } from '../../foundation/index.ts'
import { MoveButtons } from './move-buttons.tsx'
import styles from './paper-panel.module.css'
import { PaperQuestion } from './paper-question.tsx'
import { type PaperChanges, subjectsOf } from './use-paper-changes.ts'

interface PaperSubjectsProps {
  questions: readonly ExamQuestion[]
  blocked: string | undefined
  changes: PaperChanges
}

/** The paper's subjects with their questions. */
export function PaperSubjects({ questions, blocked, changes }: PaperSubjectsProps): ReactElement {
  const { number } = useFigures()
  const subjects = subjectsOf(questions)
  const reorderProps = useReorder({
    items: questions,
    isNear,
    move: blocked === undefined ? (question, by) => void changes.moveQuestion(question, by) : undefined,
  })
  return (
    <>
      {subjects.map((group, index) => {
        const { subject } = group[0]!
        return (
          <details key={subject.id} open={subjects.length < 4 || undefined}>
            <summary>
              <span className={styles.subject}>{subject.name}</span>
              <span className="staff-num">{number(group.length)}</span>
              <MoveButtons
                name={subject.name}
                isFirst={index === 0}
                isLast={index === subjects.length - 1}
                blocked={blocked}
                onMove={by => void changes.moveSubject(index, by)}
              />
            </summary>
            <ol>
              {group.map((question, place) => (
                <li key={question.id} {...reorderProps(questions.indexOf(question))}>
                  <PaperQuestion
                    {...{ question, blocked, changes }}
                    isFirst={place === 0}
                    isLast={place === group.length - 1}
                  />
                </li>
              ))}
            </ol>
          </details>
        )
      })}
    </>
  )
}

/** Questions move among those of their subject. */
const isNear = (dragged: ExamQuestion, over: ExamQuestion): boolean => dragged.subject.id === over.subject.id
