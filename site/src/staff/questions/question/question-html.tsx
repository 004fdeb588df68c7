import type { ReactElement } from 'react'
import styles from './question-html.module.css'

/** A piece of a question as the server has made it safe: texts, maths as MathML, pictures, tables. `part`: by which it is compared. */
export function QuestionHtml({ html, part }: { html: string; part?: 'question' | 'option' }): ReactElement {
  return <div className={styles.html} data-part={part} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
}
