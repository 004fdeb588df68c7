/** A bar takes less of the screen than this; a dialog takes more. */
const mostOfScreen = 0.4

/**
 * How high the bar is, in pixels, that stands fixed or sticky where `region` begins at the foot of the screen, in whatever
 * element; 0 for none.
 */
export function barBelow(region: Element): number {
  const { bottom, left, width } = region.getBoundingClientRect()
  const seen = topmost(document, left + width / 2, bottom - 1, region)
  for (let each = seen; each; each = parentOf(each)) {
    const { position } = getComputedStyle(each)
    if (position !== 'sticky' && position !== 'fixed') continue
    const { top, height } = each.getBoundingClientRect()
    return height < innerHeight * mostOfScreen ? Math.max(0, Math.ceil(bottom - top)) : 0
  }
  return 0
}

function topmost(root: Document | ShadowRoot, x: number, y: number, except: Element): Element | null {
  // A shadow root names its host, too, where nothing of its own is at the point.
  const found = root.elementsFromPoint(x, y).find(each => each !== except && each.getRootNode() === root)
  const shadow = found?.shadowRoot
  const inside = shadow && topmost(shadow, x, y, except)
  return inside ?? found ?? null
}

const parentOf = (element: Element): Element | null => {
  if (element.assignedSlot) return element.assignedSlot
  if (element.parentElement) return element.parentElement
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}
