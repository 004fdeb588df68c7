/** What begins or sends something: the filled button of each screen, and forms that send. The server refuses the rest in its own words. */
const acts = '[data-kind="primary"], button[type="submit"]:not([role="search"] *, form[method="get"] *)'

/** Ways to read on, filled as they may be. */
const open = 'a[href="/"], [data-view-as] *, [role="search"] *'

const look = new CSSStyleSheet()
look.replaceSync(`:is(${acts}):not(${open}) {
  border: 1px dashed var(--prostuti-line-strong) !important;
  background: var(--prostuti-surface) !important;
  color: var(--prostuti-ink-2) !important;
  cursor: not-allowed;
}`)

/** Dashes the acts of a page and of its elements, and says why they are off where one is pointed at or pressed. */
export function switchActsOff(reason: string): void {
  const tip = document.createElement('div')
  Object.assign(tip, { className: 'view-as-tip', role: 'tooltip', textContent: reason, hidden: true })
  tip.id = 'view-as-tip'
  document.body.append(tip)

  const point = (event: Event) => {
    const act = actOf(event)
    tip.hidden = !act
    if (!act) return
    act.setAttribute('aria-disabled', 'true')
    const { left, bottom, top } = act.getBoundingClientRect()
    const { offsetHeight: height, offsetWidth: width } = tip
    const below = bottom + 8 + height < innerHeight
    tip.style.left = `${Math.max(16, Math.min(left, innerWidth - width - 16))}px`
    tip.style.top = `${below ? bottom + 8 : top - height - 8}px`
  }
  const stop = (event: Event) => {
    if (!actOf(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    point(event)
  }
  for (const type of ['pointerover', 'focusin']) addEventListener(type, point, true)
  addEventListener('scroll', () => (tip.hidden = true), true)
  addEventListener('click', stop, true)
  dress(document)
}

function actOf(event: Event): HTMLElement | null {
  for (const each of event.composedPath())
    if (each instanceof HTMLElement && each.matches(acts)) return each.matches(open) ? null : each
  return null
}

/** A page or an element's own tree, and every tree that comes into it. */
function dress(root: Document | ShadowRoot): void {
  if (root.adoptedStyleSheets.includes(look)) return
  root.adoptedStyleSheets.push(look)
  const enter = (node: ParentNode) => {
    for (const each of node.querySelectorAll('*')) if (each.shadowRoot) dress(each.shadowRoot)
  }
  enter(root)
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element) {
          if (node.shadowRoot) dress(node.shadowRoot)
          enter(node)
        }
  }).observe(root, { childList: true, subtree: true })
}
