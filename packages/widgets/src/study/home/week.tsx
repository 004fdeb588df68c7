import { programsApiOf } from '@prostuti/sdk/programs'
import { useRequest } from '../../foundation/data/use-request.ts'
import { SkeletonBlock } from '../../foundation/ui/skeleton.tsx'
import { WeekStrip } from '../../programs/books/index.ts'
import type { HomePartProps } from './home.props.ts'

/** The days of all my programs as the strip of this week. */
export function Week(props: HomePartProps) {
  const { client, t } = props
  const { data, error } = useRequest('my routine', () => programsApiOf(client).myRoutine())
  if (data) return <WeekStrip {...props} today={data.today} days={data.days} exams={data.exams} />
  return error ? <p className="ui-muted">{t('home.week_failed')}</p> : <SkeletonBlock height="76px" />
}
