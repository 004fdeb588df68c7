/** A tag as it was written: its name, its attributes, whether it closes. */
const tag = /<(\/?)([a-z][a-z0-9-]*)((?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?)\/?>/gi
const style = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i
/** Blocks that are not kept as such: what is in them stands in a paragraph of its own. */
const blocks = new Set(
  (
    'div h1 h2 h3 h4 h5 h6 hgroup blockquote section article header footer main aside nav address center figure figcaption ' +
    'dl dt dd details summary dialog fieldset form legend select optgroup option textarea xmp title button'
  ).split(' '),
)
const phrase = new Set('span font b strong i em u s a sub sup ins del strike code p li td th'.split(' '))
const marks: readonly (readonly [string, RegExp])[] = [
  ['u', /text-decoration(?:-line)?\s*:[^;]*\bunderline\b/i],
  ['s', /text-decoration(?:-line)?\s*:[^;]*\bline-through\b/i],
  ['b', /font-weight\s*:\s*(?:bold|bolder|[6-9]00)\b/i],
  ['i', /font-style\s*:\s*(?:italic|oblique)\b/i],
  ['sup', /vertical-align\s*:\s*super\b/i],
  ['sub', /vertical-align\s*:\s*sub\b/i],
]
/** Tags that say the same already. */
const alike: Record<string, readonly string[]> = {
  u: ['u', 'ins'],
  s: ['s', 'del', 'strike'],
  b: ['b', 'strong', 'th'],
  i: ['i', 'em'],
  sup: ['sup'],
  sub: ['sub'],
}
const notBold = /font-weight\s*:\s*(?:normal|lighter|[1-5]00)\b/i
const listStyle =
  /list-style(?:-type)?\s*:[^;]*\b(lower-roman|upper-roman|lower-alpha|lower-latin|upper-alpha|upper-latin)\b/i
const listTypes: Record<string, string> = {
  'lower-roman': 'i',
  'upper-roman': 'I',
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
}

/**
 * What an author said by a style or by a tag that is not kept, said by tags that are: underline, strike, bold, italic, raised and
 * lowered letters, the letters of a list, the marks of a quotation, and the break that a block or a rule makes.
 *
 * @example markedByTags('<span style="text-decoration: underline">ক</span>') // '<span …><u>ক</u></span>'
 */
export function markedByTags(html: string): string {
  const open: { name: string; close: string }[] = []
  return html.replace(tag, (whole: string, slash: string, written: string, rest: string) => {
    const name = written.toLowerCase()
    if (name === 'q') return slash ? '”' : '“'
    if (name === 'hr') return '<br>'
    if (name === 'ol' && !slash) return asList(whole, rest)
    const kept = blocks.has(name) ? 'p' : written
    if (kept === written && !phrase.has(name)) return whole
    if (slash) return closing(name, `</${kept}>`)
    const said = styleOf(rest)
    const names = marks
      .filter(([mark, pattern]) => !alike[mark]?.includes(name) && pattern.test(said))
      .map(([mark]) => mark)
    const isPlain = (name === 'b' || name === 'strong') && notBold.test(said)
    const ends = [...names].reverse().map(mark => `</${mark}>`)
    open.push({ name, close: ends.join('') + (isPlain ? '</span>' : `</${kept}>`) })
    const opening = isPlain ? '<span>' : kept === written ? whole : `<p${directionOf(rest)}>`
    return opening + names.map(mark => `<${mark}>`).join('')
  })

  function closing(name: string, whole: string): string {
    const at = open.findLastIndex(each => each.name === name)
    if (at < 0) return whole
    return open
      .splice(at)
      .reverse()
      .map(({ close }) => close)
      .join('')
  }
}

const directionOf = (rest: string) => rest.match(/\sdir\s*=\s*["']?(?:rtl|ltr|auto)\b["']?/i)?.[0] ?? ''

const styleOf = (rest: string) => {
  const [, double, single] = rest.match(style) ?? []
  return double ?? single ?? ''
}

function asList(whole: string, rest: string): string {
  const type = listTypes[styleOf(rest).match(listStyle)?.[1]?.toLowerCase() ?? '']
  return type && !/\stype\s*=/i.test(rest) ? whole.replace(/^<ol/i, `<ol type="${type}"`) : whole
}
