import type { ReturnsOf, TalkTab } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useAddress, useFigures, useTexts } from '../foundation/index.ts'
import styles from './talk-tabs.module.css'

const tabs: readonly TalkTab[] = ['pending', 'reported', 'published', 'deleted']

/** The specification's filters, `status` and `deleted`, open the same tabs. */
export function tabIn(address: URLSearchParams): TalkTab {
  const named = tabs.find(tab => tab === address.get('tab'))
  if (named) return named
  if (address.get('deleted') === 'true') return 'deleted'
  if (address.get('reported') === 'true') return 'reported'
  return address.get('status') === '1' || address.get('status') === '3' ? 'published' : 'pending'
}

interface TalkTabsProps {
  tab: TalkTab
  counts: ReturnsOf<'feed.listTalk'>['counts'] | null
}

/** Which posts are shown, with how many there are of each. */
export function TalkTabs({ tab, counts }: TalkTabsProps): ReactElement {
  const t = useTexts('discussions')
  const { number } = useFigures()
  const [, change] = useAddress()
  const others = { status: null, deleted: null, reported: null, id: null, cursor: null }
  return (
    <nav className={styles.tabs} aria-label={t('talk.tabs')}>
      {tabs.map(each => (
        <a
          key={each}
          href={`?tab=${each}`}
          aria-current={each === tab ? 'page' : undefined}
          onClick={event => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            change({ ...others, tab: each })
          }}
        >
          {t(`talk.tab.${each}`)} {counts && <span className="staff-num">{number(counts[each])}</span>}
        </a>
      ))}
    </nav>
  )
}
