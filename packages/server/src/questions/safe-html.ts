import sanitizeHtml from 'sanitize-html'

const prose = ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'br', 'p', 'ul', 'ol', 'li', 'code', 'img']
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']
const mathml =
  'math mrow mi mn mo mtext mspace msup msub msubsup mfrac msqrt mroot mover munder munderover mtable mtr mtd mstyle mpadded mphantom menclose mmultiscripts mprescripts none'.split(
    ' ',
  )
const embeddedPicture = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/=]+$/
/** A path of this site; `//host` would be another's. */
const ownPath = /^\/(?!\/)[^\s<>"'`\\]*$/
const holdsTagsOnly = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', ...mathml])

const attributes: Record<string, string[]> = {
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
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
  mspace: ['width', 'height', 'depth', 'linebreak'],
  mfrac: ['linethickness'],
  mover: ['accent'],
  munder: ['accentunder'],
  munderover: ['accent', 'accentunder'],
  mtable: ['rowspacing', 'columnalign', 'columnspacing', 'rowlines', 'columnlines', 'width'],
  mtd: ['columnspan', 'rowspan'],
  mstyle: ['scriptlevel', 'displaystyle', 'mathcolor', 'mathsize'],
  mpadded: ['width', 'height', 'depth', 'lspace', 'voffset'],
  menclose: ['notation'],
}

/**
 * Keeps the small HTML that a question may hold and drops the rest: scripts and styles with what is in them, other
 * tags without. Pictures come from this site alone or are embedded, with `alt` and a whole width and height: another's
 * would tell that other who reads which question.
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
      div: 'p',
      h1: 'p',
      h2: 'p',
      h3: 'p',
      h4: 'p',
      h5: 'p',
      h6: 'p',
      tt: 'code',
      img: asPicture(onDropped),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    textFilter: (text, tag) => (holdsTagsOnly.has(tag ?? '') ? text : textFilter(text, tag)),
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
  /<(?=\/?[a-z][\w:-]*[\s/]*>|[a-z][\w:-]*[\s/](?=[^<>]*=)(?:"[^"]*"|'[^']*'|[^<>"'])*>|!--[\s\S]{0,4000}?-->|[!?][^<>]*>)/gi

/** `0<x<5` is mathematics, not a tag: an angle that opens nothing shaped like a tag is escaped before parsing. */
export function escapeLooseAngles(source: string): string {
  const opens = new Set(Array.from(source.matchAll(tagShape), match => match.index))
  return source.replace(/</g, (angle, index: number) => (opens.has(index) ? angle : '&lt;'))
}

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
