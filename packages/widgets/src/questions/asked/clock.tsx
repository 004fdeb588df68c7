import type { Attempt } from '@prostuti/sdk'
import { formatClock } from '@prostuti/sdk/i18n/format-clock'
import { memo, useLayoutEffect, useRef } from 'react'
import { IconClock } from '../../foundation/icons/icons.tsx'
import type { Language, Translate } from '../../foundation/text/translate.ts'
import { urgency } from './announcements.ts'

export interface ClockProps {
  attempt: Pick<Attempt, '$remaining'>
  /** False while nothing is known: the text that stands there is left alone. */
  live: boolean
  /** What stands there before the attempt is known. */
  text?: string
  language: Language
  t: Translate
}

/** The time left. One text node, written once a second; nothing is drawn anew. A timer is not a live region: warnings are announced elsewhere. */
export const Clock = memo(function Clock({ attempt, live, text = '––:––', language, t }: ClockProps) {
  const face = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const node = face.current
    if (!live || !node) return
    return attempt.$remaining.subscribe(ms => {
      node.textContent = ms === null ? t('player.no_limit') : formatClock(ms, language)
      node.parentElement!.dataset.urgency = urgency(ms)
    })
  }, [attempt, live, language, t])
  return (
    <span className="clock">
      <IconClock />
      <span ref={face} className="ui-num" part="timer" role="timer" aria-label={t('player.time_left')}>
        {text}
      </span>
    </span>
  )
})
