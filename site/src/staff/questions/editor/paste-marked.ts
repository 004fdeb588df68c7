import type { ClipboardEvent } from 'react'
import { markedPaste } from './marked-paste.ts'

/** Puts marked text into a field as small HTML; plain text is the browser's own affair. */
export function pasteMarked(event: ClipboardEvent): void {
  const field = event.target
  if (!(field instanceof HTMLTextAreaElement)) return
  const marked = markedPaste(event.clipboardData.getData('text/html'))
  if (marked === null) return
  event.preventDefault()
  // The one command that the browser's own undo knows.
  if (document.execCommand('insertText', false, marked)) return
  field.setRangeText(marked, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
