/** Keeps an exam or a question: what lists, cards and the screens of study share. */
export { BookmarkToggle } from './bookmark-toggle.tsx'
