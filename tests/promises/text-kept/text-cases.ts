/** A text as an author types or pastes it, and the marks that must come of it. */
export interface TextCase {
  readonly source: string
  /** Pieces of the result, as it is stored. */
  readonly marks?: readonly string[]
}

/** Formulas of our own wording, in the shapes that real ones come in. */
export const formulaCases: readonly TextCase[] = [
  { source: String.raw`\(15% + 25% = 40%\) কি ঠিক?` },
  { source: '8% K_{2}CO_{3} এর 250 mL দ্রবণে কত গ্রাম লাগে?' },
  { source: String.raw`লাভ 12\frac{1}{2}% হলে বিক্রয়মূল্য কত?` },
  { source: String.raw`$$\begin{aligned} p+q &= 7\\ p-q &= 3 \end{aligned}$$`, marks: ['<mtable', 'display="block"'] },
  { source: String.raw`\(\begin{vmatrix} 2 & 5 \\ 1 & 4 \end{vmatrix} = 3\)`, marks: ['<mtable'] },
  { source: String.raw`\[\begin{array}{c|c} x & 4 \\ \hline y & 9 \end{array}\]`, marks: ['<mtable'] },
  { source: String.raw`\(v = u + at \tag{5}\)`, marks: ['(5)'] },
  { source: String.raw`\(\href{https://example.com}{abc} + 6\)` },
  { source: String.raw`\(\htmlClass{plain}{xyz}\)` },
  { source: String.raw`\(\def\a{9}\a + 4\)` },
  { source: 'দাম 60$, ছাড় 15$; US$ 20 থেকে US$ 30' },
  { source: String.raw`\({}\) ও \(\text{}\)` },
]

/** HTML as people write it and as programs put it into what is copied. */
export const htmlCases: readonly TextCase[] = [
  {
    source: 'কোনটি ঠিক?<ol type="i" start="2"><li>এক</li><li value="5">দুই</li></ol>',
    marks: ['type="i"', 'start="2"', 'value="5"'],
  },
  { source: '‘<span style="text-decoration: underline">মাঠে</span> ধান’: কোন কারক?', marks: ['<u>মাঠে</u>'] },
  { source: '3×10<span style="vertical-align:super">8</span> m/s', marks: ['<sup>8</sup>'] },
  { source: '<ins>ক</ins> <del>খ</del> <strike>গ</strike>', marks: ['<u>ক</u>', '<s>খ</s>', '<s>গ</s>'] },
  { source: '<pre>for x in a:\n    print(x)</pre>', marks: ['\n    print'] },
  { source: 'শুরু:<blockquote>এক</blockquote>দুই<hr>তিন', marks: ['<p>এক</p>', 'দুই<br />তিন'] },
  { source: 'List<String> ও a<b>c', marks: ['List&lt;String&gt;', 'a&lt;b&gt;c'] },
  { source: 'نعبد শব্দের অর্থ কী?', marks: ['<bdi>نعبد</bdi>'] },
]

/** What comes out of a word processor as plain text. */
export const pastedCases: readonly TextCase[] = [
  { source: 'নিচের কোনটি ঠিক?\ni.\tচর্যাপদ প্রাচীন\nii.\tপদ ৫১টি', marks: ['i. চর্যাপদ', '<br />ii. পদ'] },
  { source: 'প্রথম সারি\vদ্বিতীয় সারি', marks: ['সারি<br />দ্বিতীয়'] },
]
