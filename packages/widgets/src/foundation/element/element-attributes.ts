import type { CommonAttributes, Kebab, OwnProps, Widget } from './define-widget.ts'
import type { EventsOf } from './element-events.ts'

/** How a value may stand in markup. */
type Written<Value> = [NonNullable<Value>] extends [string]
  ? Value
  : [NonNullable<Value>] extends [number]
    ? Value | `${number}`
    : [NonNullable<Value>] extends [boolean]
      ? Value | '' | 'true' | 'false'
      : Value | string

/** Attributes as markup has them: `exam-id`. */
export type AttributesOf<W> =
  W extends Widget<infer Props, object>
    ? { [Name in keyof OwnProps<Props> & string as Kebab<Name>]?: Written<OwnProps<Props>[Name]> } & CommonAttributes
    : never

/** The same by the names of their properties: `examId`. */
export type PropertiesOf<W> =
  W extends Widget<infer Props, object>
    ? { [Name in keyof OwnProps<Props> & string]?: Written<OwnProps<Props>[Name]> } & CommonAttributes
    : never

/** A listener for each event, `Prefix` before its name: `onprostuti-submitted`. */
export type ListenersOf<W, Prefix extends string> =
  W extends Widget<infer _Props, infer Events> ? Listeners<EventsOf<Events>, Prefix> : never

type Listeners<Events, Prefix extends string> = {
  [Name in keyof Events & string as `${Prefix}${Name}`]?: (event: Events[Name]) => void
}

/** `signed-in` → `signedIn`. */
export type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** The same as handlers are named in templates and components: `onProstutiSubmitted`. */
export type HandlersOf<W> = W extends Widget<infer _Props, infer Events> ? Handlers<EventsOf<Events>> : never

type Handlers<Events> = {
  [Name in keyof Events & string as `on${Capitalize<CamelCase<Name>>}`]?: (event: Events[Name]) => void
}
