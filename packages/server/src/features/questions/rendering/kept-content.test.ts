import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText, renderRichText } from './render-question.ts'

const wordsOf = (source: string) => plainText(renderRichText(source))

describe('a formula loses nothing', () => {
  it.each([
    [String.raw`\(15% + 25% = 40%\)`, '15%+25%=40%'],
    ['8% K_{2}CO_{3} এর ঘনত্ব কত?', '8% K2CO3 এর ঘনত্ব কত?'],
    [String.raw`\(12\% \text{ বা 12%}\)`, '12% বা 12%'],
    [String.raw`$$\begin{aligned} p+q &= 7\\ p-q &= 3 \end{aligned}$$`, 'p+q =7 p−q =3'],
    [String.raw`\(\begin{matrix}১ & ২\\ ৩ & ৪\end{matrix}\)`, '১ ২ ৩ ৪'],
    [String.raw`\[\begin{array}{c|c} x & 4 \\ \hline y & 9 \end{array}\]`, 'x 4 y 9'],
    [String.raw`\(\begin{align} a &= 1 \\ b &= 2 \end{align}\)`, 'a =1 b =2'],
    [String.raw`\(E=mc^2 \tag{7}\)`, 'E=mc2 (7)'],
    [String.raw`\(\href{https://example.com/x%20y}{xy}\)`, 'xy'],
    [String.raw`\(\ce{2H2 + O2 -> 2H2O}\)`, '2 H2+O2→2 H2O'],
    [String.raw`\(\ce{^{14}_{6}C}\)`, '614C'],
    [String.raw`\(\ce{Fe^3+ + 3OH- -> Fe(OH)3 v}\)`, 'Fe3++3 OH−→Fe(OH)3↓'],
  ])('of %s', (source, words) => {
    expect(wordsOf(source).replace(/ +/g, ' ')).toBe(words)
    expect(renderRichText(source)).toContain('<math')
  })

  it('and is never an empty one', () => {
    for (const source of [String.raw`\({}\)`, String.raw`\(\text{}\)`, '$${}$$', String.raw`\(\mbox{}\)`]) {
      const codes: string[] = []
      expect(renderRichText(source, ({ code }) => codes.push(code))).not.toContain('<math')
      expect(codes).toEqual(['formula_as_text'])
    }
  })

  it('not even what a command of another’s holds: its source is shown, and said', () => {
    const codes: string[] = []
    const html = renderRichText(String.raw`\(\htmlClass{a}{xyz}\)`, ({ code }) => codes.push(code))
    expect(html).toContain('xyz')
    expect(codes).toEqual(['formula_as_text'])
  })

  it('and takes no price for one, whichever side its sign stands', () => {
    for (const price of ['দাম 50$, ছাড় 10$।', 'US$ 20 থেকে US$ 30', '৫০$ + ২০$ = ৭০$', 'A$5, B$6'])
      expect(renderRichText(price)).toBe(price.replaceAll('$', '&#36;').normalize('NFC'))
    expect(renderRichText('$x=50$ এবং $y=10$').match(/<math>/g)).toHaveLength(2)
  })
})

describe('HTML keeps', () => {
  it.each([
    ['the numbers of a list', 'ঠিক কোনটি?<ol type="i"><li>ক</li></ol>', 'ঠিক কোনটি?<ol type="i"><li>ক</li></ol>'],
    [
      'where a list begins and which way it counts',
      '<ol start="3" reversed><li value="9">ক</li></ol>',
      '<ol start="3" reversed><li value="9">ক</li></ol>',
    ],
    [
      'letters that a style gives a list',
      '<ol style="list-style-type:lower-roman"><li>ক</li></ol>',
      '<ol type="i"><li>ক</li></ol>',
    ],
    ['an underline by style', '‘<span style="text-decoration: underline">তারে</span>’', '‘<u>তারে</u>’'],
    ['several styles at once', `<span style='font-weight:700; vertical-align:super'>২</span>`, '<b><sup>২</sup></b>'],
    ['what a word processor marks plain', '<b style="font-weight:normal">ক <i>খ</i></b>', 'ক <i>খ</i>'],
    ['what is put in and what is struck', '<ins>ক</ins><del>খ</del><strike>গ</strike>', '<u>ক</u><s>খ</s><s>গ</s>'],
    ['the indentation of code', '<pre>if x:\n    y = 1\n\n\tz</pre>', '<pre>if x:\n    y = 1\n\n    z</pre>'],
    ['a break where a block was', 'দেখুন:<blockquote>ক</blockquote>খ<hr>গ', 'দেখুন:<p>ক</p>খ<br />গ'],
    ['a break after a block in a block', '<div>ক<div>খ</div>গ</div>ঘ', '<p>ক</p><p>খ</p>গ<br />ঘ'],
    ['the terms of a list apart', '<dl><dt>ক</dt><dd>খ</dd></dl>', '<p>ক</p><p>খ</p>'],
    ['the marks of a quotation', '<q>ক</q> খ', '“ক” খ'],
    ['code that stands in a list without an item', '<ol><pre>a\n  b</pre></ol>', '<ol><pre>a\n  b</pre></ol>'],
    ['a name between angles that is no tag', 'List<String> ও a<b>c', 'List&lt;String&gt; ও a&lt;b&gt;c'],
  ])('%s', (_, source, html) => {
    expect(renderRichText(source)).toBe(html)
  })

  it('a formula between the items of a list', () => {
    expect(renderRichText(String.raw`<ul>\(x\)<li>ক</li></ul>`)).toContain('<ul><math')
  })

  it('no list of a kind that there is not', () => {
    expect(renderRichText('<ol type="z" start="x"><li value="-">ক</li></ol>')).toBe('<ol><li>ক</li></ol>')
  })
})

describe('Arabic', () => {
  it('stays as it is where all is Arabic', () => {
    expect(renderRichText('اقرأ باسم ربك.')).toBe('اقرأ باسم ربك.')
  })

  it('is isolated where it is quoted, so that the sentence around it keeps its direction', () => {
    const html = '‘<bdi>اقرأ باسم</bdi>’ অর্থ কী?'
    expect(renderRichText('‘اقرأ باسم’ অর্থ কী?')).toBe(html)
    expect(renderRichText(html)).toBe(html)
  })

  it('keeps what an author isolated, and loses what is left open', () => {
    expect(renderRichText('<bdi dir="rtl">اقرأ</bdi> ক')).toBe('<bdi dir="rtl">اقرأ</bdi> ক')
    expect(renderRichText('ক \u2067abc\u2069 খ')).toBe('ক \u2067abc\u2069 খ')
    expect(renderRichText('ক \u2067abc খ\u2069\u2069 \u2066\nগ\u2069')).toBe('ক \u2067abc খ\u2069<br />গ')
  })
})

it('takes every other white space for a gap, and a break within a paragraph for a line’s end', () => {
  expect(renderRichText('i.\tক\u000bii.\tখ&#11;গ')).toBe('i. ক<br />ii. খ গ')
})

it('renders all of it twice alike', () => {
  const parts = [
    '<ol type="i" start="2">',
    '<li value="3">',
    '</ol>',
    '<div>',
    '</div>',
    '<p style="text-decoration:underline">',
    '</p>',
    '<span style="font-weight:bold">',
    '</span>',
    '<hr>',
    '<pre>\n  x <b>\n',
    '</pre>',
    '<blockquote dir="rtl">',
    'اقرأ باسم',
    'ক\n',
    'x<y',
    String.raw`\(\ce{H2O}\)`,
    String.raw`\(x \tag{1}\)`,
    '<ul>',
    '<table><tr><td>',
    '</td></tr></table>',
    '5$',
    '\u2067',
    '\u2069',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts)), chosen => {
      const once = renderRichText(chosen.join(''))
      const twice = renderRichText(once)
      expect(renderRichText(twice)).toBe(twice)
      expect(plainText(twice)).toBe(plainText(once))
    }),
    {
      numRuns: 500,
      examples: [[['<ol type="i" start="2">', '<pre>\n  x <b>\n', String.raw`\(x \tag{1}\)`, '</pre>']]],
    },
  )
})
