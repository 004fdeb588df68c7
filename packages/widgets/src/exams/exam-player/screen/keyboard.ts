/** What a key asks for. `choose` is a row, counted from 0. */
export type Command = { choose: number } | 'previous' | 'next' | 'mark' | 'clear'

const rows = ['12345678', '১২৩৪৫৬৭৮', 'abcdefgh', 'কখগঘঙচছজ']

const named: Record<string, Command> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Delete: 'clear',
  Backspace: 'clear',
  m: 'mark',
  ম: 'mark',
}

/**
 * The keys of the player, wherever the focus is inside it. Up and down stay with the radios, which need them;
 * left and right go from question to question, also from a radio: a stray arrow must not change an answer.
 * They work with the focus in the player only, so that a page around it keeps its own keys (WCAG 2.1.4).
 */
export function commandOf(key: string): Command | null {
  const lower = key.length === 1 ? key.toLowerCase() : key
  const choose = key.length === 1 ? Math.max(...rows.map(row => row.indexOf(lower))) : -1
  return choose >= 0 ? { choose } : (named[lower] ?? null)
}

type KeyEvent = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/** The command of an event; null where the key belongs to somebody else: a shortcut, a dialog, a text field, the palette, a scrolled table. */
export function commandOfEvent(event: KeyEvent): Command | null {
  const { target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return null
  if (target.closest('dialog, textarea, select, .palette, .view, [contenteditable], input:not([type=radio])'))
    return null
  const command = commandOf(event.key)
  const scrolls = target.scrollWidth > target.clientWidth + 1 && getComputedStyle(target).overflowX !== 'visible'
  return scrolls && (command === 'previous' || command === 'next') ? null : command
}
