import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { placeId } from './question-html.ts'

type Player = RefObject<HTMLElement | null>

const boxAt = (player: Player, place: number): HTMLElement | null =>
  player.current?.querySelector(`#${placeId(place)}`) ?? null

/** A key chooses by pressing the radio, so that keys and taps go one way. */
export function pressOption(player: Player, place: number, row: number): void {
  const radio = boxAt(player, place)?.querySelectorAll('input')[row]
  radio?.focus()
  radio?.click()
}

/** Returns what goes to a question: shows it, brings its top into view, and puts the focus there, so that it is read out. */
export function useMove(player: Player, single: boolean, show: (place: number) => void): (place: number) => void {
  const [target, setTarget] = useState<{ place: number } | null>(null)
  // At once, so that a fast typist's next key meets the new question …
  useLayoutEffect(() => {
    if (target) boxAt(player, target.place)?.focus({ preventScroll: true })
  }, [target, player])
  // … and again when the dialog that led here has given the focus back to its button.
  useEffect(() => {
    const box = target && boxAt(player, target.place)
    if (!box || !player.current) return
    if (!box.matches(':focus-within')) box.focus({ preventScroll: true })
    if (!single) box.scrollIntoView()
    else if (player.current.getBoundingClientRect().top < 0) player.current.scrollIntoView()
  }, [target, player, single])
  return useCallback(
    (place: number) => {
      show(place)
      setTarget({ place })
    },
    [show],
  )
}
