import { loadEmbed } from '@prostuti/widgets/embed'
import type {} from '@prostuti/widgets/types/preact'
import { render } from 'preact'
import { useState } from 'preact/hooks'

function App() {
  const [exam, setExam] = useState<string>()
  if (exam) return <prostuti-exam-player exam-id={exam} sign-in="anonymous" />
  return <prostuti-exam-list state="running" onprostuti-chosen={event => setExam(event.detail.exam)} />
}

render(<App />, document.querySelector('#page')!)
await loadEmbed(import.meta.env.VITE_PROSTUTI)
