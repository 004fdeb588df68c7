import type { Attempt } from '@prostuti/sdk'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Language, Translate } from '../../foundation/translate.ts'
import { VisuallyHidden } from '../../foundation/ui/visually-hidden.tsx'
import { afterPaint } from './after-paint.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Desk } from './desk.tsx'
import type { Drawn } from './drawn.ts'
import { commandOfEvent } from './keyboard.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { useLeaveGuard } from './leave-guard.ts'
import { Notice } from './notice.tsx'
import { usePlace } from './place.ts'
import { usePreferences } from './preferences.ts'
import { placeId } from './question-html.ts'
import { Sheet } from './sheet.tsx'
import { SubmitDialog } from './submit-dialog.tsx'
import { TopBar } from './top-bar.tsx'
import type { SheetUnit } from './units.ts'
import { useWide } from './use-wide.ts'

export interface SittingProps {
  exam: string
  attempt: Attempt
  /** False while the attempt is still on its way: everything stands where it will stand, and nothing can be done yet. */
  live: boolean
  units: readonly SheetUnit[]
  drawn: Drawn | null
  signInAgain?: ReactNode
  onAnswered: (question: string, option: number | null) => void
  onFailed: (error: unknown) => void
  language: Language
  t: Translate
}

/** The exam being taken: bar, sheet, buttons, palette, dialogs. */
export function Sitting({
  exam,
  attempt,
  live,
  units,
  drawn,
  signInAgain,
  onAnswered,
  onFailed,
  language,
  t,
}: SittingProps) {
  const player = useRef<HTMLDivElement>(null)
  const questions = useMemo(() => units.flatMap(unit => unit.questions), [units])
  const [place, setPlace] = usePlace(exam, live, drawn?.place, () => Boolean(player.current?.querySelector(':focus')))
  const [preferences, changePreferences] = usePreferences(drawn !== null)
  const [dialog, setDialog] = useState<'palette' | 'submit' | 'leave' | null>(null)
  const wide = useWide(player)
  const single = preferences.mode === 'one'
  const current = questions.find(question => question.place === place) ?? questions[0]
  const last = questions.length - 1
  const close = () => setDialog(null)
  const leave = useLeaveGuard(live, () => setDialog('leave'))
  const go = useMove(player, single, setPlace, close)

  const choose = useCallback(
    (question: string, option: number | null) => {
      attempt.answer(question, option)
      afterPaint(() => onAnswered(question, option))
    },
    [attempt, onAnswered],
  )
  const step = (by: number) => go(Math.min(Math.max(place + by, 0), last))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are for the whole player, wherever the focus is in it
    <div
      ref={player}
      className="player"
      data-mode={preferences.mode}
      data-size={preferences.size}
      data-place={place}
      onFocus={event => {
        const box = (event.target as Element).closest<HTMLElement>('fieldset.q')
        if (!single && box) afterPaint(() => setPlace(Number(box.id.slice(placeId(0).length - 1))))
      }}
      onKeyDown={event => {
        const command = live && commandOfEvent(event.nativeEvent ?? event)
        if (!command || !current) return
        event.preventDefault()
        if (command === 'previous') step(-1)
        else if (command === 'next') step(1)
        else if (command === 'mark') attempt.mark(current.id, !attempt.$entry(current.id).get()?.marked)
        else if (command === 'clear') choose(current.id, null)
        else pick(player.current, place, command.choose)
      }}
    >
      <TopBar
        attempt={attempt}
        live={live}
        clock={drawn?.clock}
        signedOut={Boolean(signInAgain)}
        language={language}
        t={t}
        onPalette={() => setDialog('palette')}
      />
      <Notice attempt={attempt} t={t} />
      <Sheet units={units} attempt={live ? attempt : null} place={place} single={single} onChoose={choose} t={t} />
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
        <>
          <VisuallyHidden>
            <h2>{attempt.$view.get().joined?.title}</h2>
          </VisuallyHidden>
          <Desk
            attempt={attempt}
            questions={questions}
            place={place}
            wide={wide}
            open={dialog === 'palette'}
            signInAgain={signInAgain}
            preferences={preferences}
            onPreferences={changePreferences}
            onGo={go}
            onClose={close}
            onSubmit={() => setDialog('submit')}
            language={language}
            t={t}
          />
          <SubmitDialog
            attempt={attempt}
            open={dialog === 'submit'}
            onClose={close}
            onFailed={onFailed}
            language={language}
            t={t}
          />
          <LeaveDialog
            open={dialog === 'leave'}
            onStay={close}
            onSubmit={() => setDialog('submit')}
            onLeave={leave}
            t={t}
          />
        </>
      ) : null}
    </div>
  )
}

const boxAt = (player: HTMLElement | null, place: number): HTMLElement | null =>
  player?.querySelector(`#${placeId(place)}`) ?? null

/** A key chooses by pressing the radio, so that keys and taps go one way. */
function pick(player: HTMLElement | null, place: number, row: number): void {
  const radio = boxAt(player, place)?.querySelectorAll('input')[row]
  radio?.focus()
  radio?.click()
}

/** Goes to a question: shows it, brings its top into view, and puts the focus there, so that it is read out. */
function useMove(
  player: { current: HTMLElement | null },
  single: boolean,
  setPlace: (place: number) => void,
  close: () => void,
): (place: number) => void {
  const [target, setTarget] = useState<{ place: number } | null>(null)
  // After the effects of the dialog, which gives the focus back to its button.
  useEffect(() => {
    const box = target && boxAt(player.current, target.place)
    if (!box || !player.current) return
    box.focus({ preventScroll: true })
    const above = player.current.getBoundingClientRect().top < 0
    if (!single) box.scrollIntoView()
    else if (above) player.current.scrollIntoView()
  }, [target, player, single])
  return useCallback(
    (place: number) => {
      close()
      setPlace(place)
      setTarget({ place })
    },
    [setPlace],
  )
}
