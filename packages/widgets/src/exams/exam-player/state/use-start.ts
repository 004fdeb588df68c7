import { useEffect, useState } from 'react'
import type { ExamPlayerProps } from '../exam-player.props.ts'
import { hasPreload } from '../first-paint/preload.ts'

/**
 * Whether this person's attempt may be opened, and what opens it. Opening a live attempt starts its clock: somebody has to
 * ask for it, unless the page says `start="at-once"`, or has brought the attempt with it.
 */
export function useStart(
  { examId, mode, start, host }: ExamPlayerProps,
  person: string | undefined,
  drawn: boolean,
): [started: boolean, begin: () => void] {
  const attempt = `${examId} ${person}`
  const [begun, begin] = useState('')
  const free = start === 'at-once' || mode === 'archive' || drawn || hasPreload(host, person)
  // What the page has brought is used up by being opened.
  useEffect(() => {
    if (free && person !== undefined) begin(attempt)
  }, [free, person, attempt])
  return [free || begun === attempt, () => begin(attempt)]
}
