import { getEntry } from 'astro:content'
import { escapeHtml } from '../drawing/escape-html.ts'

/** What a snippet names of this site: its origin, and an exam that runs here. */
export interface SnippetPlace {
  readonly site: string
  readonly exam: string
}

/** A snippet by its file's name, drawn, with this site's own address and exam in it. */
export async function snippetHtml(name: string, place: SnippetPlace): Promise<string> {
  const entry = await getEntry('snippets', name)
  if (!entry) throw new Error(`no snippet is named ${name}`)
  return fillIn(entry.data.html, place).replace('<pre ', `<pre data-snippet="${name}" `)
}

export const fillIn = (html: string, { site, exam }: SnippetPlace): string =>
  html.replaceAll('{{site}}', escapeHtml(site)).replaceAll('{{exam}}', escapeHtml(exam))
