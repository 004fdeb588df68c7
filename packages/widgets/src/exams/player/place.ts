import { useEffect, useRef, useState } from 'react'
import { placeKey } from './place-key.ts'

function readPlace(exam: string): number {
  try {
    return Number(sessionStorage.getItem(placeKey(exam))) || 0
  } catch {
    return 0
  }
}

function keepPlace(exam: string, place: number): void {
  try {
    sessionStorage.setItem(placeKey(exam), String(place))
  } catch {
    // Without storage a reload starts at the first question; the answers are kept elsewhere.
  }
}

/**
 * The question in view, the same again after a reload. What the server has `drawn` comes first; once the attempt is
 * live the kept place follows, unless the person is already `busy` with what was drawn.
 */
export function usePlace(
  exam: string,
  live: boolean,
  drawn: number | undefined,
  busy: () => boolean,
): [number, (place: number) => void] {
  const [place, set] = useState(() => drawn ?? readPlace(exam))
  const found = useRef(drawn === undefined)
  useEffect(() => {
    if (!live) return
    if (found.current || busy()) keepPlace(exam, place)
    else set(readPlace(exam))
    found.current = true
  }, [live, exam, place])
  return [place, set]
}
