import { type KeyboardEvent, type RefObject, useCallback } from 'react'

export interface Steps {
  /** To the next question (1) or the one before (-1) of what is shown. */
  go(by: 1 | -1): void
  /** To this question, where it is among what is shown. */
  goTo(question: string): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1, j: 1, k: -1 }

/** Steps through a list of questions; arrows and j, k do it by keyboard, b sets a bookmark on the one that is looked at. */
export function useSteps(list: RefObject<HTMLElement | null>, onBookmark: (question: string) => void): Steps {
  const go = useCallback(
    (by: 1 | -1) => {
      const { all, current } = lookAt(list.current)
      show(all[Math.min(all.length - 1, Math.max(0, current + by))])
    },
    [list],
  )
  const goTo = useCallback(
    (question: string) => show(lookAt(list.current).all.find(article => article.dataset.question === question)),
    [list],
  )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = steps[event.key]
    if (event.altKey || event.ctrlKey || event.metaKey || isTab(event.target)) return
    if (by) {
      event.preventDefault()
      go(by)
    } else if (event.key === 'b') {
      const { all, current } = lookAt(list.current)
      const question = all[current]?.dataset.question
      if (question) onBookmark(question)
    }
  }
  return { go, goTo, onKeyDown }
}

function show(article: HTMLElement | undefined): void {
  article?.focus({ preventScroll: true })
  article?.scrollIntoView({ block: 'start' })
}

/** Arrows are the tabs' own, and what scrolls sideways keeps them too. */
const isTab = (target: EventTarget): boolean => target instanceof Element && target.closest('[role=tab]') !== null

/** All questions on the page, and which one is looked at: the focused one, else the topmost in sight; -1 above them all. */
function lookAt(list: HTMLElement | null): { all: HTMLElement[]; current: number } {
  const all = [...(list?.querySelectorAll<HTMLElement>('article') ?? [])]
  const focused = all.findIndex(article => article.matches(':focus-within') && isInSight(article))
  if (focused >= 0) return { all, current: focused }
  const first = all.findIndex(article => article.getBoundingClientRect().bottom > innerHeight / 4)
  const isAbove = first === 0 && all[0]!.getBoundingClientRect().top > innerHeight / 2
  return { all, current: isAbove ? -1 : first }
}

function isInSight(article: HTMLElement): boolean {
  const { top, bottom } = article.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
