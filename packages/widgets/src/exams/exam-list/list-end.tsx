import type { MouseEvent } from 'react'
import { opensElsewhere } from '../../foundation/page/opens-elsewhere.ts'
import { Button, ButtonLink, RequestError } from '../../foundation/ui/index.ts'
import { listAddress } from '../exam-cards/index.ts'
import type { ListProps } from './exam-list.props.ts'
import type { ExamPagesView } from './use-exam-pages.ts'

const addressOf = ({ pageHref, program }: ListProps, page: number): string | undefined =>
  pageHref && listAddress(pageHref, program, page)

/** The way back, where the page's address began in the middle of the list. */
export function PageBefore(props: ListProps) {
  const { page, t } = props
  const href = page > 1 ? addressOf(props, page - 1) : undefined
  if (!href) return null
  return (
    <p className="exams-before">
      <ButtonLink href={href}>{t('list.before')}</ButtonLink>
    </p>
  )
}

interface EndProps extends ListProps {
  view: ExamPagesView
  /** How many pages are wanted. */
  shown: number
  onMore: () => void
}

/** What stands after the last page: more, the wait for it, or why it did not come. */
export function ListEnd({ view, shown, onMore, ...props }: EndProps) {
  const { t, page } = props
  const waits = view.pages.length < shown
  if (waits && view.error) return <RequestError t={t} error={view.error} retry={view.retry} retrying={view.loading} />
  if (!waits && !view.pages.at(-1)?.next) return null
  const href = addressOf(props, page + shown)
  if (!href || waits)
    return (
      <Button className="exams-more" onClick={onMore} busy={waits && t('ui.loading')}>
        {t('list.more')}
      </Button>
    )
  const stay = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onMore()
  }
  return (
    <a className="ui-button exams-more" part="button" rel="next" href={href} onClick={stay}>
      {t('list.more')}
    </a>
  )
}
