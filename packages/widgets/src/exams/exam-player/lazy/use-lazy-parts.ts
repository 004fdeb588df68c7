import type { WidgetProps } from '../../../foundation/element/define-widget.ts'
import { useLazyPart } from '../../../foundation/element/use-lazy-part.ts'

/** Parts that answering, saving and submitting do not need. */
export type LazyParts = typeof import('./lazy-parts.ts')

type Extend = WidgetProps['extend']

const loadLazyParts = () => import('./lazy-parts.ts')
const loadStart = () => import('./start-part.ts')

export const useLazyParts = (wanted: boolean, extend: Extend) => useLazyPart(loadLazyParts, wanted, extend)
/** What asks before a live attempt begins. */
export const useStartPart = (wanted: boolean, extend: Extend) => useLazyPart(loadStart, wanted, extend)
