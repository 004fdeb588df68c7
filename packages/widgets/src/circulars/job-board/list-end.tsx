import { addressOf } from '@prostuti/sdk/circulars'
import type { MouseEvent } from 'react'
import { opensElsewhere } from '../../foundation/page/opens-elsewhere.ts'
import { codeOf } from '../../foundation/text/error-text.ts'
import { formatNumber } from '../../foundation/text/format.ts'
import { Button } from '../../foundation/ui/button.tsx'
import { RequestError } from '../../foundation/ui/request-error.tsx'
import type { BoardViewProps } from './view-props.ts'

/** What stands after the rows that are here: more, or why they do not come. */
export function ListEnd({
  t,
  language,
  state,
  board,
  addressState,
  initial,
  isOnline,
}: BoardViewProps & { isOnline: boolean }) {
  const { pages = [], error, isTrying, isOld, more, retry } = board
  if (isOld || !pages.at(-1)?.next) return null
  if (!isOnline || (error !== undefined && codeOf(error) === 'network_lost'))
    return <p className="ui-small ui-muted">{t('jobs.more_offline')}</p>
  if (error) return <RequestError t={t} error={error} retry={retry} retrying={isTrying} />
  const first = initial?.asked.page ?? 1
  const left = pages[0]!.count - pages.reduce((sum, page) => sum + page.results.length, 0)
  const words = t('jobs.more', { count: left, number: formatNumber(left, language) })
  if (!addressState || isTrying || left < 0)
    return (
      <Button className="jobs-more" onClick={more} busy={isTrying && t('ui.loading')}>
        {words}
      </Button>
    )
  const stay = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    more()
  }
  const href = addressOf(state, { page: String(first + pages.length) })
  return (
    <a className="ui-button jobs-more" part="button" rel="next" href={href} onClick={stay}>
      {words}
    </a>
  )
}
