/** What comes when it is asked for: the menu of a post or comment, and the place to write. */
export { useMenu } from './use-menu.tsx'
export { useWritePlace } from './use-write-place.tsx'
