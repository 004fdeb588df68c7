import type { ReactElement } from 'react'
import styles from './link-tabs.module.css'

interface LinkTabsProps<Tab extends string> {
  /** What the tabs are of, for who cannot see it. */
  label: string
  tabs: readonly { readonly id: Tab; readonly text: string }[]
  current: Tab
  /** A plain press; any other follows the link. */
  onChoose(tab: Tab): void
}

/** Parts of one thing, each with an address of its own: `?tab=`. */
export function LinkTabs<Tab extends string>({ label, tabs, current, onChoose }: LinkTabsProps<Tab>): ReactElement {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ id, text }) => (
        <a
          key={id}
          href={`?tab=${id}`}
          aria-current={id === current ? 'page' : undefined}
          onClick={event => {
            // A form with changes asks first, by its own guard.
            if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onChoose(id)
          }}
        >
          {text}
        </a>
      ))}
    </nav>
  )
}
