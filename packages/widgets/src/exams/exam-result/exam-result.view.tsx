import { useStore } from '@nanostores/react'
import type { Receipt, Result } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { useEffect, useState } from 'react'
import { SignInPrompt } from '../../auth/partner/sign-in-prompt.tsx'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { Bone, ErrorPanel, RequestError, Skeleton } from '../../foundation/ui/index.ts'
import { OpeningCard } from '../opening/opening-card.tsx'
import { PublishedResult } from './published-result.tsx'
import { ReceiptSummary } from './receipt-summary.tsx'
import { useResult } from './use-result.ts'

export interface ExamResultEvents {
  /** The result is on the screen. */
  shown: { exam: string; marks: number; position: number; provisional: boolean }
  /** Somebody has handed their result on, with what they chose of it. */
  shared: { exam: string; marks: boolean; position: boolean }
}

export interface ExamResultProps extends WidgetProps<ExamResultEvents> {
  examId: string
  /** Default: `live`. */
  mode?: 'live' | 'archive'
  /** The receipt of the sheet, where the page knows it (`prostuti-submitted` tells it). */
  receipt?: Receipt
  /** Where rank list and solutions are: `/exam/solution/?id={id}&state={state}`. Without an address there is no button. */
  standingsHref?: string
  solutionsHref?: string
  /** What a shared result leads to: `/exam/join?id={id}`. Without it only words are shared. */
  shareHref?: string
}

export function ExamResult({ mode = 'live', ...props }: ExamResultProps) {
  // Frameworks write attributes after the element is made.
  if (!props.examId) return <ResultSkeleton label={props.t('ui.loading')} />
  return <OneResult key={`${props.examId} ${mode}`} mode={mode} {...props} />
}

function OneResult(props: ExamResultProps & { mode: 'live' | 'archive' }) {
  const { client, examId, mode, t, receipt, emit } = props
  const request = useResult(client, examId, mode)
  const sending = useSending(client, examId, request.retry)
  const needsSignIn = !request.data && isNotSignedIn(request.error)
  const result = request.data && 'result' in request.data ? request.data.result : undefined
  const turnedFinal = useTurnedFinal(result)
  useEffect(() => {
    if (!result) return
    emit('shown', { exam: examId, marks: result.marks, position: result.position, provisional: result.provisional })
  }, [result, examId, emit])

  return (
    <section className="result">
      <p className="ui-hidden" role="status">
        {turnedFinal ? t('result.now_final') : ''}
      </p>
      {sending ? <ErrorPanel offline title={t('result.sending')} text={t('result.sending_text')} /> : null}
      {result ? <PublishedResult {...props} result={result} /> : null}
      {request.data && 'waiting' in request.data ? (
        <OpeningCard {...props} exam={request.data.waiting} opens="result_visibility" />
      ) : null}
      {needsSignIn ? <SignInPrompt client={client} t={t} onSignedIn={request.retry} /> : null}
      {!request.data && request.error && !needsSignIn ? (
        <RequestError
          t={t}
          error={request.error}
          retry={request.retry}
          retrying={request.loading}
          safe={t('result.failed_text')}
        />
      ) : null}
      {!request.data && !request.error ? <ResultSkeleton label={t('ui.loading')} /> : null}
      {receipt && !sending ? <ReceiptSummary {...props} receipt={receipt} /> : null}
    </section>
  )
}

const isNotSignedIn = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'not_signed_in'

/** Whether the result has turned final while one was looking. */
function useTurnedFinal(result: Result | undefined): boolean {
  const [wasProvisional, setProvisional] = useState(false)
  useEffect(() => {
    if (result?.provisional) setProvisional(true)
  }, [result?.provisional])
  return wasProvisional && result?.provisional === false
}

/** Whether the sheet of this exam is still on the device: sends it, and calls `onSent` when it has gone. */
function useSending(client: Prostuti, exam: string, onSent: () => void): boolean {
  const sending = useStore(client.exams.$outbox).some(sheet => sheet.exam === exam)
  useEffect(() => {
    client.exams.resumeOutbox().catch(error => console.warn('prostuti: this device has no outbox', error))
  }, [client])
  useEffect(() => (sending ? onSent : undefined), [sending, onSent])
  return sending
}

/** The shape of a result: title, the big figure, two cards, bars. */
function ResultSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="result-part" label={label}>
      <Bone width="60%" />
      <Bone width="45%" height="3.2em" />
      <Bone width="70%" />
      <div className="result-figures">
        <Bone height="86px" />
        <Bone height="86px" />
      </div>
      {[0, 1, 2, 3].map(bar => (
        <Bone key={bar} height="1.4em" />
      ))}
    </Skeleton>
  )
}
