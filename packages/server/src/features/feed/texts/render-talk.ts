import { escapeAttribute, escapeText, formulaSource, normalizeText, typeset } from '../../questions/index.ts'

/** A name behind an @ that is a link. */
export interface LinkedMention {
  readonly name: string
  /** From the site's root. */
  readonly href: string
}

/** In characters, of all formulas of a text together, and their number: what comes after stays source. */
const mostMathml = 100_000
const mostFormulas = 60

/** `\( \)`; `$ $` where it is no price: tight, and neither within a word or number nor before a figure. */
const formula = String.raw`\\\((?<inline>(?:(?!\\[()])[^\n]){1,1000}?)\\\)|(?<![\\\p{L}\p{M}\p{N}$])\$(?<dollars>(?=[^\s$])[^$\n]{0,999}?[^\s$\\]|[^\s$\\])\$(?![\p{N}$])`
const address = String.raw`(?<![\p{L}\p{M}\p{N}])(?<url>https?:\/\/[^\s<>"'\u0060]+)`
const parts = new RegExp(`${address}|${formula}`, 'giu')

/**
 * What a person has typed as safe HTML: paragraphs, links and formulas, and nothing else. All of it is escaped or made here, so that no
 * tag that was typed is one.
 *
 * @example renderTalk('<b>$x^2$</b>') // '<p>&lt;b&gt;<math>…</math>&lt;/b&gt;</p>'
 */
export function renderTalk(text: string, mentions: readonly LinkedMention[] = []): string {
  const pen = new Pen(mentions)
  return normalizeText(text)
    .split(/\n{2,}/)
    .filter(paragraph => paragraph !== '')
    .map(paragraph => `<p>${pen.write(paragraph)}</p>`)
    .join('')
}

class Pen {
  readonly #mentions: readonly LinkedMention[]
  #mathml = 0
  #formulas = 0

  constructor(mentions: readonly LinkedMention[]) {
    // Of two names that begin alike the longer one is meant.
    this.#mentions = mentions.toSorted((one, other) => other.name.length - one.name.length)
  }

  write(paragraph: string): string {
    let html = ''
    let written = 0
    for (const found of paragraph.matchAll(parts)) {
      html += this.#words(paragraph.slice(written, found.index))
      html += this.#part(found[0], found.groups ?? {})
      written = found.index + found[0].length
    }
    return html + this.#words(paragraph.slice(written))
  }

  #part(typed: string, { url, inline, dollars }: Record<string, string | undefined>): string {
    if (url !== undefined) return linkHtml(url)
    return this.#formula(inline ?? dollars ?? '') ?? escapeText(typed)
  }

  #formula(latex: string): string | undefined {
    if (this.#formulas++ >= mostFormulas || this.#mathml > mostMathml) return formulaSource(latex)
    const set = typeset(latex)
    if ('fault' in set) return formulaSource(latex)
    this.#mathml += set.mathml.length
    return set.mathml
  }

  #words(text: string): string {
    let html = ''
    let plain = ''
    for (let at = 0; at < text.length; ) {
      const mention = text[at] === '@' ? this.#mentions.find(({ name }) => text.startsWith(name, at + 1)) : undefined
      if (!mention) {
        plain += text[at++]
        continue
      }
      html += `${lines(plain)}<a href="${escapeAttribute(mention.href)}">@${escapeText(mention.name)}</a>`
      plain = ''
      at += mention.name.length + 1
    }
    return html + lines(plain)
  }
}

const lines = (text: string): string => escapeText(text).replaceAll('\n', '<br>')

/** What ends a sentence or a bracket behind an address is not of it. */
const trailing = /[.,;:!?।…]+$/

function linkHtml(typed: string): string {
  const address = withoutTail(typed)
  const url = URL.parse(address)
  const rest = escapeText(typed.slice(address.length))
  // A name before the host makes an address look like another's.
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol)) return escapeText(address) + rest
  return `<a href="${escapeAttribute(url.href)}" rel="nofollow ugc noopener">${escapeText(address)}</a>${rest}`
}

function withoutTail(typed: string): string {
  const address = typed.replace(trailing, '')
  const closes = address.endsWith(')') && count(address, '(') < count(address, ')')
  return closes ? withoutTail(address.slice(0, -1)) : address
}

const count = (text: string, sign: string): number => text.split(sign).length - 1
