import type { Prostuti } from '@prostuti/sdk'
import type { ReactNode } from 'react'
import type { Translate } from '../text/translate.ts'

/**
 * How an attribute is read. `boolean` is true when the attribute is there (`="false"` alone says no), and malformed
 * `json` reads as if the attribute were absent. Prefer ids to objects.
 */
export type AttributeType = 'string' | 'number' | 'boolean' | 'json'

/** What comes late of a widget: its style, and the name of its words. */
export interface LazyPart {
  styles: string
  words: string
}

/** What every widget's component is given, whoever hosts it. */
export interface WidgetProps<Events extends object = Record<never, never>> {
  /** One for each API base of the page, shared by all its widgets. */
  client: Prostuti
  language: 'bn' | 'en'
  /** `t('player.submit', { count: 3 })`; numbers come out in the language's digits. */
  t: Translate
  /** `emit('submitted', detail)` is the DOM event `prostuti-submitted`, bubbling and composed, and React's `onSubmitted`. */
  emit<Name extends keyof Events & string>(name: Name, detail: Events[Name]): void
  /** Makes ready for a part that comes late: brings its words and adds its style. Rejects while the words do not come. */
  extend(part: LazyPart): Promise<void>
  /** The custom element; null in React and on the server. */
  host: HTMLElement | null
}

/** Attributes that every element has besides its own. */
export interface CommonAttributes {
  /** Address of the API, ending in `/api/`; default: that of the place this code was loaded from. */
  base?: string
  /** `bn` or `en`; default: the language of the page around the element. */
  lang?: string
  /** `auto` follows the page's own `color-scheme`. */
  theme?: 'light' | 'dark' | 'auto'
}

export type Kebab<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Tail>}`
  : Name

type TypeNameOf<Value> = [NonNullable<Value>] extends [string]
  ? 'string'
  : [NonNullable<Value>] extends [number]
    ? 'number'
    : [NonNullable<Value>] extends [boolean]
      ? 'boolean'
      : 'json'

/** The component's own props: what is left without those that every widget is given. */
export type OwnProps<Props> = Omit<Props, keyof WidgetProps>

type AttributesOf<Props> = {
  readonly [Name in keyof OwnProps<Props> & string as Kebab<Name>]-?: TypeNameOf<OwnProps<Props>[Name]>
}

/** A widget, told once. Elements, React components, the manifest and the types are made of it by the entries. */
export interface Widget<Props = object, Events extends object = object> {
  readonly tag: `prostuti-${string}`
  /** Own attributes in kebab-case; each is also a camelCase property and prop. */
  readonly attributes: Readonly<Record<string, AttributeType>>
  /** Attributes without which there is nothing to draw: frameworks write them after the element is made. */
  readonly requires?: readonly string[]
  /** Types only: the object is empty. */
  readonly events: Events
  /** The widget's style sheet, from `./x.css?inline`; it is read inside a shadow root. */
  readonly styles: string
  readonly component: (props: Props) => ReactNode
}

/**
 * Describes a widget. Registers nothing and fetches nothing.
 *
 * @example
 * export const examPlayer = defineWidget({
 *   tag: 'prostuti-exam-player',
 *   attributes: { 'exam-id': 'string', mode: 'string', 'sign-in': 'string' },
 *   events: {} as ExamPlayerEvents,
 *   styles,
 *   component: ExamPlayer,
 * })
 */
export function defineWidget<Props extends WidgetProps<Events>, Events extends object>(definition: {
  tag: `prostuti-${string}`
  attributes: AttributesOf<Props>
  requires?: readonly (keyof AttributesOf<Props> & string)[]
  events: Events
  styles: string
  component: (props: Props) => ReactNode
}): Widget<Props, Events> {
  return definition
}
