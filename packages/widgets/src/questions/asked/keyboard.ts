import { optionLetters } from '@prostuti/contract/option-letters'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What a key asks for. `choose` is a row, counted from 0. */
export type Command = { choose: number } | 'previous' | 'next' | 'mark' | 'clear'

const rows = ['12345678', '১২৩৪৫৬৭৮', optionLetters.en.toLowerCase(), optionLetters.bn]

const named: Record<string, Command> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Delete: 'clear',
  Backspace: 'clear',
  m: 'mark',
  ম: 'mark',
}

/** The keys of the player. Up and down stay with the radios, which need them; left and right go from question to question, also from a radio: a stray arrow must not change an answer. */
export function commandOf(key: string): Command | null {
  const lower = key.length === 1 ? key.toLowerCase() : key
  const choose = key.length === 1 ? Math.max(...rows.map(row => row.indexOf(lower))) : -1
  return choose >= 0 ? { choose } : (named[lower] ?? null)
}

/** The command of an event; null where the key belongs to somebody else: a shortcut, a dialog, a text field, the palette, a scrolled table. */
function commandOfEvent(event: KeyboardEvent): Command | null {
  const [target] = event.composedPath()
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element))
    return null
  if (target.closest('dialog, textarea, select, .palette, [contenteditable], input:not([type=radio])')) return null
  const command = commandOf(event.key)
  const scrolls = target.scrollWidth > target.clientWidth + 1 && getComputedStyle(target).overflowX !== 'visible'
  return scrolls && (command === 'previous' || command === 'next') ? null : command
}

/**
 * Hears the keys of a player, wherever the focus is in it. A press beside it leaves the focus nowhere: those keys are still
 * the player's where it had the focus last. All are where the page is `alone` about it; else the page keeps its own (WCAG 2.1.4).
 */
export function useKeys(
  player: RefObject<HTMLElement | null>,
  alone: boolean | undefined,
  run: (command: Command) => void,
): void {
  const latest = useRef(run)
  latest.current = run
  // Before the question is painted: no key that is pressed once it can be seen is lost.
  useLayoutEffect(() => {
    const isMine = (event: Event) => alone || event.composedPath().includes(player.current!)
    let had = false
    const follow = (event: Event) => {
      had = isMine(event)
    }
    const hear = (event: KeyboardEvent) => {
      const command = (isMine(event) || (had && event.target === document.body)) && commandOfEvent(event)
      if (!command) return
      event.preventDefault()
      latest.current(command)
    }
    addEventListener('focusin', follow)
    addEventListener('keydown', hear)
    return () => {
      removeEventListener('focusin', follow)
      removeEventListener('keydown', hear)
    }
  }, [player, alone])
}
