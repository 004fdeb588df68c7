import { useStore } from '@nanostores/react'
import { isPartnerPage } from '@prostuti/sdk/partners'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { BookmarkToggle } from '../../questions/bookmark-toggle/index.ts'
import type { ListedExam } from './exam-facts.ts'

interface ExamBookmarkProps extends Pick<WidgetProps, 'client' | 'host' | 't'> {
  exam: Pick<ListedExam, 'id' | 'title' | 'bookmarked'>
}

/** Keeps an exam of a list. A visitor on a partner's page has none: its sign-in is elsewhere, and a server draws for our own site alone. */
export function ExamBookmark({ exam, client, host, t }: ExamBookmarkProps) {
  const user = useStore(client.auth.$user)
  if (user === null && typeof location === 'object' && isPartnerPage(client)) return null
  const { id, title, bookmarked } = exam
  return <BookmarkToggle {...{ client, host, t, bookmarked }} target={{ exam: id }} describes={title} />
}
