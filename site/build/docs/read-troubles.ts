import { troubles } from '../../../packages/widgets/src/foundation/element/troubles.ts'

/** The table of what goes wrong with an element on a page. */
export const readTroubles = () => Object.entries(troubles).map(([id, trouble]) => ({ id, ...trouble }))
