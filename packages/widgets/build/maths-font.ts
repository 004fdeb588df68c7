import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const source = fileURLToPath(import.meta.resolve('@fontsource/noto-sans-math/package.json'))

/** All characters from one to another. */
const range = (first: string, last: string): string => {
  const from = first.codePointAt(0)!
  return Array.from({ length: last.codePointAt(0)! - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join(
    '',
  )
}

/** What school formulas are made of; letters in italics are what browsers make of `<mi>x</mi>`. Anything else comes from the device. */
const characters = [
  range(' ', '~'),
  '°±×÷·′″',
  range('Α', 'ω'),
  'ϕϵ',
  '∀∃∅∆∇∈∉∋∏∑−∓∗∘√∛∝∞∟∠∥∦∧∨∩∪∫∮∴∵∶∼≅≈≠≡≤≥⊂⊃⊆⊇⊕⊥',
  '←↑→↓↔⇐⇒⇔⇌',
  '⌈⌉⌊⌋⟨⟩',
  'ℎℓℕℚℝℤ',
  range('\u{1d434}', '\u{1d467}'),
  range('\u{1d6fc}', '\u{1d71b}'),
  '\u0302\u0304\u0305\u20d7ˆ¯',
].join('')

/**
 * Makes the maths font, a part of Noto Sans Math (OFL): `dist/embed/f/maths-….woff2`, which partners' pages fetch, and
 * `dist/look/maths.css`, which names it to pages that are ours. Returns the font's address relative to the loader.
 */
export async function buildMathsFont(root: string): Promise<string> {
  const files = join(dirname(source), 'files')
  const font = await subsetFont(readFileSync(join(files, 'noto-sans-math-latin-400-normal.woff2')), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    // Letters of their own for small sizes, for letters under accents and for accents over capitals.
    keepFeatures: ['ssty', 'dtls', 'flac'],
    preserveNameIds: [0, 13, 14],
  })
  const name = `f/maths-${createHash('sha256').update(font).digest('base64url').slice(0, 5)}.woff2`
  for (const folder of ['dist/embed/f', 'dist/look']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'dist/embed', name), font)
  cpSync(join(dirname(source), 'LICENSE'), join(root, 'dist/embed/f/OFL.txt'))
  writeFileSync(join(root, 'dist/look/maths.css'), fontFace(`../embed/${name}`))
  return name
}

/** Fonts with maths that devices have (Apple's, Windows', Linux'), by full or PostScript name: they are used as they are. */
const installed = ['STIX Two Math', 'STIXTwoMath-Regular', 'Cambria Math', 'Latin Modern Math', 'NotoSansMath-Regular']

const fontFace = (address: string) => `@font-face {
  font-family: prostuti-maths;
  font-display: swap;
  src: ${installed.map(name => `local("${name}")`).join(', ')}, url("${address}") format("woff2");
}
math {
  max-inline-size: 100%;
  padding-block: 2px;
  font-family: math;
  font-size: 1.05em;
  math-style: normal;
  overflow: auto hidden;
}
math:has(mi, mfrac, msqrt, mroot, munder, mover, munderover, mtable) {
  font-family: prostuti-maths, math;
}
`
