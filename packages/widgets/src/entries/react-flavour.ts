import bn from 'virtual:messages/bn/all'
import en from 'virtual:messages/en/all'
import type { Flavour } from '../foundation/element/widget-root.tsx'

/** React hosts bundle for themselves: both languages at once, the API on the page's own origin unless told otherwise. */
export const reactFlavour: Flavour = { base: '/api/', messages: language => ({ bn, en })[language] }
