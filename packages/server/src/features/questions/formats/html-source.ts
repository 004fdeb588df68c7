import { escapeLooseAngles, escapeText, unescapeHtml } from '../rendering/safe-html.ts'

/** A tag, a comment, or an entity. */
const markup = /<[a-z/!]|&#?\w+;/i
const tagsButBreaks = /<(?!br\s*\/?>)[a-z/!]/i
const preformatted = /(<pre[\s>].*?<\/pre>)/gis
const breaks = /\s*<br\s*\/?>\s*/gi

/** As HTML names them, and as GIFT and Moodle do. */
export type TextFormat = 'html' | 'moodle' | 'plain' | 'markdown'

/**
 * A text of another program as staff would write it here: HTML whose line ends say nothing, or plain text whose line ends do. What
 * is HTML without need becomes plain.
 *
 * @example sourceOfText('<p>ঢাকা &lt; খুলনা</p>', 'html') // 'ঢাকা < খুলনা'
 */
export function sourceOfText(text: string, format: TextFormat): string {
  const lines = text.replace(/\r\n?/g, '\n')
  if (format === 'plain') return markup.test(lines) ? escapeText(lines).trim() : lines.trim()
  if (format !== 'html') return lines.trim()
  const flat = lines
    .split(preformatted)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/\s*\n\s*/g, ' ')))
    .join('')
    .trim()
  return asPlain(withoutParagraph(flat))
}

/** One paragraph around all is what editors write for a line. */
function withoutParagraph(html: string): string {
  const inner = /^<p(?:\s[^<>]*)?>((?:(?!<\/?p\b).)*)<\/p>$/is.exec(html)?.[1]
  return inner === undefined ? html : inner.trim()
}

function asPlain(html: string): string {
  if (tagsButBreaks.test(html)) return html
  const lines = html.replace(breaks, '\n')
  const plain = unescapeHtml(lines)
  // A dollar that is written so must not open a formula.
  return markup.test(plain) || lines.includes('&#36;') ? lines : plain
}

const blockTag = '(?:p|ul|ol|li|table|caption|thead|tbody|tr|th|td|div|h[1-6])'
const spaceAroundBlocks = new RegExp(
  `\\s*\\n\\s*(?=</?${blockTag}\\b)|(?<=</?${blockTag}(?:\\s[^<>]*)?>)\\s*\\n\\s*`,
  'gi',
)

/** A text as staff wrote it, as HTML for another program. */
export function htmlOfSource(source: string): string {
  const html = markup.test(source) ? escapeLooseAngles(source.replace(spaceAroundBlocks, '')) : escapeText(source)
  return html
    .split(preformatted)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/\n/g, '<br />')))
    .join('')
}
