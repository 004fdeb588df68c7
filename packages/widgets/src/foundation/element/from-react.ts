import r2wc from '@r2wc/react-to-web-component'
import { propertiesOf } from './attributes.ts'
import type { Widget } from './define-widget.ts'
import { createElementClass } from './element-base.ts'
import { elementComponent, type Flavour } from './widget-root.tsx'

/** The custom element of a widget, drawn by React. It draws over what a server has drawn; Preact's takes it over. */
export function elementFromReact(widget: Widget, flavour: Flavour): CustomElementConstructor {
  const props = Object.keys(propertiesOf(widget))
  return createElementClass(r2wc(elementComponent(widget, flavour), { props }), widget, flavour.messages)
}
