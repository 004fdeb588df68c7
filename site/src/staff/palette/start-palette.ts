import { hasOpenDialog } from '../foundation/input/has-open-dialog.ts'
import type { PaletteProps } from './open-palette.tsx'

/** Ctrl K, ⌘ K and the button in the bar; its parts are loaded when it is first wanted. */
const button = document.querySelector<HTMLButtonElement>('[data-palette]')

async function open({ dataset }: HTMLButtonElement): Promise<void> {
  const { loadPalette } = await import('./load-palette.ts')
  const { openPalette } = await loadPalette()
  openPalette(JSON.parse(dataset.palette ?? '') as PaletteProps)
}

/** The browser has said so in the console; another press tries again. */
const start = () =>
  button && void open(button).catch((error: unknown) => console.warn('the palette did not load', error))

button?.addEventListener('click', start)
// It answers from now on.
button?.setAttribute('data-listening', '')
document.addEventListener('keydown', event => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return
  if (hasOpenDialog()) return
  event.preventDefault()
  start()
})
