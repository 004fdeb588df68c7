/** Channels of `#rrggbb`, 0 to 1, linear. */
function channels(color: string): [number, number, number] {
  const linear = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [linear(1), linear(3), linear(5)]
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}
