/**
 * The lines of those icons that the player's first frame has, on a 24 × 24 grid; size and stroke come from the style sheet. Ours,
 * and simpler than Lucide's: every exam pays for their bytes.
 */
export const check = 'M5 12.5l4.5 4.500L19 7.5'
export const back = 'M15 5l-7 7 7 7'
export const forward = 'M9 5l7 7-7 7'
export const clock = 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7v5l3 2'
export const flag = 'M6 21V4h11l-2 4 2 4H6'
export const grid = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z'

/** An icon as text, as `icons.tsx` draws it: for what is written before any component. */
export const drawIcon = (path: string): string =>
  `<svg class="ui-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${path}"></path></svg>`
