import { fillIn, type SnippetPlace, snippetHtml } from './snippets.ts'

/** A page's words as HTML: with snippets where `{{snippet:name}}` stands alone, and tables in a frame that scrolls. */
export async function drawProse(html: string, place: SnippetPlace): Promise<string> {
  // Between pieces of prose, every other part is a snippet's name.
  const parts = html.split(/<p>\{\{snippet:([\w.-]+)\}\}<\/p>/)
  const drawn = parts.map((part, index) => (index % 2 ? snippetHtml(part, place) : prose(part, place)))
  return (await Promise.all(drawn)).join('')
}

const prose = (html: string, place: SnippetPlace): string =>
  fillIn(html, place)
    .replaceAll('<code>', '<code translate="no">')
    .replaceAll('<table>', '<div class="ui-table-frame rows" tabindex="0" role="group"><table class="ui-table">')
    .replaceAll('</table>', '</table></div>')

/** A text that has a title of its own, below the title of a page: its headings go down two steps, and none is an anchor. */
export const withinPage = (html: string): string =>
  html
    .replace(
      /<(\/?)h(\d)(?: id="[^"]*")?/g,
      (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + 2)}`,
    )
    .replaceAll('<code>', '<code translate="no">')
    .replaceAll('<pre ', '<pre data-plain ')
    .replaceAll('<table>', '<div class="ui-table-frame" tabindex="0" role="group"><table class="ui-table">')
    .replaceAll('</table>', '</table></div>')
