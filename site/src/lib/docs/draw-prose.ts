import { codeHtml, fillIn, type SnippetPlace, snippet } from './snippets.ts'

/** A page's words as HTML: with snippets where `{{snippet:name}}` stands alone, and tables in a frame that scrolls. */
export function drawProse(html: string, place: SnippetPlace): string {
  const withSnippets = html.replace(/<p>\{\{snippet:([\w.-]+)\}\}<\/p>/g, (_, name: string) =>
    codeHtml(snippet(name, place), name.slice(name.lastIndexOf('.') + 1)),
  )
  return fillIn(withSnippets, place)
    .replaceAll('<code>', '<code translate="no">')
    .replaceAll('<table>', '<div class="ui-table-frame" tabindex="0" role="group"><table class="ui-table">')
    .replaceAll('</table>', '</table></div>')
}

/** A text that has a title of its own, below the title of a page: its headings go down two steps, and none is an anchor. */
export const withinPage = (html: string): string =>
  html
    .replace(
      /<(\/?)h(\d)(?: id="[^"]*")?/g,
      (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + 2)}`,
    )
    .replaceAll('<code>', '<code translate="no">')
    .replaceAll('<pre>', '<pre class="code" data-plain translate="no" dir="ltr">')
    .replaceAll('<table>', '<div class="ui-table-frame" tabindex="0" role="group"><table class="ui-table">')
    .replaceAll('</table>', '</table></div>')
