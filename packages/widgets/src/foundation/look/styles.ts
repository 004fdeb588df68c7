import ui from '../ui/ui.css?inline'
import base from './base.css?inline'
import { tokensCss } from './tokens.ts'

const shared = `${tokensCss}\n${base}\n${ui}`
const sheets = new Map<string, CSSStyleSheet>()

/** All that a widget's shadow root needs, as text: for the `<style>` of a root that the server draws. */
export const styleTextOf = (styles: string): string => `${shared}\n${styles}`

/** One sheet for each text, shared by all elements that use it. */
function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.set(text, sheet)
  return sheet
}

/** The style of a part that comes late, once. */
export function addStyles(root: ShadowRoot, styles: string): void {
  const sheet = sheetOf(styles)
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

/** Gives a shadow root the tokens, the primitives and the widget's own style. */
export function adoptStyles(root: ShadowRoot, styles: string): void {
  root.adoptedStyleSheets = [sheetOf(shared), sheetOf(styles)]
}
