import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { IconBookmark } from '../../foundation/icons/exam-icons.tsx'

interface ButtonProps extends Pick<WidgetProps, 't'> {
  bookmarked: boolean
  /** What it is put on, for readers. */
  describes: string
  onPress: () => void
}

/** What a bookmark looks like, whatever it is put on. */
export function BookmarkButton({ t, bookmarked, describes, onPress }: ButtonProps) {
  return (
    <button type="button" className="ui-tool bookmark" aria-pressed={bookmarked} onClick={onPress}>
      <IconBookmark />
      <span className="ui-hidden">{t('list.bookmark', { title: describes })}</span>
    </button>
  )
}
