import { useEffect, useState } from 'react'

const keyOf = (exam: string): string => `prostuti.place.${exam}`

function readPlace(exam: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(exam))) || 0
  } catch {
    return 0
  }
}

function keepPlace(exam: string, place: number): void {
  try {
    sessionStorage.setItem(keyOf(exam), String(place))
  } catch {
    // Without storage a reload starts at the first question; the answers are kept elsewhere.
  }
}

/** The question in view, the same again after a reload. `drawn` is where the server's drawing stands. */
export function usePlace(exam: string, total: number, drawn?: number): [number, (place: number) => void] {
  const [place, set] = useState(() => drawn ?? readPlace(exam))
  useEffect(() => keepPlace(exam, place), [exam, place])
  return [Math.min(place, Math.max(total - 1, 0)), set]
}
