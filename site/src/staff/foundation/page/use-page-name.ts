import { useEffect } from 'react'

/**
 * Names the page, in its last crumb and its title, where a screen goes on to another page without leaving. The server has drawn both
 * for the address that was opened.
 */
export function usePageName(name: string): void {
  useEffect(() => {
    const crumb = document.querySelector('.crumbs [aria-current=page]')
    const before = crumb?.textContent
    if (!crumb || !before || before === name) return
    crumb.textContent = name
    document.title = document.title.replace(before, name)
  }, [name])
}
