import type { Widget } from './define-widget.ts'

/** The DOM events of a widget by name: `prostuti-submitted`. */
export type EventsOf<Events> = {
  [Name in keyof Events & string as `prostuti-${Name}`]: CustomEvent<Events[Name]>
}

/** Stands before HTMLElement in an intersection, so that its overloads are tried first. */
export interface Listening<Events> {
  addEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (event: Events[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (event: Events[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void
}

type MapsOf<W> = W extends Widget<infer _Props, infer Events> ? EventsOf<Events> : never

type NamesOf<Maps> = Maps extends unknown ? keyof Maps : never

type Named<Maps, Name extends PropertyKey> = Maps extends { readonly [Key in Name]: infer Event } ? Event : never

/** Of several widgets all events by name. */
export type AllEvents<W> = { [Name in NamesOf<MapsOf<W>>]: Named<MapsOf<W>, Name> }
