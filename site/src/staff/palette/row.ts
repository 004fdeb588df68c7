import type { IconName } from '../../lib/icons/lucide.ts'
import type { TextKey } from '../rooms.ts'
import type { Command } from './acts.ts'
import type { Thing, ThingKind } from './thing.ts'

/** A line of the left column. */
export interface PaletteRow {
  readonly key: string
  readonly icon: IconName
  readonly title: string
  readonly detail: string
  /** Where it leads; null: it asks for its thing first. */
  readonly href: string | null
  readonly thing: Thing | null
  readonly command: Command | null
}

/** Lines under one heading. */
export interface PaletteGroup {
  readonly title: string
  readonly rows: readonly PaletteRow[]
}

export const iconOf: Readonly<Record<ThingKind, IconName>> = {
  person: 'user',
  payment: 'banknote',
  exam: 'clipboard-check',
  program: 'graduation-cap',
  question: 'file-question-mark',
  circular: 'briefcase',
  post: 'messages-square',
  notice: 'clipboard-list',
  message: 'bell-ring',
  faq: 'circle-question-mark',
  picture: 'image',
  partner: 'link',
}

export const nameOf: Readonly<Record<ThingKind, TextKey<'palette'>>> = {
  person: 'palette.kinds.person',
  payment: 'palette.kinds.payment',
  exam: 'palette.kinds.exam',
  program: 'palette.kinds.program',
  question: 'palette.kinds.question',
  circular: 'palette.kinds.circular',
  post: 'palette.kinds.post',
  notice: 'palette.kinds.notice',
  message: 'palette.kinds.message',
  faq: 'palette.kinds.faq',
  picture: 'palette.kinds.picture',
  partner: 'palette.kinds.partner',
}

export const rowOfThing = (thing: Thing): PaletteRow => ({
  ...{ key: `${thing.kind}-${thing.id}`, icon: iconOf[thing.kind], title: thing.title, detail: thing.detail },
  ...{ href: thing.href, thing, command: null },
})
