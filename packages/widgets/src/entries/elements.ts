/** The widgets as custom elements drawn by React, for pages that have React already. Importing this registers nothing. */
import { define } from '../foundation/element/define.ts'
import type { Widget } from '../foundation/element/define-widget.ts'
import { elementFromReact } from '../foundation/element/from-react.ts'
import { reactFlavour } from './react-flavour.ts'
import * as widgets from './widgets.ts'

export type { ElementTag, WidgetElement } from './tag-names.ts'

/** A widget that `defineElements` takes. */
export type AnyWidget = (typeof widgets)[keyof typeof widgets]

export { widgets }

/** Registers the elements of the widgets given, all of them by default. A tag that is taken stays as it is. */
export function defineElements(wanted: readonly AnyWidget[] = Object.values(widgets)): void {
  for (const widget of wanted) define(widget.tag, () => elementFromReact(widget as unknown as Widget, reactFlavour))
}
