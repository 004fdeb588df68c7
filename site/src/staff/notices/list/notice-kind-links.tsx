import type { ReactElement } from 'react'
import { Icon, useAddress, useTexts } from '../../foundation/index.ts'
import { allNotices, type NoticeKind, noticeKinds } from '../notice-kinds.ts'
import styles from './notice-kind-links.module.css'

const kinds = Object.keys(noticeKinds) as NoticeKind[]

/** Which kind is listed; each has an address of its own, and the search goes along. */
export function NoticeKindLinks({ kind }: { kind: NoticeKind | null }): ReactElement {
  const t = useTexts('notices')
  const search = useAddress()[0].get('search')
  const query = search ? `?${new URLSearchParams({ search })}` : ''
  return (
    <nav className={styles.kinds} aria-label={t('notices.kind')}>
      {[null, ...kinds].map(each => (
        <a
          key={each ?? 'all'}
          href={(each ? noticeKinds[each].list : allNotices) + query}
          aria-current={each === kind ? 'page' : undefined}
        >
          {each === kind && <Icon name="check" size={16} />}
          {t(each ? `notices.kinds.${each}` : 'notices.all')}
        </a>
      ))}
    </nav>
  )
}
