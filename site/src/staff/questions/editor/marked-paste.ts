const tags = /<(\/?)([a-z][a-z0-9:-]*)((?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?)\/?>/gi
const kept: Readonly<Record<string, string>> = {
  ...{ b: 'b', strong: 'b', i: 'i', em: 'i', u: 'u', ins: 'u', s: 's', strike: 's', del: 's', sub: 'sub', sup: 'sup' },
}
const said: readonly (readonly [string, RegExp])[] = [
  ['b', /font-weight\s*:\s*(?:bold|bolder|[6-9]00)\b/i],
  ['i', /font-style\s*:\s*italic\b/i],
  ['u', /text-decoration(?:-line)?\s*:[^;"']*\bunderline\b/i],
  ['s', /text-decoration(?:-line)?\s*:[^;"']*\bline-through\b/i],
  ['sup', /vertical-align\s*:\s*super\b/i],
  ['sub', /vertical-align\s*:\s*sub\b/i],
]
const notBold = /font-weight\s*:\s*(?:normal|[1-4]00)\b/i
const lists = new Set(['ol', 'ul', 'li'])
const blocks = new Set(['p', 'div', 'tr', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre'])
const voids = new Set(['br', 'img', 'hr', 'meta', 'link', 'col', 'input', 'wbr'])

/**
 * What a word processor puts on the clipboard, as small HTML for a field of a question: bold, italic, underline, strike, raised and
 * lowered letters, and lists with their numbers. Null where it marks nothing, and the plain text says as much.
 *
 * @param html as the clipboard has it, with everything around the part that was copied
 */
export function markedPaste(html: string): string | null {
  const source = fragmentOf(html)
  const open: { name: string; close: string }[] = []
  const marked = source.replace(tags, (_, slash: string, written: string, rest: string) => {
    const name = written.toLowerCase()
    if (name === 'br' || name === 'hr') return '\n'
    if (name === 'td' || name === 'th') return slash ? ' ' : ''
    if (voids.has(name)) return ''
    if (slash) return closing(name)
    const names = marksOf(name, rest)
    const before = lists.has(name) ? `<${name}${name === 'ol' ? numberingOf(rest) : ''}>` : blocks.has(name) ? '\n' : ''
    const after = lists.has(name) ? `</${name}>` : blocks.has(name) ? '\n' : ''
    open.push({
      name,
      close:
        [...names]
          .reverse()
          .map(mark => `</${mark}>`)
          .join('') + after,
    })
    return before + names.map(mark => `<${mark}>`).join('')
  })
  const whole = tidied(marked)
  return /<(?:b|i|u|s|sub|sup|ol|ul)\b/.test(whole) ? whole : null

  function closing(name: string): string {
    const at = open.findLastIndex(each => each.name === name)
    if (at < 0) return ''
    return open
      .splice(at)
      .reverse()
      .map(({ close }) => close)
      .join('')
  }
}

/** The part that was copied; its line ends are gaps. */
function fragmentOf(html: string): string {
  const [, part] = html.match(/<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/i) ?? []
  return (part ?? html)
    .replace(/<(style|script|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<!--[\s\S]*?-->|<!\[[^\]]*\]>|<\?[^>]*>/g, '')
    .replace(/&nbsp;|&#160;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
}

function marksOf(name: string, rest: string): string[] {
  const style = rest.match(/\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i)
  const rules = style?.[1] ?? style?.[2] ?? ''
  const own = kept[name]
  const named = own && !(own === 'b' && notBold.test(rules)) ? [own] : []
  return [...new Set([...named, ...said.flatMap(([mark, pattern]) => (pattern.test(rules) ? mark : []))])]
}

const numberingOf = (rest: string) =>
  [...rest.matchAll(/\s(type|start)\s*=\s*["']?([a-zA-Z0-9]+)/gi)]
    .map(([, name, value]) => ` ${name!.toLowerCase()}="${value}"`)
    .join('')

/** Empty marks gone, gaps of one length, no line end beside a list. */
function tidied(marked: string): string {
  return marked
    .replace(/<(b|i|u|s|sub|sup)>(\s*)<\/\1>/g, '$2')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\s*(<\/?(?:ol|ul|li)\b[^>]*>)\s*/g, '$1')
    .replace(/\n{2,}/g, '\n')
    .trim()
}
