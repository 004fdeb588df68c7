import bn from 'virtual:messages/bn/all'
import en from 'virtual:messages/en/all'
import type { Widget } from '../foundation/element/define-widget.ts'
import type { Flavour } from '../foundation/element/widget-root.tsx'

const flavour: Flavour = { base: '/api/', messages: language => ({ bn, en })[language] }

const make =
  import.meta.env.MODE === 'react'
    ? (await import('../foundation/element/from-react.ts')).elementFromReact
    : (await import('../foundation/element/from-preact.ts')).elementFromPreact

/** The element of a widget, drawn by the library of this run; `messages` may be late or missing. */
export function elementOf(widget: unknown, options: Partial<Flavour> = {}): CustomElementConstructor {
  return make(widget as Widget, { ...flavour, ...options })
}

/** Registers a widget for a suite, once. */
export function defineForTest(widget: unknown, options: Partial<Flavour> = {}): void {
  const { tag } = widget as Widget
  if (!customElements.get(tag)) customElements.define(tag, elementOf(widget, options))
}
