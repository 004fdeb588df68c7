import { expect, it } from 'vitest'
import { markedPaste } from './marked-paste.ts'

const fromWord = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {font-weight:bold}</style></head>
   <body lang=EN-US><!--StartFragment-->${body}<!--EndFragment--></body></html>`

it('takes what a word processor marks: underline, bold, raised and lowered letters', () => {
  const paragraph = `<p class=MsoNormal><span lang=BN style='font-family:Vrinda'>‘<u>মাঠে</u> ধান’:
    <b>কোন</b> কারক? H<sub>2</sub>O, 10<sup>8</sup><o:p></o:p></span></p>`
  expect(markedPaste(fromWord(paragraph))).toBe('‘<u>মাঠে</u> ধান’: <b>কোন</b> কারক? H<sub>2</sub>O, 10<sup>8</sup>')
})

it('takes what another marks by styles, and no bold that says it is none', () => {
  const html = `<b style="font-weight:normal" id="docs-internal-guid"><p><span style="font-weight:700;text-decoration:underline">ক</span>
    <span style="vertical-align:super">২</span></p></b>`
  expect(markedPaste(html)).toBe('<b><u>ক</u></b> <sup>২</sup>')
})

it('keeps the numbers of a line that they were typed for, and of a list', () => {
  const numbered = `<p><![if !supportLists]><span style='mso-list:Ignore'>i.<span>&nbsp;&nbsp; </span></span><![endif]>চর্যাপদ <b>প্রাচীন</b></p><p>ii.&nbsp; পদ ৫১টি</p>`
  expect(markedPaste(fromWord(numbered))).toBe('i. চর্যাপদ <b>প্রাচীন</b>\nii. পদ ৫১টি')
  expect(markedPaste('<ol type="i" start=2>\n<li>ক</li>\n<li>খ</li></ol>')).toBe(
    '<ol type="i" start="2"><li>ক</li><li>খ</li></ol>',
  )
})

it('leaves what marks nothing to the plain text, and angles as they are', () => {
  expect(markedPaste(fromWord('<p><span style="color:red">শুধু কথা</span></p>'))).toBeNull()
  expect(markedPaste('<p>a &lt; b ও <b>c</b></p>')).toBe('a &lt; b ও <b>c</b>')
})
