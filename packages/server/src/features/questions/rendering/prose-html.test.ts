import { describe, expect, it } from 'vitest'
import { proseHtml } from './prose-html.ts'

describe('a long text of a circular', () => {
  it.each([
    ['প্রথম লাইন\nদ্বিতীয়', 'প্রথম লাইন<br />দ্বিতীয়'],
    ['- স্নাতক\n- দুই বছর', '<ul><li>স্নাতক</li><li>দুই বছর</li></ul>'],
    ['যা লাগবে:\n• স্নাতক\n* দুই বছর\nধন্যবাদ', '<p>যা লাগবে:</p><ul><li>স্নাতক</li><li>দুই বছর</li></ul><p>ধন্যবাদ</p>'],
    ['১. আবেদন\n২. ফি\n\n৩. প্রবেশপত্র', '<ol><li>আবেদন</li><li>ফি</li><li>প্রবেশপত্র</li></ol>'],
    ['3) Third\n4) Fourth', '<ol start="3"><li>Third</li><li>Fourth</li></ol>'],
    ['২০২৬ সালের মধ্যে\n১.৫ লাখ টাকা\n-৫ নয়', '২০২৬ সালের মধ্যে<br />১.৫ লাখ টাকা<br />-৫ নয়'],
    ['বেতন $500-$700, \\(x\\) নয়', 'বেতন &#36;500-&#36;700, \\(x\\) নয়'],
    ['বয়স <৩২ ও >১৮', 'বয়স &lt;৩২ ও &gt;১৮'],
    ['  \n ', null],
    ['<p><br></p>', null],
    ['<script>alert(1)</script>', null],
  ])('%j is shown as %j', (source, html) => {
    expect(proseHtml(source)).toBe(html)
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="https://spy.example/a.png">',
    '<style>p{}</style>',
    '<p onclick="alert(1)" style="color:red" class="x">',
    '<a href="javascript:alert(1)">',
    '<iframe src="https://spy.example">',
    '<svg><script>alert(1)</script></svg>',
    '- <img src=x onerror=alert(1)>\n- <b onmouseover=alert(1)>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])('keeps the words and nothing that runs or calls another site: %s', source => {
    const html = proseHtml(`${source}কথা`)!
    expect(html).toContain('কথা')
    expect(html).not.toMatch(/<(?:script|style|iframe|svg|a)\b|\son\w+=[^>]*>|spy\.example|<[^>]*javascript:/)
  })

  it('keeps the lists, tables and marks of a job site', () => {
    const html =
      '<div><h3>Requirements</h3><ul class="x"><li><b>SSC</b></li></ul><table><tr><td>1</td></tr></table></div>'
    expect(proseHtml(html)).toBe('<p>Requirements</p><ul><li><b>SSC</b></li></ul><table><tr><td>1</td></tr></table>')
  })

  it('says the same when it is made of itself', () => {
    for (const source of ['- ক\n- খ', '১. ক\n২. খ\nগ', 'ক\nখ', '<p>ক</p>']) {
      const html = proseHtml(source)!
      expect(proseHtml(html)).toBe(html)
    }
  })
})
