import type { ReactElement, ReactNode } from 'react'
import styles from './page-head.module.css'

interface PageHeadProps {
  title: string
  /** 2 where it heads a part of a page. Default 1. */
  level?: 1 | 2
  /** The tab above says it: it is for who cannot see that. */
  isHidden?: boolean
  /** Beside the name: "312 of 48,216". */
  figure?: ReactNode
  /** Chooses what the page shows; on phones above it, with room for its words. */
  choice?: ReactNode
  /** What can be done here; the filled one last. On phones they stand at the thumb. */
  children?: ReactNode
}

/** The one head of a page: name and figure left, actions right. */
export function PageHead({ title, level = 1, isHidden, figure, choice, children }: PageHeadProps): ReactElement {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.head} data-hidden={isHidden || undefined}>
      <Heading className={isHidden ? 'hidden' : undefined}>{title}</Heading>
      {figure && <div className={styles.figure}>{figure}</div>}
      {choice && <div className={styles.choice}>{choice}</div>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
