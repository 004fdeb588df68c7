import type { Attempt } from '@prostuti/sdk'
import { formatTime } from '@prostuti/sdk/i18n/format-time'
import { useState } from 'react'
import type { Language, Translate } from '../../../foundation/text/translate.ts'
import { Button } from '../../../foundation/ui/button.tsx'
import { useAtom } from '../../../questions/asked/index.ts'

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
  const [seen, setSeen] = useState(() => readSeen(exam))
  if (!message || message.id === seen) return null
  const { id, minutes: count, text } = message
  const putAway = () => {
    keepSeen(exam, id)
    setSeen(id)
  }
  return (
    <div className="room">
      <section key={id} role="alert">
        <p>
          {count === null ? (
            <b>{t('room_message.title')}</b>
          ) : (
            <b>
              {t('room_message.more', { count })}
              {deadline ? ` · ${t('room_message.until', { time: formatTime(deadline, language) })}` : ''}
            </b>
          )}
        </p>
        <p>{text}</p>
        <Button onClick={putAway}>{t('room_message.seen')}</Button>
      </section>
    </div>
  )
}

const keyOf = (exam: string) => `prostuti.room.${exam}`

function readSeen(exam: string): string | null {
  try {
    return localStorage.getItem(keyOf(exam))
  } catch {
    return null
  }
}

function keepSeen(exam: string, id: string): void {
  try {
    localStorage.setItem(keyOf(exam), id)
  } catch {
    // A device that stores nothing shows it again after a reload.
  }
}
