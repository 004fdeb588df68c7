/** What the screens of programs share besides. */
export { beginsWords } from './begins-words.ts'
export { usePersonal } from './use-personal.ts'
export { wayWords } from './way-words.ts'
