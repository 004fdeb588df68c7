/**
 * Sets a readable ink on the primary colour, once, where CSS cannot derive it. `container` is a widget's box; what the page says of
 * the ink itself stays.
 */
export function deriveInk(container: HTMLElement): void {
  const { host } = container.getRootNode() as ShadowRoot
  if (getComputedStyle(host).getPropertyValue('--prostuti-primary-ink')) return
  const before = container.style.color
  container.style.color = 'var(--_primary)'
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(container).color.match(/[\d.]+/g) ?? []).map(linear)
  container.style.color = before
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  container.style.setProperty('--prostuti-primary-ink', luminance > 0.1791 ? '#000' : '#fff')
}

/** Of a channel, 0 to 255, its light. */
function linear(channel: string): number {
  const value = Number(channel) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
