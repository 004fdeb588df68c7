import { formatClock, formatMoment, minutesOf } from '../../foundation/text/format.ts'
import type { JoinScreenProps } from './exam-join.props.ts'
import { lobbyOpensMs } from './join-action.ts'
import { LobbyChecks } from './lobby-checks.tsx'
import { StartAnnouncement } from './start-announcement.tsx'

/** The lobby: which exam, a wall clock of sixty strokes, and whether everything is here. Nothing is to be pressed; it opens by itself. */
export function LobbyRoom(props: JoinScreenProps & { keepsPapers: boolean }) {
  const { exam, t, language, lobby, now } = props
  const { remaining } = lobby.view
  const negative = exam.rules.negative_mark
  return (
    <div className="lobby">
      <header className="lobby-head">
        <slot name="title">
          <h2 part="heading">{exam.title}</h2>
        </slot>
        <p className="ui-small ui-muted">
          {t('lobby.facts', { questions: exam.total_questions, minutes: minutesOf(exam.duration) })}
          {negative > 0 ? ` · ${t('lobby.negative', { mark: negative })}` : ''}
        </p>
      </header>
      <div className="lobby-clock">
        <Strokes remaining={remaining} />
        <p className="ui-small">{t('join.starts_in')}</p>
        <p className="lobby-time ui-num" part="timer" role="timer" aria-live="off">
          {formatClock(remaining, language)}
        </p>
        <p className="ui-small ui-num">{t('list.starts', { time: formatMoment(exam.start_time, language, now) })}</p>
      </div>
      <StartAnnouncement {...props} />
      <LobbyChecks {...props} />
      <p className="lobby-word ui-muted">
        {t('lobby.water')}
        <br />
        {t('lobby.known_first')}
      </p>
    </div>
  )
}

const strokes = 60

/** They fill as the start comes near, from the moment at which the hall opens. */
function Strokes({ remaining }: { remaining: number }) {
  const filled = Math.round(strokes * (1 - Math.min(remaining / lobbyOpensMs, 1)))
  return (
    <svg className="lobby-strokes" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      {Array.from({ length: strokes }, (_, stroke) => (
        <line
          key={`${stroke * 6}°`}
          y1="-96"
          y2={stroke % 15 === 0 ? -78 : -84}
          transform={`rotate(${stroke * 6})`}
          data-filled={stroke < filled ? '' : undefined}
        />
      ))}
    </svg>
  )
}
