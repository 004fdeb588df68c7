import type { PaperQuestion } from '@prostuti/contract'
import type { PlacedQuestion } from '@prostuti/sdk/study'
import type { FormEvent, MouseEvent } from 'react'
import { Question } from '../../questions/asked/index.ts'
import { drawInside } from '../../questions/drawn/index.ts'
import { Html } from '../../questions/text/index.ts'
import type { ScreenPart } from './practice-parts.ts'

/** A question as the player asks it. */
export function OpenQuestion({ practice, placed, place, t, language }: ScreenPart) {
  const { question } = placed
  const html = () =>
    withHeading(drawInside({ ...drawn(placed), questionIndex: place, subject: question.topic.title }, { t, language }))
  const choose = (id: string, option: number | null) => practice.answer(id, option)
  const onInput = (event: FormEvent<HTMLElement>) => {
    const radio = event.target as HTMLInputElement
    if (radio.type === 'radio') choose(question.id, Number(radio.value))
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const clear = (event.target as Element).closest('.clear')
    if (!clear) return
    // A button that goes away must not take the focus with it.
    clear.closest<HTMLElement>('fieldset')?.focus({ preventScroll: true })
    choose(question.id, null)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what is pressed here are native radios and buttons
    <div onInput={onInput} onClick={onClick}>
      <Passage html={question.passage} />
      <Question attempt={practice} id={question.id} questionIndex={place} html={html} onChoose={choose} />
    </div>
  )
}

/** Subject and number are in the bar already: an element of their own lets readers alone have them here. */
const withHeading = (html: string): string => html.replace(/^<legend>([^<]*)/, '<legend><span>$1</span>')

export function Passage({ html }: { html: string | null }) {
  return html ? (
    <section className="practice-passage">
      <Html html={html} />
    </section>
  ) : null
}

/** The player names options by their place in its paper; here that place is the option's number for life. */
function drawn({ question, order }: PlacedQuestion): { question: PaperQuestion; options: number[] } {
  const texts: string[] = []
  for (const { number, text } of question.options) texts[number] = text
  return {
    question: { id: question.id, text: question.text, options: texts, subject: 0 },
    options: order.map(index => question.options[index]!.number),
  }
}
