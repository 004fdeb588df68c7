import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ExamDetails, Language, PaperQuestion } from '@prostuti/contract'
import { widgetsFolder } from './embed.ts'

/** The first question of an open attempt, for the player's first frame. */
export interface FirstFrame {
  language: Language
  question: PaperQuestion
  /** `options[row]` is the paper's option shown in that row. */
  options: readonly number[]
  /** Name of the subject; plain text. */
  subject: string
  /** The paper's option that is already answered. */
  checked: number | null
  /** The text that the first `count` questions share: safe HTML. */
  passage?: { html: string; count: number }
  answered: number
  total: number
  /** Milliseconds left by the server's clock; null without an end. */
  remaining: number | null
}

/** The attributes of `<prostuti-exam-join>` that the site gives. */
export interface JoinProps {
  examId: string
  examHref: string
  resultHref: string
  programHref: string | undefined
  signInHref: string
  initial: ExamDetails
}

/** What we use of `@prostuti/widgets`' server entry, which is built: sources would bring React's types along. */
interface WidgetsServer {
  /** What stands in `.prostuti-root`. Strings only. */
  drawPlayer(frame: FirstFrame): string
  /** A whole element with its shadow root; what stands in `props` becomes attributes, too. */
  renderElement(name: 'examJoin', props: JoinProps, language: Language): string
  styleText(name: 'examPlayer'): string
  /** `'sha256-…'`, with its quotes. */
  styleHash(name: 'examPlayer' | 'examJoin'): string
  /** Journals taps until the player takes over. */
  readonly earlyTapsScript: string
}

export const widgets: WidgetsServer = await import(
  /* @vite-ignore */ pathToFileURL(join(widgetsFolder, 'server/server.js')).href
)
