import { escapeHtml } from '../drawing/escape-html.ts'
import { markupWords } from './markup-words.ts'

/** Kinds that `markupWords` knows; other code has no colours. */
const markup = ['html', 'tsx', 'json']

/** Code that a page makes, in the frame of snippets. */
export function codeHtml(text: string, kind: string): string {
  const inside = markup.includes(kind) ? markupWords(text).map(wordHtml).join('') : escapeHtml(text)
  return `<pre class="code" data-kind="${kind}" translate="no" dir="ltr"><code>${inside}</code></pre>`
}

const wordHtml = ([text, kind]: readonly [string, string]): string =>
  kind ? `<span class="code-${kind}">${escapeHtml(text)}</span>` : escapeHtml(text)
