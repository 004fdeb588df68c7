import type { Translate } from '../../foundation/text/translate.ts'
import { Button, IconBack, IconForward } from '../../foundation/ui/index.ts'
import type { Bookmarking } from './use-bookmark.ts'
import type { Steps } from './use-steps.ts'

interface StepBarProps {
  t: Translate
  steps: Steps
  bookmark: Bookmarking
  /** There is somewhere to step to. */
  many: boolean
}

/** Within the thumb's reach: the question before and after, and above them what became of a bookmark. */
export function StepBar({ t, steps, bookmark, many }: StepBarProps) {
  return (
    <div className="solution-bar">
      <BookmarkNotice t={t} bookmark={bookmark} />
      {many ? (
        <div className="solution-steps">
          <Button onClick={() => steps.go(-1)}>
            <IconBack />
            {t('solutions.previous')}
          </Button>
          <Button onClick={() => steps.go(1)}>
            {t('solutions.next')}
            <IconForward />
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function BookmarkNotice({ t, bookmark }: Pick<StepBarProps, 't' | 'bookmark'>) {
  const { notice } = bookmark
  return (
    <div role="status">
      {notice ? (
        <p className="solution-notice" data-tone={notice.failed ? 'wrong' : undefined}>
          <span>
            {t(
              `solutions.${notice.failed ? 'bookmark_failed' : notice.bookmarked ? 'bookmark_added' : 'bookmark_removed'}`,
            )}
          </span>
          <Button kind="quiet" onClick={notice.failed ? bookmark.again : bookmark.undo}>
            {t(notice.failed ? 'ui.try_again' : 'solutions.undo')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
