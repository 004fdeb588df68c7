import type { CommonAttributes, Kebab, OwnProps, Widget } from '../foundation/element/define-widget.ts'
import type { AllEvents, EventsOf, Listening } from '../foundation/element/element-events.ts'
import type * as widgets from './widgets.ts'

/** The element of a widget: an HTMLElement with the widget's properties and events. */
export type WidgetElement<W> =
  W extends Widget<infer Props, infer Events>
    ? Listening<EventsOf<Events>> & HTMLElement & Partial<OwnProps<Props>> & CommonAttributes
    : HTMLElement

type Widgets = typeof widgets

/** The widgets by tag. */
export type WidgetsByTag = { [Name in keyof Widgets as `prostuti-${Kebab<Name>}`]: Widgets[Name] }

/** The tags of all widgets. */
export type ElementTag = keyof WidgetsByTag

type ElementsByTag = { [Tag in ElementTag]: WidgetElement<WidgetsByTag[Tag]> }

type EventsByName = AllEvents<Widgets[keyof Widgets]>

declare global {
  interface HTMLElementTagNameMap extends ElementsByTag {}
  /** Events bubble: whatever stands around an element hears them. Of a name that several elements have, the details of all. */
  interface HTMLElementEventMap extends EventsByName {}
  interface DocumentEventMap extends EventsByName {}
  interface WindowEventMap extends EventsByName {
    /** Some code of ours does not come: its files may be another version's. */
    'prostuti-part-missing': Event
    /** It came after all. */
    'prostuti-part-here': Event
  }
}
