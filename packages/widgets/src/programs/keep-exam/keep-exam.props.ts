import type { DatedKind } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface KeepExamEvents {
  /** The exam was put into the person's routine, or taken out of it. */
  'exam-kept': { kind: DatedKind; id: string; kept: boolean }
}

/** What a widget gives its own part; its entry brings the words of `keep` and `ui`, its style imports `keep-exam.css`. */
export interface KeepExamProps extends Pick<WidgetProps, 'client' | 'language' | 't' | 'host'> {
  kind: DatedKind
  id: string
  /** Of the exam, for readers. */
  title: string
  /** `YYYY-MM-DD` in Dhaka; null: not known, and nothing to keep. */
  date: string | null
  /** `hh:mm` in Dhaka; null: not known. */
  time: string | null
  /** It stands in the person's routine. */
  kept: boolean
  onKept?: (kept: boolean) => void
  /** Where people sign in, on a page whose shell does not ask them. */
  signInHref?: string
}

export interface KeepExamElementProps extends WidgetProps<KeepExamEvents> {
  /** What has the exam. */
  kind?: DatedKind
  /** Its id. */
  itemId?: string
  /** Of the exam, for readers. */
  examTitle?: string
  /** `YYYY-MM-DD` in Dhaka; without it there is nothing to keep. */
  date?: string
  /** `hh:mm` in Dhaka. */
  time?: string
  /** It stands in the person's routine. */
  kept?: boolean
  /** Where people sign in, on a page whose shell does not ask them. */
  signInHref?: string
}
