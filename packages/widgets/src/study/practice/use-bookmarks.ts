import type { StudyQuestion } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { bookmarksOf } from '@prostuti/sdk/exams'
import { useEffect, useState } from 'react'
import { toast } from '../../foundation/page/toast.ts'
import type { Translate } from '../../foundation/text/translate.ts'

export interface QuestionBookmarks {
  isBookmarked(question: Pick<StudyQuestion, 'id' | 'bookmarked'>): boolean
  toggle(question: Pick<StudyQuestion, 'id' | 'bookmarked'>): Promise<void>
}

/** Bookmarks of questions that the device has had for a while: what has changed since, here or elsewhere on the page, counts. */
export function useBookmarks(client: Prostuti, t: Translate): QuestionBookmarks {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  useEffect(
    () =>
      bookmarksOf(client).onChange((target, bookmarked) => {
        if ('question' in target) setChanged(before => new Map(before).set(target.question, bookmarked))
      }),
    [client],
  )
  const isBookmarked: QuestionBookmarks['isBookmarked'] = ({ id, bookmarked }) => changed.get(id) ?? bookmarked
  return {
    isBookmarked,
    async toggle(question) {
      const bookmarked = !isBookmarked(question)
      try {
        await bookmarksOf(client).set({ question: question.id }, bookmarked)
        toast(t(bookmarked ? 'solutions.bookmark_added' : 'solutions.bookmark_removed'))
      } catch (error) {
        console.warn('prostuti: a bookmark did not reach the server', error)
        toast(t('solutions.bookmark_failed'))
      }
    },
  }
}
