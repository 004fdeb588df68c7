import type { ExamDetails, Receipt } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

/** What the player tells the page around it. None of it says which option is right: the player does not know. */
export interface ExamPlayerEvents {
  /** The clock runs. */
  joined: { exam: string; attempt: number; deadline: string | null }
  /** `option` is the paper's own number of it; null when the answer was cleared. */
  answered: { question: string; option: number | null; answered: number; total: number }
  /** The server has the sheet: it has come in, or was in when the page was opened. */
  submitted: { receipt: Receipt }
  'signed-in': { id: string }
  failed: { code: string; detail: string }
}

export interface ExamPlayerProps extends WidgetProps<ExamPlayerEvents> {
  examId: string
  /** `live` by default. */
  mode?: 'live' | 'archive'
  /** What to do when nobody is signed in: `ask` (default), or go on at once as this device, `anonymous`. */
  signIn?: 'ask' | 'anonymous'
  /** Before a live attempt begins, show what it is and ask: `ask` (default), or begin as soon as there is a person, `at-once`. */
  start?: 'ask' | 'at-once'
  /** In the embed: where the receipt leads (`entries/embed/after-receipt.ts`). */
  resultHref?: string
}

/** Props of the card before the start of a live attempt. */
export interface StartCardProps extends ExamPlayerProps {
  exam: ExamDetails
  onStart: () => void
}
