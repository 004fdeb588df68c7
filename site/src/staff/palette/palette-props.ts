import type { Messages } from '@prostuti/sdk/i18n/translate'
import { staffNavigation } from '../pages/staff-navigation.ts'
import { staffProps } from '../pages/staff-props.ts'
import { menuTranslator } from '../texts.ts'
import type { PaletteProps } from './open-palette.tsx'

/** Of the frame's texts the palette shows these. */
const ofFrame = ['frame.close', 'frame.beyond_role']

/** What the frame of a page hands the palette: its texts alone, and the pages that the person's role opens. */
export function paletteProps(locals: App.Locals): PaletteProps {
  const staff = staffProps(locals, 'palette')
  const t = menuTranslator(staff.language)
  const texts: Messages = Object.fromEntries(
    Object.entries(staff.texts).filter(([key]) => key.startsWith('palette.') || ofFrame.includes(key)),
  )
  const pages = staffNavigation(staff.person.role).flatMap(({ href, text, icon, pages }) => {
    const title = t(text)
    const inside = pages.filter(page => page.href !== href)
    return [
      { href, text: title, icon },
      ...inside.map(page => ({ href: page.href, text: `${title}: ${t(page.text)}`, icon })),
    ]
  })
  return { staff: { ...staff, texts }, pages }
}
