/** Across at least, in px. */
const across = 80
/** And three times as far across as up or down. */
const slope = 3
const longestMs = 600

interface Start {
  readonly x: number
  readonly y: number
  readonly at: number
}

/** Tells of swipes to the side: to the left leads on. Nothing that scrolls to the side by itself is taken for one. */
export function onSwipe(target: HTMLElement, tell: (way: 'next' | 'previous') => void, signal: AbortSignal): void {
  let start: Start | null = null
  target.addEventListener(
    'touchstart',
    ({ touches, timeStamp }) => {
      const [touch] = touches
      const isOne = touches.length === 1 && touch && !scrollsAcross(touch.target, target)
      start = isOne ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null
    },
    { passive: true, signal },
  )
  target.addEventListener(
    'touchend',
    ({ changedTouches: [touch], timeStamp }) => {
      if (!start || !touch || timeStamp - start.at > longestMs) return
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y]
      start = null
      if (Math.abs(dx) >= across && Math.abs(dx) > slope * Math.abs(dy)) tell(dx < 0 ? 'next' : 'previous')
    },
    { passive: true, signal },
  )
}

function scrollsAcross(from: EventTarget, within: HTMLElement): boolean {
  for (let node = from instanceof Element ? from : null; node && node !== within; node = node.parentElement)
    if (node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflowX !== 'visible') return true
  return false
}
