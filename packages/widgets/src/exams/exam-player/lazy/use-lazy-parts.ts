import type { WidgetProps } from '../../../foundation/element/define-widget.ts'
import { useLazyPart } from '../../../foundation/element/use-lazy-part.ts'

type Extend = WidgetProps['extend']

/** Parts that answering, saving and submitting do not need. */
const loadLazyParts = () => import('./lazy-parts.ts')
const loadStart = () => import('./start-part.ts')

export const useLazyParts = (wanted: boolean, extend: Extend) => useLazyPart(loadLazyParts, wanted, extend)
/** What asks before a live attempt begins. */
export const useStartPart = (wanted: boolean, extend: Extend) => useLazyPart(loadStart, wanted, extend)
