import type { Prostuti } from '@prostuti/sdk'
import { type ComponentType, createElement } from 'react'
import { styleTextOf } from '../look/styles.ts'
import { createTranslator, type Language, type Messages } from '../text/translate.ts'
import { kebabCase } from './attributes.ts'
import type { Widget } from './define-widget.ts'
import { ErrorBoundary } from './error-boundary.tsx'

/** What drawing needs besides the widget and its properties. */
export interface DrawOptions {
  language: Language
  messages: Messages
  client: Prostuti
  /** Makes HTML of a component: `renderToString` of preact-render-to-string. */
  toHtml: (node: ReturnType<typeof createElement>) => string
}

/**
 * The HTML of an element with its shadow root already drawn. What the properties say is written into attributes too,
 * so that the browser's first drawing equals this one.
 */
export function renderElement(widget: Widget, props: Readonly<Record<string, unknown>>, options: DrawOptions): string {
  const { language } = options
  const attributes = Object.entries({ lang: language, ...props }).map(([name, value]) => attribute(name, value))
  const root = `<style>${styleTextOf(widget.styles)}</style><div class="prostuti-root">${draw(widget, props, options)}</div>`
  return `<${widget.tag}${attributes.join('')}><template shadowrootmode="open">${root}</template></${widget.tag}>`
}

function draw(widget: Widget, props: Readonly<Record<string, unknown>>, options: DrawOptions): string {
  const { client, language, messages, toHtml } = options
  const t = createTranslator(messages, language)
  const given = { ...props, client, language, t, emit: () => undefined, extend: async () => undefined, host: null }
  const inside = createElement(widget.component as ComponentType<Record<string, unknown>>, given)
  return toHtml(<ErrorBoundary t={t}>{inside}</ErrorBoundary>)
}

function attribute(name: string, value: unknown): string {
  if (value === undefined || value === null || value === false) return ''
  if (value === true) return ` ${kebabCase(name)}`
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return ` ${kebabCase(name)}="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`
}
