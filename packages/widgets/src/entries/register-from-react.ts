import { define } from '../foundation/element/define.ts'
import type { Widget } from '../foundation/element/define-widget.ts'
import { elementFromReact } from '../foundation/element/from-react.ts'
import type { Flavour } from '../foundation/element/widget-root.tsx'

/** Registers a widget's element, drawn by React. On a server there is nothing to register it with. */
export function registerFromReact(widget: unknown, flavour: Flavour): void {
  if (typeof customElements === 'undefined') return
  define((widget as Widget).tag, () => elementFromReact(widget as Widget, flavour))
}
