import { icon } from '../../foundation/icons/icons.tsx'
import { link } from '../../foundation/icons/lucide.ts'

export { IconFlag as IconFlagged } from '../../foundation/icons/icons.tsx'
export const IconLink = icon(link)
