import { ExamList } from '@prostuti/widgets/react/exam-list'
import { ExamPlayer } from '@prostuti/widgets/react/exam-player'
import { ExamResult } from '@prostuti/widgets/react/exam-result'
import { useState } from 'react'

/** Where Prostuti is: `VITE_PROSTUTI=https://prostuti.example npm run build`. */
const base = new URL('/api/', import.meta.env.VITE_PROSTUTI ?? 'http://127.0.0.1:4321').href
const language = new URLSearchParams(location.search).get('lang') === 'en' ? 'en' : 'bn'

/** A list; the exam that somebody chooses; its result once it is handed in. */
export function App() {
  const [exam, setExam] = useState<string | null>(null)
  const [isIn, setIn] = useState(false)
  const shared = { base, language } as const
  if (!exam) return <ExamList {...shared} state="running" onChosen={({ exam }) => setExam(exam)} />
  if (isIn) return <ExamResult {...shared} examId={exam} />
  return <ExamPlayer {...shared} examId={exam} signIn="anonymous" onSubmitted={() => setIn(true)} />
}
