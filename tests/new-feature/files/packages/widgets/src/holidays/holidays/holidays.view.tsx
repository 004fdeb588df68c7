import { startOfDhakaDay } from '@prostuti/contract/dhaka-time'
import { holidaysApiOf } from '@prostuti/sdk/holidays'
import { formatDate } from '@prostuti/sdk/i18n/format'
import { useRequest } from '../../foundation/data/use-request.ts'
import { EmptyState, RequestError, RowList, Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'
import type { HolidaysProps } from './holidays.props.ts'

export function Holidays({ client, initial, language, t }: HolidaysProps) {
  const { data, error, loading, retry } = useRequest('holidays', () => holidaysApiOf(client).list(), initial)
  if (!data && error) return <RequestError t={t} error={error} retry={retry} retrying={loading} />
  if (!data)
    return (
      <Skeleton label={t('ui.loading')}>
        <SkeletonBlock height="9em" />
      </Skeleton>
    )
  if (data.results.length === 0) return <EmptyState text={t('holidays.none')} />
  return (
    <RowList className="holidays" aria-label={t('holidays.title')}>
      {data.results.map(({ day, name }) => (
        <li key={day}>
          <b>{name}</b>
          <time className="ui-small ui-muted" dateTime={day}>
            {formatDate(startOfDhakaDay(day), language, { weekday: true })}
          </time>
        </li>
      ))}
    </RowList>
  )
}
