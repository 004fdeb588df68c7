import type { MergedEntry } from '@prostuti/contract'
import type { Attempt } from '@prostuti/sdk'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { trusted } from '../../foundation/look/trusted-html.ts'
import { questionElementId } from '../drawn/index.ts'

export interface QuestionProps {
  /** null while the sheet is still on its way: a tap is then kept by the browser and handed over later. */
  attempt: Pick<Attempt, '$entry'> | null
  id: string
  questionIndex: number
  /** Drawn once; after that the browser keeps this part of the page. */
  html: () => string
  /** The option tapped before we came, where the nodes are drawn anew. */
  tapped?: number | null
  hidden?: boolean
  onChoose: (question: string, option: number | null) => void
}

/**
 * One question. A tap is painted by the browser without our help; afterwards the store tells what else has changed
 * (another device, a cleared answer, a mark), and only that is written.
 */
export const Question = memo(function Question(props: QuestionProps) {
  const { attempt, id, questionIndex, html, tapped, hidden } = props
  const box = useRef<HTMLFieldSetElement>(null)
  const [inside] = useState(() => ({ __html: trusted(html()) }))
  useLayoutEffect(() => {
    for (const radio of radiosOf(box.current!)) if (Number(radio.value) === tapped) radio.checked = true
  }, [tapped])
  useLayoutEffect(() => {
    if (attempt && box.current) return follow(attempt, props, box.current)
  }, [attempt, id])
  return (
    <fieldset
      ref={box}
      className="q"
      id={questionElementId(questionIndex)}
      data-question={id}
      tabIndex={-1}
      hidden={hidden}
      dangerouslySetInnerHTML={inside}
    />
  )
})

function follow(attempt: Pick<Attempt, '$entry'>, { id, onChoose }: QuestionProps, box: HTMLElement): () => void {
  const early = tappedEarly(box)
  if (early !== null) onChoose(id, early)
  return attempt.$entry(id).subscribe(entry => show(entry, box))
}

const radiosOf = (box: HTMLElement): NodeListOf<HTMLInputElement> => box.querySelectorAll('input')

/** The option tapped in a question that the server has drawn, before our code came. */
export function tappedEarly(box: HTMLElement): number | null {
  for (const radio of radiosOf(box)) if (radio.checked && !radio.defaultChecked) return Number(radio.value)
  return null
}

function show(entry: MergedEntry | null, box: HTMLElement): void {
  const answer = entry?.answer ?? null
  // A tap has painted itself already: what stands as it should is not touched again.
  for (const radio of radiosOf(box)) {
    const checked = Number(radio.value) === answer
    if (radio.checked !== checked) radio.checked = checked
  }
  const clear = box.querySelector<HTMLButtonElement>('.clear')!
  if (clear.disabled !== (answer === null)) clear.disabled = answer === null
  const mark = box.querySelector('.mark')!
  const pressed = String(entry?.marked ?? false)
  if (mark.ariaPressed !== pressed) mark.ariaPressed = pressed
}
