/** What begins or sends something: the filled button of each screen, and forms that send. */
export const acts = '[data-kind="primary"], button[type="submit"]:not([role="search"] *, form[method="get"] *)'

/** Ways to read on, filled as they may be. */
export const open = 'a[href="/"], [data-view-as] *, [role="search"] *'

const dashed = new CSSStyleSheet()
dashed.replaceSync(`:is(${acts}):not(${open}) {
  border: 1px dashed var(--prostuti-line-strong) !important;
  background: var(--prostuti-surface) !important;
  color: var(--prostuti-ink-2) !important;
  cursor: not-allowed;
}`)

/** Dashes the acts of a page or of an element's own tree, and of every tree that comes into it. */
export function dress(root: Document | ShadowRoot): void {
  if (root.adoptedStyleSheets.includes(dashed)) return
  root.adoptedStyleSheets.push(dashed)
  enter(root)
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.shadowRoot) dress(node.shadowRoot)
        enter(node)
      }
  }).observe(root, { childList: true, subtree: true })
}

function enter(node: ParentNode): void {
  for (const each of node.querySelectorAll('*')) if (each.shadowRoot) dress(each.shadowRoot)
}
