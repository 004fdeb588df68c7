import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText, renderRichText } from './render-question.ts'

describe('a formula', () => {
  it.each([String.raw`\(x^2\)`, '$x^2$', '$ x^2 $', 'x^{2}'])('looks the same however it is marked: %s', source => {
    expect(renderRichText(source)).toBe('<math><msup><mi>x</mi><mn>2</mn></msup></math>')
  })

  it('stands on a line of its own when it is marked so', () => {
    const block = '<math display="block"><mi>a</mi><mo>&lt;</mo><mi>b</mi></math>'
    expect(renderRichText(String.raw`\[a<b\]`)).toBe(block)
    expect(renderRichText('$$a<b$$')).toBe(block)
  })

  it('keeps Bangla figures whole, also under an exponent', () => {
    expect(renderRichText(String.raw`\(১২^২ + \frac{৩}{৪}\)`)).toBe(
      '<math><msup><mn>১২</mn><mn>২</mn></msup><mo>+</mo><mfrac><mn>৩</mn><mn>৪</mn></mfrac></math>',
    )
  })

  it('does not part a number from its sign', () => {
    expect(renderRichText(String.raw`\(x<-1\)`)).toContain('<mo>&lt;</mo><mo form="prefix">−</mo><mn>1</mn>')
    expect(renderRichText(String.raw`\((x)-1\)`)).toContain('<mo stretchy="false">)</mo><mo>−</mo><mn>1</mn>')
  })

  it('keeps the space beside Bangla words inside it', () => {
    expect(renderRichText(String.raw`\(\text{অংশ } x\)`)).toContain(
      '<mtext>অংশ</mtext><mspace width="0.25em"></mspace>',
    )
  })

  it('is shown as its source when it cannot be set', () => {
    expect(renderRichText(String.raw`যদি \(\frac{1}{ < 2\) হয়`)).toBe(
      String.raw`যদি <code>\frac{1}{ &lt; 2</code> হয়`.normalize('NFC'),
    )
    expect(renderRichText(`\\(${'{'.repeat(900)}\\)`)).toMatch(/^<code>/)
  })

  it('is found in a text that marks none, and words around it stay words', () => {
    expect(renderRichText(String.raw`12\degree C - 25\degree C`)).toMatch(/^<math>.*<\/math>$/)
    const mixed = renderRichText(String.raw`If cosA = \frac{4}{5}, then what is tanA?`)
    expect(mixed).toBe('If cosA <math><mo>=</mo><mfrac><mn>4</mn><mn>5</mn></mfrac></math>, then what is tanA?')
    expect(renderRichText('ক CO_{2} খ O_2')).toMatch(/^ক <math>.*<\/math> খ <math>.*<\/math>$/)
    expect(renderRichText('6.02x10^23 টি')).toContain('<msup><mn>10</mn><mn>23</mn></msup>')
  })

  it('is not seen in prices, blanks and addresses', () => {
    const texts = ['$850, and $705', 'It cost $5 or $6.', 'She is ____ honest.', 'a_b@example.com', 'C:\\new folder']
    for (const text of texts) expect(plainText(renderRichText(text))).toBe(text)
    expect(plainText(renderRichText(String.raw`\$x\$`))).toBe('$x$')
  })
})

describe('a text', () => {
  it('keeps its small HTML and gets its line ends', () => {
    expect(renderRichText('<b>i.</b> ক\nii. খ')).toBe('<b>i.</b> ক<br />ii. খ')
    expect(renderRichText('<table>\n<tr>\n<td>১</td>\n</tr>\n</table>')).toBe('<table><tr><td>১</td></tr></table>')
  })

  it('does not lose what stands between angles that are no tag', () => {
    expect(renderRichText('0<x<5 হলে')).toBe('0&lt;x&lt;5 হলে')
    expect(renderRichText('a < b > c & d')).toBe('a &lt; b &gt; c &amp; d')
  })

  it('keeps a picture with its words and its size', () => {
    expect(renderRichText('<img src="/p/a.svg" alt="ক <খ>" width="320" height="220" onerror="x()">')).toBe(
      '<img src="/p/a.svg" alt="ক &lt;খ&gt;" width="320" height="220" />',
    )
    expect(renderRichText('<img src="/a.png" width="100%" height="-1">')).toBe('<img src="/a.png" alt="" />')
  })

  it('spells ড়, ঢ় and য় one way and keeps the joiners that shape a word', () => {
    expect(renderRichText('\u09dc\u09dd\u09df')).toBe('\u09a1\u09bc\u09a2\u09bc\u09af\u09bc')
    expect(renderRichText('জসীমউদ্\u200cদীন র\u200d্যাব')).toBe('জসীমউদ্\u200cদীন র\u200d্যাব')
    expect(renderRichText('\u200dক\u200c খ\u200b\ufeff👩\u200d🎓')).toBe('ক খ👩\u200d🎓')
  })

  it('changes no more when it is rendered again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...soundParts)), parts => {
        const once = renderRichText(parts.join(''))
        expect(renderRichText(once)).toBe(once)
      }),
      { numRuns: 500 },
    )
  })

  it('reads as words, with pictures by their alt text', () => {
    const html = renderRichText(String.raw`<p>মান <b>\(x<2\)</b></p><p>কত & কেন?<img src="/a.png" alt="ত্রিভুজ"></p>`)
    expect(plainText(html)).toBe('মান x<2 কত & কেন? ত্রিভুজ')
  })
})

describe('a text that means harm', () => {
  it.each([
    ['macros that multiply their argument', explosive()],
    ['macros that repeat a long word', lengthy()],
    ['an environment of empty cells', String.raw`\(\begin{matrix}${'&'.repeat(1900)}\end{matrix}\)`],
    ['a formula longer than any', `\\(${'x+'.repeat(5_000)}x\\)`],
  ])('is shown as its source, in little time and memory: %s', (_, source) => {
    const [before, began] = [process.memoryUsage().heapUsed, performance.now()]
    const html = renderRichText(source)
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024)
    expect(html).toMatch(/^<code>.*<\/code>$/s)
    expect(html.length).toBeLessThan(6 * source.length)
  })

  it('is bounded as a whole, whatever formulas a text of the greatest length has', () => {
    const began = performance.now()
    for (const piece of [
      String.raw`\(x^2\)`,
      String.raw`\(`,
      '$',
      '$$',
      String.raw`\[`,
      '$a',
      '<',
      '&#',
      String.raw`\frac `,
    ]) {
      const html = renderRichText(piece.repeat(Math.floor(20_000 / piece.length)))
      expect(html.length).toBeLessThan(400_000)
    }
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  it.each([
    'def',
    'gdef',
    'edef',
    'xdef',
    'let',
    'futurelet',
    'global',
    'newcommand',
    'renewcommand',
    'providecommand',
  ])('defines no macros by \\%s', command => {
    expect(renderRichText(`\\(\\${command}\\a{b}\\a\\)`)).toMatch(/^<code>/)
  })

  it.each(['&#xe000;0&#xe001;', '&#57344;0&#57345;', '&#xE0000', '\ue0000\ue001', '&#xe0000&#xe001'])(
    'cannot stand for a formula of its own: %s',
    forged => {
      const html = renderRichText(
        String.raw`\(x\) <b title="${forged}">${forged}</b> <img src="/a.png" alt="${forged}">`,
      )
      expect(html.match(/<math>/g)).toHaveLength(1)
      expect(html).toContain('alt="')
      expect(html.slice(html.indexOf('alt='))).not.toContain('x"')
    },
  )

  it('hides no invisible or turned letters in entities', () => {
    const html = renderRichText('<b>ক&#x202e;খ&#x200b;&#8294;গ&#1;</b>')
    expect(html).toBe('<b>কখগ</b>')
  })

  it('brings no picture from elsewhere, and notifies the importer', () => {
    const dropped = [
      'https://example.com/a.png',
      '//example.com/a.png',
      'http://x/a.png',
      'a.png',
      '/\\\\x/a.png',
      'data:text/html;base64,AA==',
    ]
    for (const src of dropped) {
      const notices: string[] = []
      expect(renderRichText(`ক <img src="${src}" alt="খ">`, ({ code }) => notices.push(code))).toBe('ক')
      expect(notices).toEqual(['picture_dropped'])
    }
    const kept = ['/p/a.svg', 'data:image/png;base64,AAAA']
    for (const src of kept)
      expect(renderRichText(`<img src="${src}">`, notice => expect(notice).toBeNull())).toContain(`src="${src}"`)
  })
})

describe('what could run', () => {
  it.each(naughty())('does not survive: %s', source => {
    expect(dangerIn(renderRichText(source))).toEqual([])
    expect(dangerIn(renderRichText(`\\(x\\) ${source} <b>${source}</b>`))).toEqual([])
  })

  it('does not survive in any mixture', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...shards, ...naughty())),
        parts => dangerIn(renderRichText(parts.join(''))).length === 0,
      ),
      { numRuns: 1000 },
    )
  })

  it('would be noticed if it did', () => {
    expect(naughty().filter(source => dangerIn(source).length === 0)).toEqual([])
  })
})

const soundParts = [
  '<b>ক</b>',
  '<p>খ</p>',
  '<table>\n<tr>\n<td>১</td></tr></table>',
  "<img src='/a.png' alt='a<b \\(x\\)'>",
  '\\(x<\\text{অংশ }\\)',
  '\\(x^{\\)',
  '$y$',
  '\\$5 ',
  '\\frac{1}{2}',
  '10^23',
  '\n',
  ' ',
  ' < ',
  '&',
  '&lt;b&gt;',
  '"',
  'x',
  '\u200d',
  '____',
]

const shards = [
  '<b>',
  '</b>',
  '<',
  '>',
  '&',
  '&lt;',
  '"',
  '$',
  '\\(',
  '\\)',
  '\\frac{1}{2}',
  'x^2',
  ' ',
  '\n',
  'ক',
  '<br>',
  '<td>',
  '<p>',
  '</p>',
  '১',
  '<math>',
  '<mi>',
  '</math>',
  "<img src='/a.png' alt='",
  "'>",
  '<code>',
  '\\$',
  '\u200d',
  '\ue0000\ue001',
]

function naughty(): string[] {
  return [
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<img src="data:text/html,<script>alert(1)</script>">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '<svg onload=alert(1)>',
    '<svg/onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<math href="javascript:alert(1)"><mi>x</mi></math>',
    '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<b style="background:url(javascript:alert(1))">x</b>',
    '<style>*{color:red}</style>',
    '<details open ontoggle=alert(1)>x</details>',
    '<form action="//evil.example"><input autofocus onfocus=alert(1)></form>',
    '<base href="//evil.example/">',
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
    '<object data="x.swf"></object>',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<!--<img src="--><img src=x onerror=alert(1)//">',
    '<b/onmouseover=alert(1)>x</b>',
    String.raw`\(\href{javascript:alert(1)}{x}\)<script>1</script>`,
    String.raw`<img src=x alt="\(x\)" onerror="alert(1)">`,
  ]
}

/** Tags and attributes that are not among the few allowed ones. Escaped text is no tag. */
function dangerIn(html: string): string[] {
  const tags = html.match(/<[!/]?[a-z?][\s\S]*?>|<!--/gi) ?? []
  const allowedTag =
    /^<\/?(?:b|strong|i|em|u|s|sub|sup|br|p|ul|ol|li|code|img|table|caption|thead|tbody|tr|th|td|m[a-z]+|none)(?=[\s/>])/
  const badAttribute = /[\s/](?:on\w+|style|href|xlink:href|srcdoc|action|data|http-equiv)\s*=|javascript:|data:text/i
  const badTag = /^<\/?(?:mglyph|malignmark|meta|marquee|menu|main|map|mark)\b/i
  return tags.filter(
    tag => !allowedTag.test(tag) || badTag.test(tag) || badAttribute.test(tag.replace(/ alt="[^"]*"/g, '')),
  )
}

/** Some 600 characters: each of eight macros takes its argument four times, and that a hundred times over. No heap holds it. */
function explosive(): string {
  const names = [...'abcdefgh']
  const macro = (name: string, index: number) => {
    const inner = names[index + 1]
    return `\\def\\${name}#1{${inner ? `\\${inner}{#1#1#1#1}` : '#1#1#1#1'}}`
  }
  return `\\(${names.map(macro).join('')}${'\\a x'.repeat(110)}\\)`
}

/** Some 400 characters that become three megabytes. */
function lengthy(): string {
  return `\\(\\def\\a{${'x'.repeat(180)}}\\def\\b{${'\\a'.repeat(20)}}${'\\b'.repeat(60)}\\)`
}
