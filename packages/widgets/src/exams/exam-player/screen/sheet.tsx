import type { Attempt } from '@prostuti/sdk'
import { type MouseEvent, memo, useEffect, useState } from 'react'
import type { Translate } from '../../../foundation/text/translate.ts'
import { Question } from '../../../questions/asked/index.ts'
import { questionOf, whenIdle } from '../../../questions/drawn/index.ts'
import { holds, type SheetUnit } from '../state/sheet-units.ts'
import { Passage } from './passage.tsx'

export interface SheetProps {
  units: readonly SheetUnit[]
  attempt: Attempt | null
  /** The question that must be drawn at once. */
  questionIndex: number
  /** Show that question alone. */
  single: boolean
  onChoose: (question: string, option: number | null) => void
  t: Translate
}

const slice = 4

/** How many units are mounted: first what is looked at, then the rest while the browser has nothing better to do. */
function useMounted(units: readonly SheetUnit[]): number {
  const [mounted, setMounted] = useState(0)
  useEffect(() => {
    if (mounted < units.length) return whenIdle(() => setMounted(mounted + slice))
  }, [mounted, units])
  return mounted
}

/** All questions. Taps and buttons are heard here, once, for all of them. */
export const Sheet = memo(function Sheet({ units, attempt, questionIndex, single, onChoose, t }: SheetProps) {
  const mounted = useMounted(units)
  const shown = units.filter((unit, index) => index < mounted || holds(unit, questionIndex))
  const questions = (unit: SheetUnit) =>
    unit.questions.map(({ id, questionIndex: at, html, tapped }) => (
      <Question
        key={id}
        attempt={attempt}
        id={id}
        questionIndex={at}
        html={html}
        tapped={tapped}
        hidden={single && at !== questionIndex}
        onChoose={onChoose}
      />
    ))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what is pressed here are native radios and buttons
    <div
      className="sheet"
      onInput={event => {
        const radio = event.target as HTMLInputElement
        if (radio.type === 'radio') onChoose(questionOf(radio.name), Number(radio.value))
      }}
      onClick={event => attempt && press(event, attempt, onChoose)}
    >
      {shown.map(unit =>
        unit.passage === undefined ? (
          questions(unit)[0]
        ) : (
          <Passage key={unit.questions[0]!.id} unit={unit} hidden={single && !holds(unit, questionIndex)} t={t}>
            {questions(unit)}
          </Passage>
        ),
      )}
    </div>
  )
})

function press(event: MouseEvent, attempt: Attempt, onChoose: SheetProps['onChoose']): void {
  const button = (event.target as Element).closest('.clear, .mark')
  const box = button?.closest<HTMLElement>('fieldset')
  const question = box?.dataset.question
  if (!button || !box || !question) return
  if (button.classList.contains('mark')) {
    attempt.mark(question, !attempt.$entry(question).get()?.marked)
    return
  }
  // A button that goes away must not take the focus with it.
  box.focus({ preventScroll: true })
  onChoose(question, null)
}
