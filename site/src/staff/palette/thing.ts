import type { AskedRight } from '@prostuti/contract/rights'
import type { IconName } from '../../lib/icons/lucide.ts'
import type { TextKey } from '../rooms.ts'

/** Kinds of things that staff find, in the order in which they are listed. */
export const thingKinds = [
  'person',
  'payment',
  'exam',
  'program',
  'question',
  'circular',
  'post',
  'notice',
  'message',
  'faq',
  'picture',
  'partner',
] as const
export type ThingKind = (typeof thingKinds)[number]

/** What a search finds. */
export interface Thing {
  readonly kind: ThingKind
  readonly id: string
  readonly title: string
  /** A short line under the title. */
  readonly detail: string
  /** Its own page. */
  readonly href: string
  /** Of an exam: its program; null for one on no shelf. */
  readonly program?: string | null
}

/** Whether what a device has kept is one of this build's things. */
export const isThing = (kept: unknown): kept is Thing =>
  typeof kept === 'object' &&
  kept !== null &&
  ['id', 'title', 'detail', 'href'].every(name => typeof Reflect.get(kept, name) === 'string') &&
  thingKinds.some(kind => kind === Reflect.get(kept, 'kind'))

/** What can be done with a thing: a page that begins with the act, or asks first; nothing happens at once. */
export interface ThingAct {
  readonly text: TextKey<'palette'>
  readonly icon: IconName
  readonly right: AskedRight
  /** Pressed in the column of acts. */
  readonly key: string
  /** Null where this one thing has no such act. */
  href(thing: Thing): string | null
}

/** A page of the sidebar. */
export interface PaletteEntry {
  readonly href: string
  readonly text: string
  readonly icon: IconName
}
