import { useCallback, useEffect, useRef, useState } from 'react'
import { queriesOf } from '../../foundation/data/queries.ts'
import type { ReviewedSheetProps } from './reviewed-sheet.props.ts'

/** What is told of the newest bookmark stays so long, unless it failed. */
const noticeMs = 8_000

interface Notice {
  question: string
  /** What was wished. */
  bookmarked: boolean
  failed: boolean
}

export interface Bookmarking {
  notice: Notice | null
  toggle(question: string): void
  undo(): void
  again(): void
}

/** Bookmarks of questions: shown at once, told, taken back on request, and told as well when it did not work. */
export function useBookmark({ client, solutions, emit }: ReviewedSheetProps): Bookmarking {
  const [notice, setNotice] = useState<Notice | null>(null)
  const newest = useRef({ solutions, notice })
  newest.current = { solutions, notice }

  const set = useCallback(
    async (question: string, bookmarked: boolean) => {
      setNotice({ question, bookmarked, failed: false })
      try {
        await queriesOf(client).setBookmark({ question }, bookmarked)
        emit('bookmarked', { question, bookmarked })
      } catch (error) {
        console.warn('prostuti: a bookmark did not reach the server', error)
        setNotice({ question, bookmarked, failed: true })
      }
    },
    [client, emit],
  )
  const toggle = useCallback(
    (id: string) => {
      const question = newest.current.solutions.questions.find(each => each.id === id)
      if (question) void set(id, !question.bookmarked)
    },
    [set],
  )
  const repeat = (isUndo: boolean) => () => {
    const last = newest.current.notice
    if (last) void set(last.question, last.bookmarked !== isUndo)
  }

  useEffect(() => {
    if (!notice || notice.failed) return
    const timer = setTimeout(() => setNotice(null), noticeMs)
    return () => clearTimeout(timer)
  }, [notice])
  return { notice, toggle, undo: repeat(true), again: repeat(false) }
}
