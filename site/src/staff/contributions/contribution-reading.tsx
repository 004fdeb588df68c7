import type { StaffContribution } from '@prostuti/contract'
import { bankLetter } from '@prostuti/contract/option-letters'
import type { ReactElement } from 'react'
import { Icon, useLanguage, useTexts } from '../foundation/index.ts'
import { QualityChip } from '../questions/question/quality-chip.tsx'
import { QuestionHtml } from '../questions/question/question-html.tsx'
import styles from './contributions.module.css'

/** The member’s words under staff’s: what was taken away struck, what was written underlined. */
export function ContributionReading({ item }: { item: StaffContribution }): ReactElement {
  const t = useTexts('contributions')
  const language = useLanguage()
  const { words, category, checks, question } = item
  return (
    <article className={styles.reading}>
      <header>
        <QualityChip quality={checks.quality} />
        <span>{category.title}</span>
        {question && <a href={`/admin/question/${question}`}>{t('contributions.in_bank')}</a>}
      </header>
      <h2 className={styles.asked}>
        <QuestionHtml html={words.question} />
      </h2>
      <ol className={styles.options}>
        {words.options.map(({ html, is_correct, was_correct }, number) => (
          <li key={number} data-key={is_correct || undefined}>
            <span aria-hidden="true">{bankLetter(number, language)}</span>
            <QuestionHtml html={html} />
            {is_correct !== was_correct && !is_correct && <del>{t('contributions.right')}</del>}
            {is_correct && (
              <b>
                <Icon name="check" size={16} />{' '}
                {was_correct ? t('contributions.right') : <ins>{t('contributions.right')}</ins>}
              </b>
            )}
          </li>
        ))}
      </ol>
      {words.explanation && (
        <section className={styles.aside} aria-label={t('contributions.explanation')}>
          <div className="staff-small">{t('contributions.explanation')}</div>
          <QuestionHtml html={words.explanation} />
        </section>
      )}
      {item.reason && (
        <p className={styles.aside}>
          <b>{t('contributions.told')}:</b> {item.reason}
        </p>
      )}
    </article>
  )
}
