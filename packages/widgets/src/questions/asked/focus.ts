import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { questionElementId } from '../drawn/index.ts'

type Player = RefObject<HTMLElement | null>

const boxAt = (player: Player, questionIndex: number): HTMLElement | null =>
  player.current?.querySelector(`#${questionElementId(questionIndex)}`) ?? null

/** A key chooses by pressing the radio, so that keys and taps go one way. */
export function pressOption(player: Player, questionIndex: number, row: number): void {
  const radio = boxAt(player, questionIndex)?.querySelectorAll('input')[row]
  radio?.focus()
  radio?.click()
}

/** Returns what goes to a question: shows it, brings its top into view, and puts the focus there, so that it is read out. */
export function useMove(
  player: Player,
  single: boolean,
  show: (questionIndex: number) => void,
): (questionIndex: number) => void {
  const [target, setTarget] = useState<{ questionIndex: number } | null>(null)
  // At once, so that a fast typist's next key meets the new question …
  useLayoutEffect(() => {
    if (target) boxAt(player, target.questionIndex)?.focus({ preventScroll: true })
  }, [target, player])
  // … and again when the dialog that led here has given the focus back to its button.
  useEffect(() => {
    const box = target && boxAt(player, target.questionIndex)
    if (!box || !player.current) return
    if (!box.matches(':focus-within')) box.focus({ preventScroll: true })
    if (!single) box.scrollIntoView()
    else if (player.current.getBoundingClientRect().top < 0) player.current.scrollIntoView()
  }, [target, player, single])
  return useCallback(
    (questionIndex: number) => {
      show(questionIndex)
      setTarget({ questionIndex })
    },
    [show],
  )
}
