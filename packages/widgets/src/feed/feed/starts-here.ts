import type { MouseEvent } from 'react'
import { opensElsewhere } from '../../foundation/page/opens-elsewhere.ts'

/** A link to the place to write opens it in this page; in another tab it is a page. */
export const startsHere =
  (start: () => void) =>
  (event: MouseEvent): void => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    start()
  }
