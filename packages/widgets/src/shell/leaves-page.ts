/** Whether this press leads to another page in this tab: not a new tab, a download, a place on this page or another program. */
export function leavesPage(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false
  const link = event.composedPath().find(node => node instanceof HTMLAnchorElement && node.href !== '')
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.hasAttribute('download') ||
    !['', '_self', '_top'].includes(link.target)
  )
    return false
  const [to, here] = [new URL(link.href), new URL(location.href)]
  const samePage = to.origin === here.origin && to.pathname === here.pathname && to.search === here.search
  return /^https?:$/.test(to.protocol) && !(samePage && to.hash !== '')
}
