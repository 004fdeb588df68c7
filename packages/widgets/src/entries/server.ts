/** Draws elements on a server, for Preact to take over in the browser: the same nodes, nothing moves. */
import { createHash } from 'node:crypto'
import bn from 'virtual:messages/bn/all'
import en from 'virtual:messages/en/all'
import type { Joined, Paper } from '@prostuti/contract'
import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { drawPlayerShell, firstFrame, firstPaintStyles } from '../exams/exam-player/first-paint/index.ts'
import type { CommonAttributes, OwnProps, Widget } from '../foundation/element/define-widget.ts'
import { renderElement as render } from '../foundation/element/render-element.tsx'
import { silentClient } from '../foundation/element/silent-client.ts'
import { styleTextOf } from '../foundation/look/styles.ts'
import { createTranslator, type Language } from '../foundation/text/translate.ts'
import * as all from './widgets.ts'

export { earlyTapsScript } from '../exams/exam-player/first-paint/index.ts'

const widgets = { ...all }

type Widgets = typeof widgets

type PropsOf<Name extends keyof Widgets> =
  Widgets[Name] extends Widget<infer Props, object> ? Partial<OwnProps<Props>> & Omit<CommonAttributes, 'lang'> : never

/**
 * The HTML of an element, its public part drawn. What is personal stays a skeleton of the same shape.
 *
 * @example renderElement('examList', { state: 'upcoming', initial: firstPage }, 'bn')
 */
export function renderElement<Name extends keyof Widgets>(
  name: Name,
  props: PropsOf<Name>,
  language: Language,
): string {
  return render(widgets[name] as unknown as Widget, props as Record<string, unknown>, {
    language,
    messages: { bn, en }[language],
    client: silentClient,
    toHtml: node => renderToString(node as unknown as VNode),
  })
}

/** The source expression for `style-src` that allows the `<style>` of a drawn element: `'sha256-…'`. */
export function styleHash(name: keyof Widgets): string {
  const text = styleText(name)
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The text of that `<style>`, for who writes the shadow root: `<style>` first, then `.prostuti-root`. */
export function styleText(name: keyof Widgets): string {
  return styleTextOf(name === 'examPlayer' ? firstPaintStyles : widgets[name].styles)
}

const translators = { bn: createTranslator(bn, 'bn'), en: createTranslator(en, 'en') }

/** What stands in the `.prostuti-root` of a player whose attempt is open: strings only, no component for each request. */
export function drawPlayer(joined: Joined, paper: Paper, language: Language): string {
  return drawPlayerShell({ ...firstFrame(joined, paper), language, t: translators[language] })
}
