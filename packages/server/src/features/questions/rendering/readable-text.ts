import { plainText } from './render-question.ts'

const raised: Readonly<Record<string, string>> = { '+': '⁺', '-': '⁻', '−': '⁻', '(': '⁽', ')': '⁾', n: 'ⁿ' }
const lowered: Readonly<Record<string, string>> = { '+': '₊', '-': '₋', '−': '₋', '(': '₍', ')': '₎' }
const zeros = { raised: '⁰¹²³⁴⁵⁶⁷⁸⁹', lowered: '₀₁₂₃₄₅₆₇₈₉' }
const bangla = '০১২৩৪৫৬৭৮৯'

/**
 * The words of an HTML fragment for who reads them as a line of text: as `plainText`, but ½ is no 12 and 10² no 102. Fractions have
 * a stroke, figures above and below the line are such letters or have ^ and _.
 *
 * @example readableText('<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>') // '1/2'
 */
export function readableText(html: string): string {
  return plainText(innermostFirst(html))
}

const innermost = /<(mfrac|msup|msub|sup|sub)\b[^>]*>((?:(?!<\/?(?:mfrac|msup|msub|sup|sub)\b).)*)<\/\1>/s

/** Each pass takes those that hold no other. */
function innermostFirst(html: string): string {
  let text = html
  for (let match = innermost.exec(text); match; match = innermost.exec(text)) {
    const before = plainText(text.slice(Math.max(0, match.index - 40), match.index))
    const shown = inLine(match[1]!, match[2]!, before)
    text = text.slice(0, match.index) + shown + text.slice(match.index + match[0].length)
  }
  return text
}

function inLine(tag: string, inner: string, before: string): string {
  if (tag === 'sup') return above(plainText(inner))
  if (tag === 'sub') return below(plainText(inner))
  const [first, second] = childrenOf(inner).map(plainText)
  if (first === undefined || second === undefined) return inner
  if (tag === 'msup') return `<mn>${first}${above(second)}</mn>`
  if (tag === 'msub') return `<mn>${first}${below(second)}</mn>`
  // A mixed number: 1½ is 1 1/2, not 11/2.
  const gap = /\p{N}$/u.test(before) ? ' ' : ''
  return `<mn>${gap}${bracketed(first)}/${bracketed(second)}</mn>`
}

const bracketed = (text: string): string => (/^[\p{L}\p{M}\p{N}.]*$/u.test(text) ? text : `(${text})`)

const above = (text: string): string => shifted(text, raised, zeros.raised) ?? `^${bracketed(text)}`
const below = (text: string): string => shifted(text, lowered, zeros.lowered) ?? `_${bracketed(text)}`

/** The letters that stand above or below the line; null where one has none. */
function shifted(text: string, signs: Readonly<Record<string, string>>, figures: string): string | null {
  const letters = Array.from(text, letter => {
    const figure = bangla.includes(letter) ? bangla.indexOf(letter) : /^\d$/.test(letter) ? Number(letter) : -1
    return figure >= 0 ? figures[figure] : signs[letter]
  })
  return letters.includes(undefined) ? null : letters.join('')
}

/** The elements of a formula that stand side by side. */
function childrenOf(inner: string): string[] {
  const children: string[] = []
  let depth = 0
  let begun = 0
  for (const tag of inner.matchAll(/<(\/?)[a-z]+\b[^>]*?(\/?)>/g)) {
    if (tag[2]) {
      if (depth === 0) children.push(tag[0])
      continue
    }
    if (!tag[1] && depth++ === 0) begun = tag.index
    else if (tag[1] && --depth === 0) children.push(inner.slice(begun, tag.index + tag[0].length))
  }
  return children
}
