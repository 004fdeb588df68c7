import type { Attempt } from '@prostuti/sdk'
import { useEffect, useRef, useState } from 'react'
import { currentQuestionKey } from '../first-paint/current-question-key.ts'

/** Where this device stores the current question of its newest attempt, for a tab that has not been there. */
const deviceKey = 'prostuti.place'

/** Without storage a reload starts at the last answer; the answers are kept elsewhere. */
export function tryStorage<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}

/** Another try of the same exam begins anew. */
const nameOf = (attempt: Attempt): string => {
  const { joined } = attempt.$view.get()
  return `${joined?.exam} ${joined?.joined_time} `
}

/** The device first: of two tabs the other one may have gone further. */
function readCurrentQuestion(exam: string, attempt: Attempt): number | null {
  const name = nameOf(attempt)
  const notes = [() => localStorage.getItem(deviceKey), () => sessionStorage.getItem(currentQuestionKey(exam))].map(
    tryStorage,
  )
  const kept = notes.find(note => note?.startsWith(name))
  return kept ? Number(kept.slice(name.length)) || 0 : null
}

/** The question that was answered last, on whatever device. */
function lastAnswered(attempt: Attempt, ids: readonly string[]): number {
  const times = ids.map(id => attempt.$entry(id).get()?.at ?? -1)
  return Math.max(times.indexOf(Math.max(...times)), 0)
}

function storeCurrentQuestion(exam: string, attempt: Attempt, questionIndex: number): void {
  const note = nameOf(attempt) + questionIndex
  tryStorage(() => sessionStorage.setItem(currentQuestionKey(exam), note))
  tryStorage(() => localStorage.setItem(deviceKey, note))
}

export interface CurrentQuestionOptions {
  exam: string
  attempt: Attempt
  live: boolean
  /** What the server has drawn. */
  drawn: number | undefined
  /** Question ids in the attempt's order. */
  ids: readonly string[]
  /** The person is busy with what was drawn. */
  busy: () => boolean
}

/**
 * The question in view, the same again after a reload, in another tab, and on another device as far as the answers tell. What
 * the server has `drawn` comes first; once the attempt is live the kept place follows, unless the person is already `busy`.
 */
export function useCurrentQuestion(options: CurrentQuestionOptions): [number, (questionIndex: number) => void] {
  const { exam, attempt, live, drawn, ids, busy } = options
  const find = () => readCurrentQuestion(exam, attempt) ?? lastAnswered(attempt, ids)
  const [questionIndex, set] = useState(() => drawn ?? find())
  const found = useRef(drawn === undefined)
  useEffect(() => {
    if (!live) return
    if (found.current || busy()) storeCurrentQuestion(exam, attempt, questionIndex)
    else set(find())
    found.current = true
  }, [live, exam, questionIndex])
  return [questionIndex, set]
}
