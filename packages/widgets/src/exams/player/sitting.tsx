import type { Attempt } from '@prostuti/sdk'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { Language, Translate } from '../../foundation/translate.ts'
import { VisuallyHidden } from '../../foundation/ui/visually-hidden.tsx'
import { afterPaint, whenIdle } from './after-paint.ts'
import { Beside, type DialogName } from './beside.tsx'
import { BottomBar } from './bottom-bar.tsx'
import type { Drawn } from './drawn.ts'
import { type Command, commandOfEvent } from './keyboard.ts'
import type { LaterPart } from './later-part.ts'
import { pressOption, useMove } from './move.ts'
import { Notice } from './notice.tsx'
import { usePlace } from './place.ts'
import { usePreferences } from './preferences.ts'
import { Sheet } from './sheet.tsx'
import { TopBar } from './top-bar.tsx'
import type { SheetQuestion, SheetUnit } from './units.ts'
import { useWide } from './use-wide.ts'

export interface SittingProps {
  exam: string
  attempt: Attempt
  /** False while the attempt is still on its way: everything stands where it will stand, and nothing can be done yet. */
  live: boolean
  units: readonly SheetUnit[]
  drawn: Drawn | null
  /** null while it is not here yet. */
  later: LaterPart | null
  onLater: () => void
  signInAgain?: ReactNode
  onAnswered: (question: string, option: number | null) => void
  onFailed: (error: unknown) => void
  language: Language
  t: Translate
}

/** The exam being taken: bar, sheet, buttons, palette, dialogs. */
export function Sitting(props: SittingProps) {
  const { exam, attempt, live, units, drawn, later, onLater, signInAgain, onAnswered, onFailed, language, t } = props
  const player = useRef<HTMLDivElement>(null)
  const questions = useMemo(() => units.flatMap(unit => unit.questions), [units])
  const last = questions.length - 1
  const busy = () => Boolean(player.current?.querySelector(':focus'))
  const [kept, setPlace] = usePlace(exam, live, drawn?.place, busy)
  const place = live ? Math.min(kept, last) : kept
  const current = questions.find(question => question.place === place)
  const [preferences, changePreferences] = usePreferences(drawn !== null)
  const single = preferences.mode === 'one'
  const wide = useWide(player)
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const [sought, seek] = useState(place)
  const show = useCallback(
    (next: number) => {
      seek(next)
      setDialog(null)
      setPlace(next)
    },
    [setPlace],
  )
  const go = useMove(player, single, show)
  const step = (by: number) => go(Math.min(Math.max(place + by, 0), last))
  const choose = useCallback(
    (question: string, option: number | null) => {
      attempt.answer(question, option)
      afterPaint(() => onAnswered(question, option))
    },
    [attempt, onAnswered],
  )

  function obey(command: Command, { id }: SheetQuestion): void {
    if (command === 'previous') step(-1)
    else if (command === 'next') step(1)
    else if (command === 'mark') attempt.mark(id, !attempt.$entry(id).get()?.marked)
    else if (command === 'clear') choose(id, null)
    else pressOption(player, place, command.choose)
  }

  /** On one page the question in view is the one that has the focus. */
  function follow(target: EventTarget): void {
    const id = (target as Element).closest<HTMLElement>('fieldset.q')?.dataset.question
    const focused = questions.find(question => question.id === id)
    // Nobody waits for this, and somebody is about to tap.
    if (!single && focused) whenIdle(() => setPlace(focused.place))
  }

  const common = { attempt, language, t }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are for the whole player, wherever the focus is in it
    <div
      ref={player}
      className="player"
      data-mode={preferences.mode}
      data-size={preferences.size}
      data-place={place}
      onFocusCapture={event => follow(event.target)}
      onKeyDown={event => {
        const command = live && commandOfEvent(event.nativeEvent ?? event)
        if (!command || !current) return
        event.preventDefault()
        obey(command, current)
      }}
    >
      <TopBar
        {...common}
        live={live}
        clock={drawn?.clock}
        signedOut={Boolean(signInAgain)}
        onPalette={() => setDialog('palette')}
      />
      <Notice attempt={attempt} t={t} />
      <Sheet
        units={units}
        attempt={live ? attempt : null}
        place={single ? place : sought}
        single={single}
        onChoose={choose}
        t={t}
      />
      <BottomBar
        attempt={attempt}
        question={single && current ? current.id : null}
        first={place === 0}
        last={live && place === last}
        t={t}
        onPrevious={() => step(-1)}
        onNext={() => step(1)}
        onSubmit={() => setDialog('submit')}
      />
      {live ? (
        <VisuallyHidden>
          <h2>{attempt.$view.get().joined?.title}</h2>
        </VisuallyHidden>
      ) : null}
      {live ? (
        <Beside
          {...common}
          questions={questions}
          place={place}
          wide={wide}
          later={later}
          onLater={onLater}
          signInAgain={signInAgain}
          preferences={preferences}
          onPreferences={changePreferences}
          onGo={go}
          dialog={dialog}
          onDialog={setDialog}
          onFailed={onFailed}
        />
      ) : null}
    </div>
  )
}
