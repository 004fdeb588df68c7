/** Red, green and blue of `#rrggbb`, 0 to 1, linear. */
function channels(colour: string): number[] {
  return [1, 3, 5].map(at => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
}

/** How well a `#rrggbb` colour stands out from white, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastToWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
