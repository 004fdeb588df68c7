import type { KeepExamElementProps } from './keep-exam.props.ts'
import { KeepExam } from './keep-exam.tsx'

/** The element: what its page says of the exam as the part's props. */
export function KeepExamElement({ kind, itemId, emit, ...props }: KeepExamElementProps) {
  if (!kind || !itemId) return null
  return (
    <KeepExam
      {...props}
      kind={kind}
      id={itemId}
      title={props.examTitle ?? ''}
      date={props.date ?? null}
      time={props.time ?? null}
      kept={props.kept ?? false}
      onKept={kept => emit('exam-kept', { kind, id: itemId, kept })}
    />
  )
}
