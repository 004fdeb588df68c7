import { agoWords, nameOf } from '../talk/index.ts'
import type { StepProps } from './step-props.ts'

/** Whose words, and when: the title of their menu. */
export const titleOf = (props: Pick<StepProps, 't' | 'language' | 'now' | 'subject'>): string =>
  `${nameOf(props.subject.item.author, props.t)}, ${agoWords(props.subject.item.created_at, props)}`
