import type { StaffExam } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { AuditTrail, useFigures, useTexts } from '../../foundation/index.ts'
import { didOf } from '../problems/problem-text.ts'
import { useExamLabels } from './use-exam-labels.ts'

/** What staff did to an exam: what they decided, not what the server keeps beside it. */
export function ExamTrail({ exam }: { exam: StaffExam }): ReactElement {
  const t = useTexts('exams')
  const { number, digits } = useFigures()
  const labels = useExamLabels()
  const names: Readonly<Record<string, string>> = {
    ...labels,
    title: t('exams.field.title_bn'),
    syllabus: t('exams.trail.syllabus'),
    description: t('exams.trail.description'),
    grace_seconds: t('exams.field.grace'),
    question_ids: t('exams.step.questions'),
    added: t('exams.step.questions'),
    question_state: t('exams.state'),
    note: t('exams.trail.note'),
  }
  const show = (field: string, value: unknown): string | undefined => {
    if (field === 'question_ids' && Array.isArray(value)) return number(value.length)
    if (field === 'grace_seconds') return number(Number(value) / 60)
    if (field === 'duration') return digits(String(value))
    if (field === 'mode') return value === 'SMALL' ? t('exams.mode.SMALL') : t('exams.mode.STANDARD')
    if (field === 'question_state') return t(`exams.state.${value as 0 | 1 | 2 | 3}`)
    if (field === 'reviewed_qb') return t(value ? 'exams.source_reviewed' : 'exams.source_under_review')
    if (field === 'enrollment_visibility') return t(`exams.seen_by.${value as 'everyone' | 'program'}`)
    return undefined
  }
  return (
    <AuditTrail
      subject={{ kind: 'exam', id: exam.id }}
      labels={field => names[field] ?? null}
      actions={didOf(t)}
      show={show}
      version={exam.revision}
    />
  )
}
