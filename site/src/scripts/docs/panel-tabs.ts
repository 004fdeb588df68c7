/**
 * On a phone the parts of the playground stand behind tabs (ARIA's pattern: arrows, Home, End); on wider screens, and without a
 * script, they stand under each other and there are no tabs.
 */
const list = document.querySelector<HTMLElement>('[data-tabs]')
const tabs = [...(list?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
const phone = matchMedia('(max-width: 719px)')

if (list) {
  phone.addEventListener('change', arrange)
  list.addEventListener('click', ({ target }) => {
    const tab = tabs.find(each => target instanceof Node && each.contains(target))
    if (tab) choose(tab)
  })
  list.addEventListener('keydown', event => {
    const next = nextOf(event.key)
    if (!next) return
    event.preventDefault()
    choose(next)
    next.focus()
  })
  arrange()
}

function chosen(): HTMLButtonElement | undefined {
  return tabs.find(tab => tab.getAttribute('aria-selected') === 'true') ?? tabs[0]
}

function nextOf(key: string): HTMLButtonElement | undefined {
  const at = tabs.findIndex(tab => tab === document.activeElement)
  if (at < 0) return undefined
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  return step ? tabs[(at + step + tabs.length) % tabs.length] : undefined
}

function arrange(): void {
  if (!list) return
  list.hidden = !phone.matches
  const tab = chosen()
  if (phone.matches && tab) choose(tab)
  else showAll()
}

function showAll(): void {
  for (const panel of tabs.flatMap(panelsOf)) {
    panel.hidden = false
    panel.removeAttribute('role')
    panel.removeAttribute('aria-labelledby')
  }
}

function choose(tab: HTMLButtonElement): void {
  for (const each of tabs) {
    const isChosen = each === tab
    each.setAttribute('aria-selected', String(isChosen))
    each.tabIndex = isChosen ? 0 : -1
    for (const panel of panelsOf(each)) {
      panel.hidden = !isChosen
      panel.setAttribute('role', 'tabpanel')
      panel.setAttribute('aria-labelledby', each.id)
    }
  }
}

function panelsOf(tab: HTMLElement): HTMLElement[] {
  const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
  return panel ? [panel] : []
}
