import { ExamPlayer, ExamResult } from '@prostuti/widgets/react'
import { useState } from 'react'

const base = '{{site}}/api/'
const examId = '{{exam}}'

export function Exam() {
  const [taken, setTaken] = useState(false)
  if (taken) return <ExamResult base={base} examId={examId} />
  return <ExamPlayer base={base} examId={examId} signIn="anonymous" onSubmitted={() => setTaken(true)} />
}
