import { Button } from '@mantine/core'
import type { LiveRoom } from '@prostuti/contract'
import { type ReactElement, useId, useState } from 'react'
import { Icon, useChange, useFigures, useLanguage, useStaff, useTexts } from '../foundation/index.ts'
import styles from './live-room.module.css'
import { noWords, sendable, WordsFields } from './words-fields.tsx'

/** Words to everybody who sits, and those that were said. */
export function MessageCard({ room }: { room: LiveRoom }): ReactElement {
  const t = useTexts('live-room')
  const title = useId()
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('live_room.say')}</h2>
      </header>
      {room.state === 'running' && <Compose exam={room.id} />}
      {room.messages.length > 0 && <Said messages={room.messages} />}
    </section>
  )
}

function Compose({ exam }: { exam: string }): ReactElement {
  const t = useTexts('live-room')
  const admin = useStaff()
  const change = useChange()
  const [words, setWords] = useState(noWords)
  const [isBusy, setBusy] = useState(false)
  const text = sendable(words)
  const send = async () => {
    if (!text) return
    setBusy(true)
    const say = () => admin.liveRoom.say(exam, text)
    if (await change(say, { done: t('live_room.sent'), outdates: [['liveRoom', exam]] })) setWords(noWords)
    setBusy(false)
  }
  return (
    <div className={styles.body}>
      <WordsFields
        labels={{ bn: t('live_room.words'), en: t('live_room.words_en') }}
        words={words}
        onChange={setWords}
      />
      <Button
        variant="default"
        fullWidth
        loading={isBusy}
        disabled={!text}
        leftSection={<Icon name="send" />}
        onClick={() => void send()}
      >
        {t('live_room.send')}
      </Button>
      <p className="staff-small">{t('live_room.say_text')}</p>
    </div>
  )
}

function Said({ messages }: Pick<LiveRoom, 'messages'>): ReactElement {
  const t = useTexts('live-room')
  const language = useLanguage()
  const { number, time } = useFigures()
  return (
    <ol className={styles.said} aria-label={t('live_room.said')}>
      {messages.map(({ id, at, minutes, text }) => (
        <li key={id}>
          <span className="staff-small">
            {time(at)}
            {minutes !== null && ` · ${t('live_room.plus', { minutes: number(minutes) })}`}
          </span>
          <span>{text[language]}</span>
        </li>
      ))}
    </ol>
  )
}
