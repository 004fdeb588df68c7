import { createRoot, type Root } from 'react-dom/client'
import { StaffContext } from '../foundation/context/staff-context.ts'
import type { StaffProps } from '../foundation/context/staff-props.ts'
import { createContextValue } from '../foundation/frame/context-value.ts'
import sheet from './palette.css?inline'
import { Palette } from './palette.tsx'
import type { PaletteEntry } from './thing.ts'

/** What the frame hands the palette. */
export interface PaletteProps {
  readonly staff: StaffProps
  readonly pages: readonly PaletteEntry[]
}

let root: Root | null = null

/** Beside its code and not in every page: the first screen's styles have no room for what few open. */
const styles = new CSSStyleSheet()
styles.replaceSync(sheet)

/** Opens it over the page; the focus goes back to where it was. */
export function openPalette({ staff, pages }: PaletteProps): void {
  if (root) return
  if (!document.adoptedStyleSheets.includes(styles)) document.adoptedStyleSheets.push(styles)
  const before = document.activeElement
  const place = document.body.appendChild(document.createElement('div'))
  const opened = createRoot(place)
  root = opened
  const close = () => {
    opened.unmount()
    place.remove()
    root = null
    if (before instanceof HTMLElement) before.focus()
  }
  opened.render(
    <StaffContext value={createContextValue(staff)}>
      <Palette pages={pages} onClose={close} />
    </StaffContext>,
  )
}
