import { Button } from '@mantine/core'
import type { QuestionImport } from '@prostuti/contract'
import { optionLetter } from '@prostuti/contract/option-letters'
import { type ReactElement, useState } from 'react'
import { Icon, useFigures, useTexts } from '../foundation/index.ts'
import styles from './imports.module.css'

/** The first rows as the questions that they become. Their HTML is the server's, made safe. */
export function ImportPreview({ previews }: { previews: QuestionImport['previews'] }): ReactElement {
  const t = useTexts('imports')
  const { number } = useFigures()
  const [at, setAt] = useState(0)
  const shown = previews[at]
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2>{t('imports.preview')}</h2>
        {shown && (
          <div className={styles.walk}>
            <Button
              variant="subtle"
              size="xs"
              aria-label={t('imports.previous_row')}
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            >
              <Icon name="chevron-left" size={16} />
            </Button>
            <span className="staff-small">{t('imports.row', { row: number(shown.row) })}</span>
            <Button
              variant="subtle"
              size="xs"
              aria-label={t('imports.next_row')}
              disabled={at === previews.length - 1}
              onClick={() => setAt(at + 1)}
            >
              <Icon name="chevron-right" size={16} />
            </Button>
          </div>
        )}
      </div>
      {shown ? (
        <div className={styles.preview}>
          <p className="staff-small">{[shown.category, ...shown.appearances].join(' · ')}</p>
          <Html html={shown.text} strong />
          <ol>
            {shown.options.map((option, index) => (
              <li key={optionLetter(index, 'bn')} data-right={shown.right.includes(index) || undefined}>
                <b aria-hidden="true">{optionLetter(index, 'bn')}</b>
                <Html html={option} />
                {shown.right.includes(index) && <Icon name="check" size={16} />}
              </li>
            ))}
          </ol>
          {shown.explanation && <Html html={shown.explanation} />}
        </div>
      ) : (
        <p className="staff-small">{t('imports.no_preview')}</p>
      )}
    </section>
  )
}

function Html({ html, strong }: { html: string; strong?: boolean }): ReactElement {
  return <div data-strong={strong || undefined} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
}
