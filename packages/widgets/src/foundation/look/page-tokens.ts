import { colors, derives, shapes } from './tokens.ts'

const declare = (values: readonly (readonly [string, string])[]) =>
  values.map(([name, value]) => `  --prostuti-${name}: ${value};`).join('\n')

const light = Object.entries(colors).map(([name, [day]]) => [name, day] as const)
const both = Object.entries(colors).map(([name, [day, night]]) => [name, `light-dark(${day}, ${night})`] as const)

/**
 * The tokens for a whole page, under the names that elements read. Dark only where elements can follow (`derives`), so that page and element never disagree. `data-theme` decides for a part of the page.
 */
export const pageTokensCss = `:root {
  color-scheme: light dark;
${declare(light)}
${declare(Object.entries(shapes))}
}
@supports (${derives}) {
  :root {
${declare(both).replaceAll('\n', '\n  ').replace(/^/, '  ')}
  }
}
[data-theme='light'] {
  color-scheme: light;
}
[data-theme='dark'] {
  color-scheme: dark;
}
`
