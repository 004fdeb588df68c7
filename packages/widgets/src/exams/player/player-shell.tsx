import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { formatClock } from '../../foundation/format.ts'
import type { Language, Translate } from '../../foundation/translate.ts'
import type { Drawn } from './drawn.ts'
import { drawInside, type PlacedQuestion } from './question-html.ts'
import { Sitting } from './sitting.tsx'
import { waitingAttempt } from './waiting-attempt.ts'

export interface PlayerShellOptions extends Omit<PlacedQuestion, 'place'> {
  language: Language
  t: Translate
  /** The paper's option that is already answered. */
  checked?: number | null
  /** The text that the first `count` questions share: safe HTML. */
  passage?: { html: string; count: number }
  answered: number
  total: number
  /** Milliseconds left by the server's clock; null without an end. */
  remaining: number | null
}

type Frame = Pick<PlayerShellOptions, 'language' | 't' | 'answered' | 'total'> & { shared: number }

/** Stands for what differs from person to person; in no text of ours. */
const hole = { id: '⟦id⟧', question: '⟦question⟧', passage: '⟦passage⟧', clock: '⟦clock⟧' }

const frames = new Map<string, string>()
const mostFrames = 2000

/**
 * The player's first frame as HTML, for `.prostuti-root` in a declarative shadow root: bar, the attempt's first question,
 * which can be answered at once, and buttons. The player takes these very nodes over. Components draw the frame around
 * the question once for each language and count; what is personal is filled in as text.
 */
export function drawPlayerShell(options: PlayerShellOptions): string {
  const { question, passage, remaining, checked, answered, total, language, t } = options
  const filled: Record<string, string> = {
    [hole.id]: question.id,
    [hole.question]: drawInside({ ...options, place: 0 }, { language, t }, checked),
    [hole.passage]: passage?.html ?? '',
    [hole.clock]: remaining === null ? t('player.no_limit') : formatClock(remaining, language),
  }
  return frameOf({ language, t, answered, total, shared: passage?.count ?? 0 }).replace(/⟦\w+⟧/g, name => filled[name]!)
}

function frameOf(frame: Frame): string {
  const key = [frame.language, frame.answered, frame.total, frame.shared].join()
  const known = frames.get(key)
  if (known) return known
  if (frames.size >= mostFrames) frames.clear()
  const drawn = drawFrame(frame)
  frames.set(key, drawn)
  return drawn
}

function drawFrame({ language, t, answered, total, shared }: Frame): string {
  const drawn: Drawn = {
    unit: {
      passage: shared ? hole.passage : undefined,
      questions: [{ id: hole.id, place: 0, html: () => hole.question }],
      count: shared || 1,
    },
    place: 0,
    clock: hole.clock,
    attempt: waitingAttempt({ answered, marked: 0, total }),
  }
  const nothing = () => {}
  const html = renderToString(
    (
      <Sitting
        exam=""
        attempt={drawn.attempt}
        live={false}
        units={[drawn.unit]}
        drawn={drawn}
        late={null}
        onAnswered={nothing}
        onFailed={nothing}
        language={language}
        t={t}
      />
    ) as unknown as VNode,
  )
  // For `readDrawn`: hydration leaves attributes that it does not know alone.
  return html.replace('<div', `<div data-answered="${answered}" data-total="${total}"`)
}
