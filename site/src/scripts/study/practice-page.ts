import { practiceId } from '../../lib/study/practice-address.ts'

/** Tells the element which practice the address means, and how to show it: the kept page itself knows none. */
export function enterPractice(page: Document): void {
  const address = new URL(page.URL)
  const [, view = 'exam'] = /^\/practice\/(exam|result|solution)/.exec(address.pathname) ?? []
  const element = page.querySelector('prostuti-practice')
  element?.setAttribute('view', view)
  const id = practiceId(address)
  if (id) element?.setAttribute('practice-id', id)
}

/** Which part of the solution is shown stands behind the address's `#`. */
export function followPracticeFilter(page: Document): void {
  const element = page.querySelector('prostuti-practice')
  const show = () => element?.setAttribute('filter', location.hash.slice(1))
  page.addEventListener('prostuti-filtered', event => {
    const { filter } = (event as CustomEvent<{ filter: string }>).detail
    history.replaceState(history.state, '', filter === 'all' ? location.pathname + location.search : `#${filter}`)
  })
  addEventListener('hashchange', show)
  if (location.hash) show()
}
