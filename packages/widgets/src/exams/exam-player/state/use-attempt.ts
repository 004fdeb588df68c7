import type { Joined, Receipt } from '@prostuti/contract'
import type { Attempt, AttemptView } from '@prostuti/sdk'
import { useEffect, useState } from 'react'
import type { ExamPlayerProps } from '../exam-player.props.ts'
import { stopEarlyTaps } from '../first-paint/early-taps.ts'
import { readPreload } from '../first-paint/preload.ts'
import { failureOf, type Report } from './report.ts'
import { waitingAttempt } from './waiting-attempt.ts'

const waiting = waitingAttempt()

/** The attempt of a person, from when there is one; another of `tries` opens it anew. */
export function useAttempt(
  { client, examId, mode = 'live', emit, host }: ExamPlayerProps,
  person: string | undefined,
  tries: number,
  report: Report,
): Attempt {
  const [attempt, setAttempt] = useState(waiting)
  useEffect(() => {
    if (person === undefined) return
    const onJoined = ({ exam, attempt: number, deadline }: Joined) =>
      emit('joined', { exam, attempt: number, deadline })
    let isTold = false
    const onReceived = (receipt: Receipt) => {
      if (!isTold) report('submitted', { receipt })
      isTold = true
    }
    const opened = client.exams.openAttempt({
      exam: examId,
      mode,
      onJoined,
      onReceived,
      onReady: () => stopEarlyTaps(host),
      preload: readPreload(host, person),
    })
    const stops = [reportFailures(opened, report), opened.$view.subscribe(receivedBefore(onReceived))]
    setAttempt(opened)
    return () => {
      for (const stop of stops) stop()
      opened.close()
    }
  }, [client, examId, mode, person, tries, emit, report, host])
  return attempt
}

/** A sheet that was in when the page was opened: its page goes on from there, as it does from one that has just come in. */
function receivedBefore(tell: (receipt: Receipt) => void): (view: AttemptView) => void {
  let hasOpened = false
  return ({ phase, receipt }) => {
    hasOpened ||= phase === 'open' || phase === 'sending'
    if (!hasOpened && receipt && (phase === 'received' || phase === 'refused')) tell(receipt)
  }
}

function reportFailures({ $view }: Attempt, report: Report): () => void {
  let told: unknown = null
  return $view.subscribe(({ phase, error }) => {
    if (error === told || (phase !== 'refused' && phase !== 'stranded')) return
    told = error
    report('failed', failureOf(error))
  })
}
