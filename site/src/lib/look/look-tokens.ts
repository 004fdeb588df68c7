import tokens from '@prostuti/widgets/look/tokens.css?raw'
import ui from '@prostuti/widgets/look/ui.css?raw'

/** Every colour by name, `#rrggbb` by day and by night: read from the very style that pages wear. */
export const colors = [...tokens.matchAll(/--prostuti-([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(
  ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
)

/** The steps, first of each name: `text-small` is `max(14px, 0.875rem)`. */
const steps = new Map(
  [...ui.matchAll(/--prostuti-([\w-]+): ([^;]+);/g)].reverse().map(([, name = '', value = '']) => [name, value]),
)

const beginning = (word: string) =>
  [...steps]
    .filter(([name]) => name.startsWith(word))
    .map(([name, value]) => ({ name, value }))
    .reverse()

export const textSteps = beginning('text-')
/** In pixels, since a space is never anything else. */
export const spaces = beginning('space-').map(({ name, value }) => ({ name, pixels: Number.parseInt(value, 10) }))
export const otherSteps = [...steps]
  .filter(([name]) => !/^(text|space)-/.test(name))
  .map(([name, value]) => ({ name, value }))
  .reverse()
