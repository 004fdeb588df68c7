import { define } from '../../foundation/element/define.ts'
import type { Widget } from '../../foundation/element/define-widget.ts'
import { elementFromPreact } from '../../foundation/element/from-preact.ts'
import { lazyMessages, type MessageChunks, moreMessages } from '../../foundation/element/lazy-messages.ts'
import { nameMathsFont } from './maths-font.ts'

/** The API stands on the host that this code came from. */
const base = `${new URL(import.meta.url).origin}/api/`

/** Registers a widget's element, drawn by Preact, its messages in a chunk for each language; `late` are those that come later, by name. */
export function register(widget: unknown, first: MessageChunks, late?: Readonly<Record<string, MessageChunks>>): void {
  const { tag } = widget as Widget
  const messages = lazyMessages(first)
  const flavour = { base, messages, moreMessages: late && moreMessages(messages, late) }
  nameMathsFont()
  define(tag, () => elementFromPreact(widget as Widget, flavour))
}
