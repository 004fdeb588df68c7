import { hallOf } from '@prostuti/sdk/hall'
import { useCallback } from 'react'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { Bone, RequestError, Skeleton } from '../../foundation/ui/index.ts'
import { useRequest } from '../../foundation/use-request.ts'
import { type Opening, OpeningCard } from './opening-card.tsx'
import { useOpening } from './use-opening.ts'

export interface NotYetProps extends Pick<WidgetProps, 'client' | 't' | 'language'> {
  examId: string
  mode: 'live' | 'archive'
  /** Which instant of the exam is waited for. */
  opens: Opening
  /** Called when the instant has come: what was refused is asked for again. */
  onOpen: () => void
}

/** What stands in the place of something that is not published yet: when it will be, to the second, and nothing else. */
export function NotYet({ client, t, language, examId, mode, opens, onOpen }: NotYetProps) {
  const { data: exam, error, loading, retry } = useRequest('', () => hallOf(client).exam(examId, mode))
  // The exam is asked for again too: its opening may have been moved.
  const open = useCallback(() => {
    retry()
    onOpen()
  }, [retry, onOpen])
  useOpening(client, exam?.[opens], open, error ?? exam)
  if (!exam && error) return <RequestError t={t} error={error} retry={retry} retrying={loading} />
  if (!exam) return <NotYetSkeleton label={t('ui.loading')} />
  return <OpeningCard {...{ exam, opens, client, t, language }} />
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
