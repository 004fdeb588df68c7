/** The widgets as custom elements drawn by React, for pages that have React already. Importing this registers nothing. */
import { flavours } from 'virtual:entries/flavours'
import { registerFromReact } from './register-from-react.ts'
import * as widgets from './widgets.ts'

export type { ElementTag, WidgetElement } from './tag-names.ts'

/** A widget that `defineElements` takes. */
export type AnyWidget = (typeof widgets)[keyof typeof widgets]

export { widgets }

/** Registers the elements of the widgets given, all of them by default. A tag that is taken stays as it is; a server registers none. */
export function defineElements(wanted: readonly AnyWidget[] = Object.values(widgets)): void {
  for (const widget of wanted) registerFromReact(widget, flavours[widget.tag]!)
}
