import type { ExamDetails } from '@prostuti/contract'
import { hallOf } from '@prostuti/sdk/hall'
import { useCallback } from 'react'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { formatMoment } from '../../foundation/format.ts'
import { Bone, IconClock, RequestError, Skeleton } from '../../foundation/ui/index.ts'
import { useRequest } from '../../foundation/use-request.ts'
import { Countdown } from './countdown.tsx'
import { useOpening } from './use-opening.ts'

type Opening = 'standing_visibility' | 'solution_visibility'

export interface NotYetProps extends Pick<WidgetProps, 'client' | 't' | 'language'> {
  examId: string
  mode: 'live' | 'archive'
  /** Which instant of the exam is waited for. */
  opens: Opening
  /** Its words: `ranks` says `ranks.waiting`, `ranks.waiting_until`, `ranks.waiting_never`. */
  words: 'ranks' | 'solutions'
  /** Called when the instant has come: what was refused is asked for again. */
  onOpen: () => void
}

/** What stands in the place of something that is not published yet: when it will be, to the second, and nothing else. */
export function NotYet({ client, t, language, examId, mode, opens, words, onOpen }: NotYetProps) {
  const { data: exam, error, loading, retry } = useRequest('', () => hallOf(client).exam(examId, mode))
  // The exam is asked for again too: its opening may have been moved.
  const open = useCallback(() => {
    retry()
    onOpen()
  }, [retry, onOpen])
  useOpening(client, exam?.[opens], open, error ?? exam)
  if (!exam && error) return <RequestError t={t} error={error} retry={retry} retrying={loading} />
  if (!exam) return <NotYetSkeleton label={t('ui.loading')} />
  const at = exam[opens]
  return (
    <div className="ui-card opening">
      <p className="ui-muted">{exam.title}</p>
      <h2>
        <IconClock />
        {t(`${words}.waiting`)}
      </h2>
      <p className="ui-num" role="status">
        {at
          ? t(`${words}.waiting_until`, { time: formatMoment(at, language, client.now()) })
          : t(`${words}.waiting_never`)}
      </p>
      {at ? <OpeningClock {...{ client, t, language, at }} /> : null}
    </div>
  )
}

type ClockProps = Pick<NotYetProps, 'client' | 't' | 'language'> & { at: NonNullable<ExamDetails[Opening]> }

function OpeningClock({ at, ...clock }: ClockProps) {
  return (
    <>
      <p className="opening-clock">
        <Countdown until={at} {...clock} />
      </p>
      <p className="ui-small ui-muted">{clock.t('opening.by_itself')}</p>
    </>
  )
}

function NotYetSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="ui-card opening" label={label}>
      <Bone width="55%" />
      <Bone width="70%" height="1.6em" />
      <Bone width="60%" />
      <Bone width="40%" height="2em" />
    </Skeleton>
  )
}
