import { examId, examMode, joinAddress, resultAddress } from '../../lib/exams/exam-address.ts'

/** Tells the player which exam the address means, and where it leads on: the kept page itself knows none. */
export function enterHall(page: Document): void {
  const address = new URL(page.URL)
  const player = page.querySelector('prostuti-exam-player')
  const [exam, mode] = [examId(address), examMode(address)]
  player?.setAttribute('mode', mode)
  if (!exam) return
  player?.querySelector('[slot=received]')?.setAttribute('href', resultAddress(exam, mode))
  player?.querySelector('[slot=refused]')?.setAttribute('href', joinAddress(exam))
  player?.setAttribute('exam-id', exam)
}
