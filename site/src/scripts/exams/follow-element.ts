/** The page of standings that is on the screen stays in the address, so that it can be kept and handed on. */
export function followPages(page: Document): void {
  page.addEventListener('prostuti-shown', event => {
    const { page: number } = (event as CustomEvent<{ page: number }>).detail
    const address = new URL(location.href)
    if (number > 1) address.searchParams.set('page', String(number))
    else address.searchParams.delete('page')
    if (address.href !== location.href) history.replaceState(history.state, '', address)
  })
}

interface Chosen {
  readonly period: string
  readonly among: string
  readonly program?: string
}

/** Which list of ranks is on the screen stays in the address, too. */
export function followChoice(page: Document): void {
  page.addEventListener('prostuti-chosen', event => {
    const { period, among, program } = (event as CustomEvent<Chosen>).detail
    const address = new URL(location.href)
    const isOfExam = address.searchParams.has('id')
    const said = {
      period: period === (isOfExam ? 'exam' : 'week') ? '' : period,
      among: among === 'all' ? '' : among,
      program: among === 'program' ? (program ?? '') : '',
      page: '',
    }
    for (const [name, value] of Object.entries(said))
      if (value) address.searchParams.set(name, value)
      else address.searchParams.delete(name)
    history.replaceState(history.state, '', address)
  })
}

/** Which part of the solutions is shown stands behind the address's `#`, and is what is shown when one comes back. */
export function followFilter(page: Document): void {
  const element = page.querySelector('prostuti-exam-solution')
  const show = () => element?.setAttribute('filter', location.hash.slice(1))
  page.addEventListener('prostuti-filtered', event => {
    const { filter } = (event as CustomEvent<{ filter: string }>).detail
    history.replaceState(history.state, '', filter === 'all' ? location.pathname + location.search : `#${filter}`)
  })
  addEventListener('hashchange', show)
  if (location.hash) show()
}
