import type { Attempt } from '@prostuti/sdk'
import { localDigits } from '@prostuti/sdk/i18n/digits'
import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import type { Language, Translate } from '../../foundation/text/translate.ts'
import { Chip } from '../../foundation/ui/chip.tsx'
import { afterPaint } from '../drawn/index.ts'
import { useAtomAfterPaint } from './use-atom.ts'

export interface PaletteProps {
  attempt: Pick<Attempt, '$entry' | '$progress'>
  /** Question ids in the attempt's order. */
  ids: readonly string[]
  questionIndex: number
  /** Index of the furthest question reached: what is unanswered before it was skipped. */
  reached: number
  language: Language
  t: Translate
  onGo: (questionIndex: number) => void
}

/** Every question in one view: answered, marked, skipped, by colour, by shape and by name. One tab stop; arrows move inside. */
export function Palette({ attempt, ids, questionIndex, reached, language, t, onGo }: PaletteProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => afterPaint(() => box.current && keepInView(box.current, questionIndex)), [questionIndex])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a question here
    <div ref={box} className="palette ui-num" role="group" aria-label={t('player.palette')} onKeyDown={moveFocus}>
      {ids.map((id, at) => (
        <Cell
          key={id}
          attempt={attempt}
          id={id}
          at={at}
          current={at === questionIndex}
          skipped={at < reached}
          language={language}
          t={t}
          onGo={onGo}
        />
      ))}
    </div>
  )
}

interface CellProps extends Pick<PaletteProps, 'attempt' | 'language' | 't' | 'onGo'> {
  id: string
  at: number
  current: boolean
  skipped: boolean
}

const Cell = memo(function Cell({ attempt, id, at, current, skipped, language, t, onGo }: CellProps) {
  const entry = useAtomAfterPaint(attempt.$entry(id))
  const answered = (entry?.answer ?? null) !== null
  const state = answered ? 'answered' : skipped ? 'skipped' : 'open'
  const name = [t('player.question', { number: at + 1 }), t(`player.state_${state}`)]
  if (entry?.marked) name.push(t('player.mark'))
  return (
    <button
      type="button"
      data-state={state}
      data-marked={entry?.marked || undefined}
      aria-current={current ? 'step' : undefined}
      aria-label={name.join(', ')}
      tabIndex={current ? 0 : -1}
      onClick={() => onGo(at)}
    >
      {localDigits(String(at + 1), language)}
    </button>
  )
})

/** Scrolls the list, never the page. */
function keepInView(box: HTMLElement, questionIndex: number): void {
  const scroller = box.closest('dialog') ?? box
  const room = scroller.getBoundingClientRect()
  const cell = box.children[questionIndex]?.getBoundingClientRect()
  if (cell && (cell.top < room.top || cell.bottom > room.bottom - room.height / 4))
    scroller.scrollTop += cell.top - room.top - room.height / 2
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const cells = [...event.currentTarget.children] as HTMLElement[]
  const columns = cells.filter(cell => cell.offsetTop === cells[0]!.offsetTop).length
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key]
  if (!step) return
  event.preventDefault()
  cells[cells.indexOf(event.target as HTMLElement) + step]?.focus()
}

/** What the colours mean, with their counts. */
export function Counts({ attempt, t }: Pick<PaletteProps, 'attempt' | 't'>) {
  const { answered, marked, total } = useAtomAfterPaint(attempt.$progress)
  return (
    <p className="counts">
      <Chip tone="taken">{t('player.answered', { count: answered })}</Chip>
      <Chip tone="marked">{t('player.marked', { count: marked })}</Chip>
      <Chip>{t('player.left', { count: total - answered })}</Chip>
    </p>
  )
}
