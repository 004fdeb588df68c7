import type { ReactElement } from 'react'
import styles from './question-html.module.css'

/** A piece of a question as the server has made it safe: texts, maths as MathML, pictures, tables. */
export function QuestionHtml({ html }: { html: string }): ReactElement {
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />
}
