import { type ComponentType, useCallback, useMemo } from 'react'
import { addStyles } from '../look/styles.ts'
import { createTranslator, type Language, type MessageSource, type Messages } from '../text/translate.ts'
import { clientFor } from './client.ts'
import type { LazyPart, Widget } from './define-widget.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { languageOf } from './language.ts'

/** What a flavour (embed, React) brings of its own. */
export interface Flavour {
  messages: MessageSource
  /** Adds the words of what comes late to those that are here; absent where all are. */
  moreMessages?: (language: Language, words: string) => Promise<void>
  /** Where the API is, unless the element says so. */
  base: string
}

/** Properties as r2wc hands them over; `container` is the element itself. */
export type ElementValues = Record<string, unknown> & { container: HTMLElement }

/** The component that r2wc mounts for a widget: turns an element's properties into what the widget's component is given. */
export function elementComponent(widget: Widget, flavour: Flavour): ComponentType<ElementValues> {
  const Component = widget.component as ComponentType<Record<string, unknown>>
  return function WidgetRoot({ container: host, base, lang, theme, ...own }: ElementValues) {
    const language = languageOf(host, lang)
    const t = useTranslate(language, flavour.messages)
    const emit = useMemo(() => (name: string, detail: unknown) => emitFrom(host, name, detail), [host])
    const extend = useCallback(
      async ({ styles, words }: LazyPart) => {
        await flavour.moreMessages?.(language, words)
        addStyles(host.shadowRoot!, styles)
      },
      [host, language],
    )
    const client = clientFor(typeof base === 'string' && base ? base : flavour.base, language)
    return (
      <ErrorBoundary t={t}>
        <Component {...own} client={client} language={language} t={t} emit={emit} extend={extend} host={host} />
      </ErrorBoundary>
    )
  }
}

/** The translator of a language whose messages are here: elements wait for them before they draw. */
export function useTranslate(language: Language, messages: MessageSource) {
  return useMemo(() => createTranslator(readyMessages(messages(language)), language), [language, messages])
}

function readyMessages(found: Messages | Promise<Messages>): Messages {
  if (found instanceof Promise) throw new Error('messages asked for too early')
  return found
}

/** Dispatches `prostuti-{name}` from an element: bubbling and composed, so that a listener on the page hears it through shadow roots. */
function emitFrom(host: EventTarget, name: string, detail: unknown): void {
  host.dispatchEvent(new CustomEvent(`prostuti-${name}`, { detail, bubbles: true, composed: true }))
}
