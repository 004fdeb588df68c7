import sanitizeHtml from 'sanitize-html'

const prose = ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'br', 'p', 'ul', 'ol', 'li', 'code', 'bdi', 'img']
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']
const mathml =
  'math mrow mi mn mo mtext mspace msup msub msubsup mfrac msqrt mroot mover munder munderover mtable mtr mtd mstyle mpadded mphantom menclose mmultiscripts mprescripts none'.split(
    ' ',
  )
const embeddedPicture = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/=]+$/
/** A path of this site; `//host` would be another's. */
const ownPath = /^\/(?!\/)[^\s<>"'`\\]*$/
/** Between their tags a gap is only layout; words that stand there all the same are words. */
const holdsTagsOnly = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol'])
const isOfFormula = new Set(mathml)

const attributes: Record<string, string[]> = {
  img: ['src', 'alt', 'width', 'height'],
  ol: ['type', 'start', 'reversed'],
  li: ['value', 'dir'],
  p: ['dir'],
  bdi: ['dir'],
  th: ['colspan', 'rowspan', 'scope', 'dir'],
  td: ['colspan', 'rowspan', 'dir'],
  math: ['display'],
  mi: ['mathvariant'],
  mo: [
    'stretchy',
    'fence',
    'separator',
    'form',
    'lspace',
    'rspace',
    'minsize',
    'maxsize',
    'mathvariant',
    'largeop',
    'movablelimits',
  ],
  mn: ['mathvariant'],
  mtext: ['mathvariant'],
  mspace: ['width', 'height', 'depth', 'linebreak', 'mathbackground'],
  mfrac: ['linethickness'],
  mover: ['accent'],
  munder: ['accentunder'],
  munderover: ['accent', 'accentunder'],
  mtable: ['rowspacing', 'columnalign', 'columnspacing', 'rowlines', 'columnlines', 'width'],
  mtd: ['columnspan', 'rowspan'],
  mstyle: ['scriptlevel', 'displaystyle', 'mathcolor', 'mathsize'],
  mpadded: ['width', 'height', 'depth', 'lspace', 'voffset', 'mathbackground'],
  menclose: ['notation'],
}

/**
 * Keeps the small HTML that a question may hold and drops the rest: scripts and styles with what is in them, other
 * tags without. Pictures come from this site alone or are embedded, with `alt` and a whole width and height: another's
 * would show that other who reads which question.
 *
 * @param textFilter sees each piece of escaped text before it is written, with the tag that it stands in
 * @param onDropped hears of each picture that is left out, by its address
 */
export function sanitize(
  html: string,
  textFilter: (text: string, tag?: string) => string,
  onDropped: (src: string) => void,
): string {
  return sanitizeHtml(html, {
    allowedTags: [...prose, ...tables, ...mathml],
    allowedAttributes: attributes,
    allowedSchemes: [],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    selfClosing: ['img', 'br'],
    nestingLimit: 40,
    transformTags: {
      ...synonyms,
      '*': withSoundValues,
      img: asPicture(onDropped),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    textFilter: (text, tag = '') => {
      const isLayout = holdsTagsOnly.has(tag) && text.trim() === ''
      return isLayout || isOfFormula.has(tag) ? text : textFilter(text, tag)
    },
  })
}

const synonyms: Record<string, string> = {
  ins: 'u',
  del: 's',
  strike: 's',
  mark: 'b',
  cite: 'i',
  dfn: 'i',
  var: 'i',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
  // Without its end it is a paragraph like any other; `takePreformatted` has taken those that have one.
  pre: 'p',
  menu: 'ul',
  dir: 'ul',
}

const sound: Record<string, RegExp> = {
  start: /^-?[0-9]{1,6}$/,
  value: /^-?[0-9]{1,6}$/,
  type: /^[1aAiI]$/,
  dir: /^(?:rtl|ltr|auto)$/,
}

function withSoundValues(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const entries = Object.entries(attribs).filter(([name, value]) => sound[name]?.test(value) ?? true)
  return { tagName, attribs: Object.fromEntries(entries) }
}

/** The same for one preformatted block: letters may be marked, and spaces and line ends stay as they are. */
export function sanitizePreformatted(html: string, textFilter: (text: string) => string): string {
  return sanitizeHtml(html, {
    allowedTags: ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'code'],
    allowedAttributes: {},
    nestingLimit: 40,
    transformTags: synonyms,
    textFilter,
  })
}

function asPicture(onDropped: (src: string) => void): sanitizeHtml.Transformer {
  return (tagName, { src = '', alt = '', width = '', height = '' }) => {
    const isOurs = embeddedPicture.test(src) || ownPath.test(src)
    if (!isOurs) onDropped(src)
    const attribs: sanitizeHtml.Attributes = isOurs ? { src, alt } : {}
    if (isPixels(width)) attribs.width = width
    if (isPixels(height)) attribs.height = height
    return { tagName, attribs }
  }
}

const isPixels = (size: string) => /^[1-9][0-9]{0,3}$/.test(size)

const tagShape =
  /<(?=(\/?)([a-z][\w:-]*)(?:[\s/]*>|[\s/](?=[^<>]*=)(?:"[^"]*"|'[^']*'|[^<>"'])*>)|!--[\s\S]{0,4000}?-->|[!?][^<>]*>)/gi
const elements = new Set(
  (
    'a abbr acronym address area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas caption center ' +
    'cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form ' +
    'frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee ' +
    'menu meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rp rt ' +
    'ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template ' +
    'textarea tfoot th thead time title tr track tt u ul var video wbr xmp annotation annotation-xml semantics ' +
    mathml.join(' ')
  ).split(' '),
)

/**
 * `0<x<5` is mathematics and `List<String>` is a word: an angle that opens no tag of HTML is escaped before parsing. So is a
 * tag of one letter that nothing closes, as in `a<b>c`.
 */
export function escapeLooseAngles(source: string): string {
  const lower = source.toLowerCase()
  const isTag = ([, slash, written]: RegExpMatchArray) => {
    const name = written?.toLowerCase()
    if (name === undefined || name.includes(':')) return true
    if (!elements.has(name)) return false
    return name.length > 1 || name === 'p' || lower.includes(slash ? `<${name}` : `</${name}`)
  }
  const opens = new Set(
    Array.from(source.matchAll(tagShape))
      .filter(isTag)
      .map(match => match.index),
  )
  return source.replace(/</g, (angle, index: number) => (opens.has(index) ? angle : '&lt;'))
}

/** Whether a tag of HTML opens or closes in a text, rather than an angle of mathematics. */
export const isMarkup = (text: string): boolean => escapeLooseAngles(text).includes('<')

/** Text for an HTML text node. */
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Text for a double-quoted attribute. */
export const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, '&quot;')

/** The entities that this code writes, and the no-break space, back as characters. */
export function unescapeHtml(html: string): string {
  const characters: Record<string, string> = {
    lt: '<',
    gt: '>',
    quot: '"',
    '#39': "'",
    '#36': '$',
    nbsp: ' ',
    amp: '&',
  }
  return html.replace(/&(lt|gt|quot|#39|#36|nbsp|amp);/g, (_, name: string) => characters[name]!)
}
