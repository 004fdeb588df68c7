import type { Flavour } from '../foundation/element/widget-root.tsx'
import type { Messages } from '../foundation/text/translate.ts'

/** React hosts bundle for themselves: both languages at once, the API on the page's own origin unless told otherwise. */
export const reactFlavour = (bn: Messages, en: Messages): Flavour => ({
  base: '/api/',
  messages: language => ({ bn, en })[language],
})
