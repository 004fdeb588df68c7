import { describe, expect, it } from 'vitest'
import { publicSlug } from '../public-slug.ts'
import { readableText } from './readable-text.ts'
import { renderRichText } from './render-question.ts'

const read = (source: string) => readableText(renderRichText(source))

describe('a text in one line', () => {
  it.each([
    [String.raw`$\frac{1}{2}$ এর ২০%`, '1/2 এর ২০%'],
    [String.raw`$1\frac{1}{2}$ কত?`, '1 1/2 কত?'],
    [String.raw`$\frac{x+1}{2}$`, '(x+1)/2'],
    [String.raw`$\frac{\frac{1}{2}}{3}$`, '(1/2)/3'],
    ['$10^2$', '10²'],
    ['$2^{-3}$', '2⁻³'],
    ['$x^{ab}$', 'x^ab'],
    ['$H_2O$', 'H₂O'],
    ['১০<sup>৮</sup> মিটার', '১০⁸ মিটার'],
    ['H<sub>2</sub>O', 'H₂O'],
    ['½, ০.৫ ও ১/২', '½, ০.৫ ও ১/২'],
  ])('%s reads %s', (source, text) => expect(read(source)).toBe(text))
})

describe('a part of an address', () => {
  it.each([
    ['½ এর মান', '½-এর-মান'],
    ['০.৫ কত?', '০.৫-কত'],
    ['১/২ + 3/4', '১⁄২-3⁄4'],
    ['1,000 টাকা', '1000-টাকা'],
    ['10² মিটার', '10²-মিটার'],
    ['শেষ ৫. নতুন', 'শেষ-৫-নতুন'],
    ['বাংলাদেশের রাজধানী কোনটি?', 'বাংলাদেশের-রাজধানী-কোনটি'],
  ])('of %s is %s', (text, slug) => expect(publicSlug(text)).toBe(slug))
})
