/**
 * The look as values, `[light, dark]`; dark is designed, not inverted. A page sets `--prostuti-primary` and the rest on
 * the element or anywhere above it; inside the shadow root every name here is there to be read.
 */
export const colors = {
  ground: ['#ffffff', '#0f171d'],
  surface: ['#f4f7fa', '#151f27'],
  raised: ['#ffffff', '#1b2731'],
  line: ['#d5dfe8', '#2b3a47'],
  'line-strong': ['#8094a6', '#657b8f'],
  ink: ['#14212b', '#e8eef3'],
  'ink-2': ['#45566a', '#b3c1cd'],
  'ink-3': ['#5c6e82', '#8c9dac'],
  primary: ['#0b7a4b', '#4cc38a'],
  'primary-ink': ['#ffffff', '#06251a'],
  'primary-soft': ['#e3f4ec', '#12352a'],
  'primary-line': ['#9fd5bc', '#25624a'],
  running: ['#a84b07', '#f2a54a'],
  'running-soft': ['#fef1e0', '#3a2a14'],
  archived: ['#735600', '#e2c044'],
  'archived-soft': ['#fbf3d0', '#352d10'],
  taken: ['#0b7a4b', '#4cc38a'],
  'taken-soft': ['#e3f4ec', '#12352a'],
  wrong: ['#b3261e', '#ff8a80'],
  'wrong-soft': ['#fdecea', '#3b1b1a'],
  skipped: ['#45566a', '#b3c1cd'],
  marked: ['#5b3fb0', '#b7a3ff'],
  'marked-soft': ['#efeafc', '#2a2346'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

/** What is the same by day and by night. */
export const shapes = {
  'radius-card': '12px',
  'radius-control': '8px',
  shadow: '0 1px 2px rgb(20 33 43/.06),0 4px 16px rgb(20 33 43/.05)',
  font: 'system-ui,"Noto Sans Bengali","Noto Sans",sans-serif',
} as const

/**
 * A partner who sets the primary colour alone gets its tints too, and an ink that stands out from it by 4.5 : 1 or more: black or white,
 * which change over at the luminance .179 (WCAG 2.2).
 */
const derived: Partial<Record<keyof typeof colors, string>> = {
  'primary-ink': `color(from var(--_primary) xyz${' calc((.179 - y)*9e9)'.repeat(3)})`,
  'primary-soft': 'color-mix(in srgb,var(--_primary) 12%,var(--_ground))',
  'primary-line': 'color-mix(in srgb,var(--_primary) 40%,var(--_ground))',
}

type ColorName = keyof typeof colors

const names = Object.keys(colors) as ColorName[]
const declare = (name: string, value: string) => `--_${name}:var(--prostuti-${name},${value})`
const declareColors = (value: (name: ColorName) => string) => names.map(name => declare(name, value(name))).join(';')
const declareShapes = Object.entries(shapes).map(([name, value]) => declare(name, value))

/** What browsers have to understand for all that: Chrome 123, Safari 18, Firefox 128. */
export const derives = 'color:color(from light-dark(red,red)xyz x y z)'

/**
 * The tokens as CSS. `light-dark()` follows the page's own `color-scheme`; browsers before it
 * are light unless the element says `theme="dark"`. Public names are read on the host and set anew inside, so that a
 * value given by the page wins wherever it was given.
 */
export const tokensCss = [
  `:host{${declareColors(name => colors[name][0])};${declareShapes.join(';')}}`,
  ':host(:is([theme=light],[data-theme=light])){color-scheme:light}',
  `:host(:is([theme=dark],[data-theme=dark])){color-scheme:dark;${declareColors(name => colors[name][1])}}`,
  `@supports (${derives}){:host,:host(:is([theme],[data-theme])){${declareColors(name => derived[name] ?? `light-dark(${colors[name].join()})`)}}}`,
  `.prostuti-root{${[...names, ...Object.keys(shapes)].map(name => `--prostuti-${name}:var(--_${name})`).join(';')}}`,
].join('\n')
