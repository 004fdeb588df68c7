import { Button, TextInput } from '@mantine/core'
import type { StaffAttempt } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { Icon, useChange, useFigures, useQuery, useStaff, useTexts } from '../../foundation/index.ts'
import styles from '../live-room.module.css'
import { isMinutes, MinutesField } from './minutes-field.tsx'

type Sitter = StaffAttempt['user']

/** More time for one person, who is found by name. */
export function TimeForOne({ exam }: { exam: string }): ReactElement {
  const [chosen, setChosen] = useState<Sitter | null>(null)
  return chosen ? (
    <Give exam={exam} person={chosen} onDone={() => setChosen(null)} />
  ) : (
    <Find exam={exam} onChosen={setChosen} />
  )
}

const mostFound = 5

function Find({ exam, onChosen }: { exam: string; onChosen(person: Sitter): void }): ReactElement {
  const t = useTexts('live-room')
  const { time } = useFigures()
  const admin = useStaff()
  const [search, setSearch] = useState('')
  const wanted = search.trim()
  const { data } = useQuery(['attempts', exam, 'open', wanted], async () =>
    wanted === '' ? null : admin.attempts.list(exam, { search: wanted, open: true, pageSize: mostFound }),
  )
  return (
    <div className={styles.body}>
      <TextInput
        label={t('live_room.find')}
        maxLength={100}
        value={search}
        onChange={event => setSearch(event.currentTarget.value)}
      />
      {wanted === '' ? (
        <p className="staff-small">{t('live_room.find_text')}</p>
      ) : (
        <div className={styles.found} role="status">
          {data?.results.map(({ user, deadline }) => (
            <button key={user.id} type="button" onClick={() => onChosen(user)}>
              <b>{user.name}</b>
              {deadline && <span className="staff-small">{t('live_room.until', { time: time(deadline) })}</span>}
            </button>
          ))}
          {data?.results.length === 0 && <p className="staff-small">{t('live_room.nobody_found')}</p>}
        </div>
      )}
    </div>
  )
}

interface GiveProps {
  exam: string
  person: Sitter
  onDone(): void
}

function Give({ exam, person: { id, name }, onDone }: GiveProps): ReactElement {
  const t = useTexts('live-room')
  const { number } = useFigures()
  const admin = useStaff()
  const change = useChange()
  const [minutes, setMinutes] = useState(10)
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const values = { name, minutes: Number.isNaN(minutes) ? '–' : number(minutes) }
  const give = async () => {
    setBusy(true)
    const giving = () => admin.attempts.giveTime(exam, { user: id, minutes, note: note.trim() })
    const done = t('live_room.given_person', values)
    if (
      await change(giving, {
        done,
        outdates: [
          ['liveRoom', exam],
          ['attempts', exam],
        ],
      })
    )
      onDone()
    else setBusy(false)
  }
  return (
    <div className={styles.body}>
      <p className={styles.person}>
        <b>{name}</b>
        <Button variant="subtle" size="xs" onClick={onDone}>
          {t('live_room.another')}
        </Button>
      </p>
      <MinutesField value={minutes} onChange={setMinutes} />
      <TextInput
        label={t('live_room.note')}
        maxLength={500}
        value={note}
        onChange={event => setNote(event.currentTarget.value)}
      />
      <Button
        fullWidth
        loading={isBusy}
        disabled={!isMinutes(minutes)}
        leftSection={<Icon name="clock" />}
        onClick={() => void give()}
      >
        {t('live_room.give_person', values)}
      </Button>
    </div>
  )
}
