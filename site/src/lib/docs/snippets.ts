import { escapeHtml } from '../drawing/escape-html.ts'

const files = import.meta.glob<string>('../../content/docs/snippets/*', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const examples = import.meta.glob<string>('../../../../examples/10-partner-server/*.js', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const byName = new Map(
  Object.entries({ ...files, ...examples }).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), text]),
)

/** What a snippet names of this site: its origin, and an exam that runs here. */
export interface SnippetPlace {
  readonly site: string
  readonly exam: string
}

/** A snippet by its file's name, with this site's own address and exam in it. */
export function snippet(name: string, place: SnippetPlace): string {
  const text = byName.get(name)
  if (text === undefined) throw new Error(`no snippet is named ${name}`)
  return fillIn(text.trimEnd(), place)
}

export const fillIn = (text: string, { site, exam }: SnippetPlace): string =>
  text.replaceAll('{{site}}', site).replaceAll('{{exam}}', exam)

/** As `CodeBlock.astro` draws it: the frame in which a script puts "copy". */
export const codeHtml = (text: string, kind: string): string =>
  `<pre class="code" data-kind="${kind}" translate="no" dir="ltr"><code>${escapeHtml(text)}</code></pre>`
