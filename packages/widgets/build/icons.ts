import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { sourceFile } from './source-file.ts'

/** The icons of Lucide that widgets draw, as it calls them. After a change: `npx pnpm --filter @prostuti/widgets icons`. */
const names = [
  'arrow-down-narrow-wide',
  'arrow-up',
  'bell',
  'bell-off',
  'bell-plus',
  'book-open',
  'bookmark',
  'briefcase',
  'building',
  'calendar',
  'calendar-check',
  'calendar-plus',
  'chart-column',
  'check-check',
  'chevron-down',
  'chevron-right',
  'circle-dashed',
  'circle-question-mark',
  'circle-x',
  'clock',
  'coins',
  'corner-down-right',
  'download',
  'ellipsis-vertical',
  'external-link',
  'flag',
  'hourglass',
  'image-plus',
  'info',
  'languages',
  'laptop',
  'link',
  'list-checks',
  'locate',
  'lock',
  'log-out',
  'mail-open',
  'map-pin',
  'megaphone',
  'message-circle',
  'message-square',
  'monitor',
  'moon',
  'newspaper',
  'pencil',
  'plus',
  'repeat',
  'reply',
  'rotate-ccw-clock',
  'search',
  'send',
  'settings',
  'share',
  'shield',
  'shield-check',
  'sliders-horizontal',
  'smartphone',
  'tag',
  'thumbs-up',
  'trash',
  'trending-up',
  'undo-2',
  'wifi',
  'wifi-off',
  'x',
]

const require = createRequire(import.meta.url)

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** The text of `src/foundation/icons/lucide.ts`. */
export function lucideModule(): string {
  const lines = lucidePaths(names).map(([name, path]) => {
    const [start, text] = [`export const ${nameOf(name)} =`, `'${path}'`]
    return start.length + text.length < 120 ? `${start} ${text}` : `${start}\n  ${text}`
  })
  return `/** Lines of icons from Lucide (ISC), written by \`build/icons.ts\`; size and stroke come from the style sheet. */\n${lines.join('\n')}\n`
}

/** The lines of each icon of Lucide as one path, on a 24 × 24 grid. The site makes its own file of them. */
export function lucidePaths(icons: readonly string[]): (readonly [name: string, path: string])[] {
  const file = require.resolve('lucide-static/icon-nodes.json')
  const shapes = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly Shape[]>
  return icons.map(name => {
    const icon = shapes[name]
    if (!icon) throw new Error(`Lucide has no icon "${name}"`)
    return [name, icon.map(pathOf).join('')]
  })
}

/** `trash-2` → `trash2`. */
const nameOf = (icon: string): string => icon.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A shape as a path that begins with where it is, so that another may stand before it. */
function pathOf([tag, attributes]: Shape): string {
  const number = (name: string) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'path':
      return absolute(attributes.d!)
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'polyline':
      return `M${attributes.points!.replaceAll(/(\S+ \S+) (?=\S)/g, '$1L')}`
    case 'circle':
      return circle(number('cx'), number('cy'), number('r'))
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'))
    default:
      throw new Error(`an icon with a ${tag} is not drawn yet`)
  }
}

/** The first move as `M`: a relative one would go on from the shape before. What follows it without a letter is a line, and stays relative. */
const absolute = (path: string): string =>
  path.replace(
    /^m(-?(?:\d+\.?\d*|\.\d+))[ ,]?(-?(?:\d+\.?\d*|\.\d+))[ ,]?(?=([-\d.])?)/,
    (_, x, y, number) => `M${x} ${y}${number ? 'l' : ''}`,
  )

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  const [across, down] = [width - 2 * radius, height - 2 * radius]
  const sides = [`h${across}`, `v${down}`, `h${-across}`, `v${-down}`]
  const corners = [corner(radius, radius), corner(-radius, radius), corner(-radius, -radius), corner(radius, -radius)]
  return `M${x + radius} ${y}${sides.map((side, index) => side + corners[index]).join('')}z`
}

/** In the embed an icon stands where it is drawn: all of them in one module would be one more thing that every element loads. */
export function iconsInPlace(): Plugin {
  const file = sourceFile('widgets/src/foundation/icons/lucide.ts')
  const lines = new Map(
    [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) =\s+('.+')$/gm)].map(([, name, text]) => [
      name!,
      text!,
    ]),
  )
  const inPlace = (list: string) =>
    list
      .split(',')
      .map(name => name.trim())
      .filter(name => name)
      .map(name => `const ${name} = ${lines.get(name)}`)
      .join('\n')
  return {
    name: 'prostuti:icons-in-place',
    enforce: 'pre',
    transform: code =>
      code.includes('/lucide.ts')
        ? {
            code: code.replace(/^import \{([^}]*)\} from '[^']*\/lucide\.ts'$/gm, (_, list: string) => inPlace(list)),
            map: null,
          }
        : null,
  }
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../src/foundation/icons/lucide.ts'), lucideModule())
