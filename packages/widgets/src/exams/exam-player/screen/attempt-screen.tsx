import type { Attempt } from '@prostuti/sdk'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { Language, Translate } from '../../../foundation/text/translate.ts'
import { pressOption, useKeys, useMove, useWide } from '../../../questions/asked/index.ts'
import { afterPaint, whenIdle } from '../../../questions/drawn/index.ts'
import { usePreferences } from '../state/preferences.ts'
import type { ServerDrawn } from '../state/server-drawn.ts'
import type { SheetUnit } from '../state/sheet-units.ts'
import { useCurrentQuestion } from '../state/use-current-question.ts'
import { BottomBar } from './bottom-bar.tsx'
import { type DialogName, PanelAndDialogs } from './panel-and-dialogs.tsx'
import { Sheet } from './sheet.tsx'
import type { LazyPanelParts } from './side-panel.tsx'
import { TopBar } from './top-bar.tsx'

export interface AttemptScreenProps {
  exam: string
  attempt: Attempt
  /** False while the attempt is still on its way: everything stands where it will stand, and nothing can be done yet. */
  live: boolean
  units: readonly SheetUnit[]
  drawn: ServerDrawn | null
  /** null until loaded. */
  lazyParts: LazyPanelParts | null
  onLazyParts: () => void
  signInAgain?: ReactNode
  /** The page is about nothing else: all keys are for it. */
  alone: boolean | undefined
  onAnswered: (question: string, option: number | null) => void
  onFailed: (error: unknown) => void
  language: Language
  t: Translate
}

/** The exam being taken: bar, sheet, buttons, palette, dialogs. */
export function AttemptScreen(props: AttemptScreenProps) {
  const { exam, attempt, live, units, drawn, lazyParts, onLazyParts, signInAgain, onAnswered, onFailed, language, t } =
    props
  const player = useRef<HTMLDivElement>(null)
  const questions = useMemo(() => units.flatMap(unit => unit.questions), [units])
  const last = questions.length - 1
  const busy = () => Boolean(player.current?.querySelector(':focus'))
  const ids = useMemo(() => questions.map(question => question.id), [questions])
  const [kept, setCurrentQuestion] = useCurrentQuestion({ exam, attempt, live, drawn: drawn?.questionIndex, ids, busy })
  const questionIndex = live ? Math.min(kept, last) : kept
  const current = questions.find(question => question.questionIndex === questionIndex)
  const [preferences, changePreferences] = usePreferences(drawn !== null)
  const single = preferences.mode === 'one'
  const wide = useWide(player)
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const [scrollTarget, setScrollTarget] = useState(questionIndex)
  const show = useCallback(
    (next: number) => {
      setScrollTarget(next)
      setDialog(null)
      setCurrentQuestion(next)
    },
    [setCurrentQuestion],
  )
  const go = useMove(player, single, show)
  const step = (by: number) => go(Math.min(Math.max(questionIndex + by, 0), last))
  const choose = useCallback(
    (question: string, option: number | null) => {
      attempt.answer(question, option)
      afterPaint(() => onAnswered(question, option))
    },
    [attempt, onAnswered],
  )

  useKeys(player, props.alone, command => {
    if (!live || !current) return
    const { id } = current
    if (command === 'previous') step(-1)
    else if (command === 'next') step(1)
    else if (command === 'mark') attempt.mark(id, !attempt.$entry(id).get()?.marked)
    else if (command === 'clear') choose(id, null)
    else pressOption(player, questionIndex, command.choose)
  })

  /** On one page the question in view is the one that has the focus. */
  function follow(target: EventTarget): void {
    const id = (target as Element).closest<HTMLElement>('fieldset.q')?.dataset.question
    const focused = questions.find(question => question.id === id)
    // Nobody waits for this, and somebody is about to tap.
    if (!single && focused) whenIdle(() => setCurrentQuestion(focused.questionIndex))
  }

  const common = { attempt, language, t }
  return (
    <div
      ref={player}
      className="player"
      // A press beside its buttons is a press on it.
      tabIndex={-1}
      data-mode={preferences.mode}
      data-size={preferences.size}
      data-place={questionIndex}
      onFocusCapture={event => follow(event.target)}
    >
      <TopBar
        {...common}
        title={attempt.$view.get().joined?.title ?? drawn?.title ?? ''}
        live={live}
        clock={drawn?.clock}
        signedOut={Boolean(signInAgain)}
        onPalette={() => setDialog('palette')}
      />
      <Sheet
        units={units}
        attempt={live ? attempt : null}
        questionIndex={single ? questionIndex : scrollTarget}
        single={single}
        onChoose={choose}
        t={t}
      />
      <BottomBar
        attempt={attempt}
        question={single && current ? current.id : null}
        first={questionIndex === 0}
        last={live && questionIndex === last}
        t={t}
        onPrevious={() => step(-1)}
        onNext={() => step(1)}
        onSubmit={() => setDialog('submit')}
      />
      {live ? (
        <PanelAndDialogs
          {...common}
          questions={questions}
          questionIndex={questionIndex}
          wide={wide}
          lazyParts={lazyParts}
          onLazyParts={onLazyParts}
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
