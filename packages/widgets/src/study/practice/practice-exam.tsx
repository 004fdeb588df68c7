import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { pressOption, useAtom, useKeys, useMove } from '../../questions/asked/index.ts'
import { AnsweredQuestion } from './answered-question.tsx'
import { OpenQuestion } from './open-question.tsx'
import { PracticeBar } from './practice-bar.tsx'
import { PracticeFoot } from './practice-foot.tsx'
import { PracticeOver } from './practice-over.tsx'
import { PracticePanel } from './practice-panel.tsx'
import type { PracticePartProps, ScreenPart } from './practice-parts.ts'

/** Questions one after another: with the key after each answer, or with the marks at the end. */
export function PracticeExam(props: PracticePartProps) {
  const state = useAtom(props.practice.$record, record => record.state)
  return state === 'open' ? <OpenPractice {...props} /> : <PracticeOver {...props} />
}

/** There are no more questions than these, which is said once, with the first. */
function Fewer({ practice, place, t }: ScreenPart) {
  const { asked = 0, questions } = practice.$record.get()
  if (place > 0 || asked <= questions.length) return null
  return <p className="practice-fewer ui-small">{t('practice.fewer', { count: questions.length })}</p>
}

function OpenPractice(props: PracticePartProps) {
  const { client, practice, emit, resultHref } = props
  const player = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(() => Math.min(practice.$record.get().place, practice.questions.length - 1))
  const [dialog, setDialog] = useState<'palette' | 'submit' | null>(null)
  const { mode } = practice.$record.get()
  const show = useCallback((next: number) => {
    setDialog(null)
    setPlace(next)
  }, [])
  useEffect(() => practice.show(place), [practice, place])
  const go = useMove(player, true, show)
  const last = practice.questions.length - 1
  const step = (by: number) => go(Math.min(Math.max(place + by, 0), last))
  const placed = practice.questions[place]!
  const { id } = placed.question
  const entry = useAtom(useMemo(() => practice.$entry(id), [practice, id]))
  const isAnswered = mode === 'learn' && (entry?.answer ?? null) !== null

  const submit = async () => {
    await practice.submit()
    emit('practice-finished', { practice: practice.id })
    if (resultHref) client.platform.network.navigate(fillTemplate(resultHref, { id: practice.id }))
  }
  useKeys(player, props.host?.autofocus, command => {
    if (command === 'previous') step(-1)
    else if (command === 'next') step(1)
    else if (command === 'mark') practice.mark(id, !entry?.marked)
    else if (command !== 'clear') pressOption(player, place, command.choose)
    else if (mode === 'test') practice.answer(id, null)
  })
  const parts = { ...props, place, dialog, setDialog, placed, mode }
  return (
    <div ref={player} className="player practice-player" tabIndex={-1} data-mode="one" data-practice={mode}>
      <PracticeBar {...parts} />
      <div className="sheet">
        <Fewer {...parts} />
        {isAnswered ? (
          <AnsweredQuestion key={id} {...parts} answer={entry!.answer!} />
        ) : (
          <OpenQuestion key={id} {...parts} />
        )}
      </div>
      <PracticeFoot {...parts} answered={isAnswered} onStep={step} onSubmit={submit} />
      <PracticePanel {...parts} onGo={go} onSubmit={submit} />
    </div>
  )
}
