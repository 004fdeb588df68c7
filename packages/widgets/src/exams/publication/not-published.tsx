import { examsApiOf } from '@prostuti/sdk/exams'
import { useCallback } from 'react'
import { useRequest } from '../../foundation/data/use-request.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { RequestError, Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'
import { type Publication, PublicationCard } from './publication-card.tsx'
import { usePublication } from './use-publication.ts'

export interface NotPublishedProps extends Pick<WidgetProps, 'client' | 't' | 'language'> {
  examId: string
  mode: 'live' | 'archive'
  /** Which instant of the exam is waited for. */
  publication: Publication
  /** Called when the instant has come: what was refused is asked for again. */
  onPublished: () => void
}

/** What stands in the place of something that is not published yet: when it will be, to the second, and nothing else. */
export function NotPublished({ client, t, language, examId, mode, publication, onPublished }: NotPublishedProps) {
  const { data: exam, error, loading, retry } = useRequest('', () => examsApiOf(client).exam(examId, mode))
  // The exam is asked for again too: its opening may have been moved.
  const open = useCallback(() => {
    retry()
    onPublished()
  }, [retry, onPublished])
  usePublication(client, exam?.[publication], open, error ?? exam)
  if (!exam && error) return <RequestError t={t} error={error} retry={retry} retrying={loading} />
  if (!exam) return <NotPublishedSkeleton label={t('ui.loading')} />
  return <PublicationCard {...{ exam, publication, client, t, language }} />
}

function NotPublishedSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="ui-card opening" label={label}>
      <SkeletonBlock width="55%" />
      <SkeletonBlock width="70%" height="1.6em" />
      <SkeletonBlock width="60%" />
      <SkeletonBlock width="40%" height="2em" />
    </Skeleton>
  )
}
