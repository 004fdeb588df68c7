import { Exam } from './exam'

export default function App() {
  return <Exam />
}
