/** Keeps an exam or a question: what lists, cards and the screens of study share. */
export { BookmarkButton } from './bookmark-button.tsx'
export { BookmarkToggle } from './bookmark-toggle.tsx'
