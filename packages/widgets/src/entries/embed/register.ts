import { define } from '../../foundation/define.ts'
import type { Widget } from '../../foundation/define-widget.ts'
import { elementFromPreact } from '../../foundation/from-preact.ts'
import { lazyMessages } from '../../foundation/lazy-messages.ts'

/** The API stands on the host that this code came from. */
const base = `${new URL(import.meta.url).origin}/api/`

/** Registers a widget's element, drawn by Preact, its messages in a chunk for each language. */
export function register(widget: unknown, messages: Parameters<typeof lazyMessages>[0]): void {
  const { tag } = widget as Widget
  define(tag, () => elementFromPreact(widget as Widget, { base, messages: lazyMessages(messages) }))
}
