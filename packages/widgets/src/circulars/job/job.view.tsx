import { timeLeft } from '@prostuti/sdk/circulars'
import { RequestError } from '../../foundation/ui/request-error.tsx'
import { Skeleton, SkeletonBlock } from '../../foundation/ui/skeleton.tsx'
import { useNow } from '../rows/index.ts'
import { EndedJob } from './ended-job.tsx'
import type { JobProps } from './job.props.ts'
import { OpenJob } from './open-job.tsx'
import { useJob, useMine } from './use-job.ts'

export function Job(props: JobProps) {
  // Frameworks write attributes after the element is made.
  if (!props.jobId) return <JobBones label={props.t('ui.loading')} />
  return <OneJob key={props.jobId} {...props} />
}

function OneJob(props: JobProps) {
  const { client, t, drawn } = props
  const now = useNow(client, drawn?.at)
  const mine = useMine(props)
  const { data, error, loading, retry } = useJob(props)
  if (!data)
    return error ? (
      <article className="job">
        <RequestError t={t} error={error} retry={retry} retrying={loading} />
      </article>
    ) : (
      <JobBones label={t('ui.loading')} />
    )
  const left = timeLeft(data.circular, now)
  const view = { ...props, ...data, mine, now, left }
  return left.kind === 'over' ? <EndedJob {...view} left={left} /> : <OpenJob {...view} />
}

function JobBones({ label }: { label: string }) {
  return (
    <Skeleton className="job job-bones" label={label}>
      <SkeletonBlock width="40%" />
      <SkeletonBlock width="86%" height="1.8em" />
      <SkeletonBlock height="130px" />
      <SkeletonBlock height="72px" />
      <SkeletonBlock height="140px" />
    </Skeleton>
  )
}
