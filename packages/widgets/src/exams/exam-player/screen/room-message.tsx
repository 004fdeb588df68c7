import type { Attempt } from '@prostuti/sdk'
import { formatTime } from '@prostuti/sdk/i18n/format-time'
import { useState } from 'react'
import type { Language, Translate } from '../../../foundation/text/translate.ts'
import { Button } from '../../../foundation/ui/button.tsx'
import { useAtom } from '../../../questions/asked/index.ts'
import { tryStorage } from '../state/use-current-question.ts'

interface RoomMessageProps {
  exam: string
  attempt: Attempt
  language: Language
  t: Translate
}

/** What staff said last to everybody who sits: read out once, over the page so that nothing moves, until it is put away. */
export function RoomMessage({ exam, attempt, language, t }: RoomMessageProps) {
  const message = useAtom(attempt.$view, view => view.joined?.message)
  const deadline = useAtom(attempt.$view, view => view.joined?.deadline)
  const key = `prostuti.room.${exam}`
  const [seen, setSeen] = useState(() => tryStorage(() => localStorage.getItem(key)))
  if (!message || message.id === seen) return null
  const { id, minutes: count, text } = message
  const putAway = () => {
    tryStorage(() => localStorage.setItem(key, id))
    setSeen(id)
  }
  return (
    <div className="room">
      <section key={id} role="alert">
        <b>
          {count && deadline
            ? t('player.room_more', { count, time: formatTime(deadline, language) })
            : t('player.room_title')}
        </b>
        <p>{text}</p>
        <Button onClick={putAway}>{t('player.room_seen')}</Button>
      </section>
    </div>
  )
}
