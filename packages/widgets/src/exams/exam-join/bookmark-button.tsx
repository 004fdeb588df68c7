import { bookmarksOf } from '@prostuti/sdk/exams'
import { useEffect, useState } from 'react'
import { IconBookmark } from '../../foundation/icons/exam-icons.tsx'
import { toast } from '../../foundation/page/toast.ts'
import type { JoinScreenProps } from './exam-join.props.ts'

/** Keeps the exam among one's bookmarks. Shown at once, with all else that shows it, and taken back where the server refuses. */
export function BookmarkButton({ client, exam, t }: JoinScreenProps) {
  const [bookmarked, setBookmarked] = useState(exam.bookmarked)
  const [failed, setFailed] = useState(false)
  useEffect(
    () =>
      bookmarksOf(client).onChange((target, isOn) => {
        if ('exam' in target && target.exam === exam.id) setBookmarked(isOn)
      }),
    [client, exam.id],
  )
  const toggle = () => {
    const wanted = !bookmarked
    setFailed(false)
    bookmarksOf(client)
      .set({ exam: exam.id }, wanted)
      .then(
        () => toast(t(wanted ? 'list.bookmark_added' : 'list.bookmark_removed')),
        () => setFailed(true),
      )
  }
  return (
    <>
      <button
        type="button"
        className="ui-button"
        part="button"
        data-kind="quiet"
        aria-pressed={bookmarked}
        onClick={toggle}
      >
        <span>
          <IconBookmark />
          {t(bookmarked ? 'join.bookmarked' : 'join.bookmark')}
        </span>
      </button>
      {failed ? <p role="alert">{t('join.bookmark_failed')}</p> : null}
    </>
  )
}
