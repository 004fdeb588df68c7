/** A step of its own: the list of all that it needs is then no part of every page. */
export const loadPalette = () => import('./open-palette.tsx')
