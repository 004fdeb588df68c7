import type { CommonAttributes, Kebab, OwnProps, Widget } from '../foundation/element/define-widget.ts'
import type * as widgets from './widgets.ts'

/** The element of a widget: an HTMLElement with the widget's properties. */
export type WidgetElement<W> =
  W extends Widget<infer Props, object> ? HTMLElement & Partial<OwnProps<Props>> & CommonAttributes : HTMLElement

type Widgets = typeof widgets

/** The tags of all widgets. */
export type ElementTag = keyof ElementsByTag

type ElementsByTag = { [Name in keyof Widgets as `prostuti-${Kebab<Name>}`]: WidgetElement<Widgets[Name]> }

declare global {
  interface HTMLElementTagNameMap extends ElementsByTag {}
}
