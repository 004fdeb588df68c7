import { hallOf } from '@prostuti/sdk/hall'
import { useState } from 'react'
import type { JoinScreenProps } from './exam-join.view.tsx'
import { IconBookmark } from './icons.tsx'

/** Keeps the exam among one's bookmarks. Shown at once, and taken back where the server refuses. */
export function BookmarkButton({ client, exam, t }: JoinScreenProps) {
  const [bookmarked, setBookmarked] = useState(exam.bookmarked)
  const [failed, setFailed] = useState(false)
  const toggle = () => {
    const next = !bookmarked
    setBookmarked(next)
    setFailed(false)
    const hall = hallOf(client)
    const call = next ? hall.bookmark({ exam: exam.id }) : hall.unbookmark({ exam: exam.id })
    call.catch(() => {
      setBookmarked(!next)
      setFailed(true)
    })
  }
  return (
    <>
      <button type="button" className="ui-button" data-kind="quiet" aria-pressed={bookmarked} onClick={toggle}>
        <span>
          <IconBookmark />
          {t(bookmarked ? 'join.bookmarked' : 'join.bookmark')}
        </span>
      </button>
      {failed ? <p role="alert">{t('join.bookmark_failed')}</p> : null}
    </>
  )
}
