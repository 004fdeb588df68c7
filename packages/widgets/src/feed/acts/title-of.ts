import { agoWords } from '../talk/moment-words.ts'
import { nameOf } from '../talk/name-of.ts'
import type { StepProps } from './talk-menu.tsx'

/** Whose words, and when: the title of their menu. */
export const titleOf = (props: Pick<StepProps, 't' | 'language' | 'now' | 'subject'>): string =>
  `${nameOf(props.subject.item.author, props.t)}, ${agoWords(props.subject.item.created_at, props)}`
