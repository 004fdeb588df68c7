import type { RoutineItem } from '@prostuti/contract'
import { secondsAQuestion } from '@prostuti/contract/study/bounds'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import type { RoutinePartProps } from './routine.props.ts'

interface PracticeItemProps extends Pick<RoutinePartProps, 't' | 'client' | 'practiceHref' | 'emit'> {
  practice: NonNullable<RoutineItem['practice']>
  text: string
}

/** Where a practice begins on our own site. */
const ownPath = '/practice/categories?topics={topic}&count={count}'

/** On another page's site the path alone would lead astray; a server draws for no other than ours. */
export const addressOf = (path: string, { base }: Pick<RoutinePartProps['client'], 'base'>): string =>
  typeof location === 'object' ? new URL(base, location.href).origin + path : path

/** Where a practice of the routine begins. */
export function practiceAddress(
  { topic, count }: PracticeItemProps['practice'],
  { practiceHref, client }: Pick<RoutinePartProps, 'practiceHref' | 'client'>,
): string {
  return fillTemplate(practiceHref ?? addressOf(ownPath, client), { topic: topic.id, count: String(count) })
}

/** So many questions of a topic, how long they take, or that they are done. */
export function Practice({ practice, text, t, client, practiceHref, emit }: PracticeItemProps) {
  const { topic, count, done } = practice
  const href = practiceAddress(practice, { practiceHref, client })
  const minutes = Math.max(1, Math.round((count * secondsAQuestion) / 60))
  return (
    <span className="routine-item">
      <a
        className="routine-exam"
        href={href}
        onClick={() => emit('routine-practice-chosen', { topic: topic.id, count })}
      >
        {t('routine.practice', { title: text || topic.title, count })}
      </a>
      <small className="ui-muted ui-num">
        {done ? t('routine.practice_done') : t('routine.practice_minutes', { count: minutes })}
      </small>
    </span>
  )
}
