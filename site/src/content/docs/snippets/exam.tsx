import { ExamPlayer, ExamResult } from '@prostuti/widgets/react'
import { useState } from 'react'

const base = '{{site}}/api/'

export function Exam() {
  const [taken, setTaken] = useState<string | null>(null)
  if (taken) return <ExamResult base={base} examId={taken} />
  return (
    <ExamPlayer
      base={base}
      examId="{{exam}}"
      signIn="anonymous"
      onSubmitted={({ receipt }) => setTaken(receipt.exam)}
    />
  )
}
