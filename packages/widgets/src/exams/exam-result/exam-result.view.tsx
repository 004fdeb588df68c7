import { useStore } from '@nanostores/react'
import type { ExamDetails, Receipt, Result } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { useEffect, useState } from 'react'
import { SignInPrompt } from '../../auth/sign-in/index.ts'
import type { Request } from '../../foundation/data/use-request.ts'
import { codeOf } from '../../foundation/text/error-text.ts'
import { ErrorPanel, RequestError, Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'
import { NotTaken, PublicationCard } from '../publication/index.ts'
import type { ExamResultProps } from './exam-result.props.ts'
import { PublishedResult } from './published-result.tsx'
import { ReceiptFold, ReceiptPanel } from './receipt-summary.tsx'
import { useReceipt } from './use-receipt.ts'
import { useResult } from './use-result.ts'

export function ExamResult({ mode = 'live', ...props }: ExamResultProps) {
  // Frameworks write attributes after the element is made.
  if (!props.examId) return <ResultSkeleton label={props.t('ui.loading')} />
  return <OneResult key={`${props.examId} ${mode}`} mode={mode} {...props} />
}

function OneResult(props: ExamResultProps & { mode: 'live' | 'archive' }) {
  const { client, examId, mode, t, receipt: given, emit } = props
  const request = useResult(client, examId, mode)
  const sending = useSending(client, examId, request.retry)
  const { exam, result } = request.data ?? {}
  const turnedFinal = useTurnedFinal(result ?? undefined)
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
      {exam && result ? <PublishedResult {...props} exam={exam} result={result} /> : null}
      {sending ? null : (
        <MyReceipt
          {...props}
          given={given}
          onServer={exam?.rights.receipt ?? false}
          isPublished={Boolean(result)}
          isAsked={exam !== undefined || request.error !== undefined}
        />
      )}
      {exam && !result ? <NotPublished {...props} exam={exam} sending={sending} retry={request.retry} /> : null}
      {!request.data && request.error ? <Failed {...props} error={request.error} request={request} /> : null}
      {!request.data && !request.error ? <ResultSkeleton label={t('ui.loading')} /> : null}
    </section>
  )
}

/** A session that has ended meanwhile asks for a sign-in; trying again would not help. */
function Failed({ client, t, error, request }: ExamResultProps & { error: unknown; request: Request<unknown> }) {
  const { retry, loading } = request
  if (codeOf(error) === 'not_signed_in') return <SignInPrompt client={client} t={t} onSignedIn={retry} />
  return <RequestError t={t} error={error} retry={retry} retrying={loading} safe={t('result.failed_text')} />
}

type PartProps = ExamResultProps & { mode: 'live' | 'archive' }

/** Why there are no marks yet, and what can be done about it. */
function NotPublished(props: PartProps & { exam: ExamDetails; sending: boolean; retry: () => void }) {
  const { exam, sending, retry, client, t } = props
  if (exam.rights.receipt) return <PublicationCard {...props} publication="result_visibility" />
  if (exam.rights.reason === 'not_signed_in') return <SignInPrompt client={client} t={t} onSignedIn={retry} />
  return sending ? null : <NotTaken {...props} />
}

interface MyReceiptProps extends Pick<PartProps, 'client' | 'examId' | 'mode' | 't' | 'language'> {
  given: Receipt | undefined
  onServer: boolean
  isPublished: boolean
  /** Whether the server has said what it has, or could not be asked. */
  isAsked: boolean
}

/** Large while marks wait, one line once they are there. */
function MyReceipt({ given, onServer, isPublished, isAsked, ...props }: MyReceiptProps) {
  const { data, error, retry, loading } = useReceipt(props.client, {
    exam: props.examId,
    mode: props.mode,
    given,
    onServer,
  })
  if (!isAsked) return null
  if (data && isPublished) return <ReceiptFold {...props} shown={data} />
  if (data) return <ReceiptPanel {...props} shown={data} />
  return error ? <RequestError t={props.t} error={error} retry={retry} retrying={loading} /> : null
}

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
      <SkeletonBlock width="60%" />
      <SkeletonBlock width="45%" height="3.2em" />
      <SkeletonBlock width="70%" />
      <div className="result-figures">
        <SkeletonBlock height="86px" />
        <SkeletonBlock height="86px" />
      </div>
      {[0, 1, 2, 3].map(bar => (
        <SkeletonBlock key={bar} height="1.4em" />
      ))}
    </Skeleton>
  )
}
