import type { LoaderContext } from 'astro/loaders'

/** A piece of code as Astro's Markdown draws it: in its frame, with its colours. */
export async function colourCode(
  { renderMarkdown }: Pick<LoaderContext, 'renderMarkdown'>,
  text: string,
  kind: string,
): Promise<string> {
  const { html } = await renderMarkdown(`\`\`\`\`${kind}\n${text.trimEnd()}\n\`\`\`\``)
  return html.trim()
}
