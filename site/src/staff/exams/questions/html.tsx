import { memo, type ReactElement } from 'react'
import styles from './html.module.css'

/** The server's own safe HTML: texts, maths as MathML, pictures, tables. */
export const Html = memo(function Html({ html }: { html: string }): ReactElement {
  return <div className={styles.html} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
})
