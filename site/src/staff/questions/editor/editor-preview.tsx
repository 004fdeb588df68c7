import type { QuestionPreview, StaffQuestion } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { Icon, useFigures, useLanguage, useTexts } from '../../foundation/index.ts'
import { LearnerPreview } from '../question/learner-preview.tsx'
import styles from './editor-preview.module.css'
import type { OptionValues } from './question-values.ts'

interface EditorPreviewProps {
  preview: QuestionPreview | null
  options: readonly OptionValues[]
  similar: StaffQuestion['similar']
}

/** What learners will see, in the exam or in the solution, and what was noticed on the way. */
export function EditorPreview({ preview, options, similar }: EditorPreviewProps): ReactElement {
  const t = useTexts('questions')
  const language = useLanguage()
  const { number } = useFigures()
  const [solved, setSolved] = useState(false)
  const same = preview?.duplicates ?? []
  const alike = similar.filter(({ id }) => !same.some(other => other.id === id))
  return (
    <section className={`staff-card ${styles.preview}`} aria-label={t('questions.preview')}>
      <header>
        <h2>{t('questions.preview')}</h2>
        <fieldset className={styles.modes}>
          <legend className="hidden">{t('questions.preview_mode')}</legend>
          {([false, true] as const).map(mode => (
            <label key={String(mode)}>
              <input
                className="staff-choice"
                type="radio"
                name="preview"
                checked={solved === mode}
                onChange={() => setSolved(mode)}
              />
              <span>{t(mode ? 'questions.in_solution' : 'questions.in_exam')}</span>
            </label>
          ))}
        </fieldset>
      </header>
      <div className={styles.body} aria-live="polite">
        {preview && (
          <LearnerPreview
            shown={preview.shown[language]}
            options={options}
            passage={preview.passage?.[language]}
            solved={solved}
            noExplanation={t('questions.no_explanation')}
          />
        )}
        {preview?.notices.map(({ message }) => (
          <p key={message} className={styles.notice}>
            <Icon name="triangle-alert" size={16} />
            {message}
          </p>
        ))}
        {same.map(({ id, title }) => (
          <p key={id} className={styles.notice}>
            <Icon name="copy" size={16} />
            <a href={`/admin/question/${id}`}>{t('questions.same_as', { title })}</a>
          </p>
        ))}
        {alike.map(({ id, text, similarity }) => (
          <p key={id} className={styles.notice}>
            <Icon name="copy" size={16} />
            <a href={`/admin/question/${id}`}>
              {t('questions.similar_to', { percent: number(Math.round(similarity * 100)), title: text })}
            </a>
          </p>
        ))}
      </div>
    </section>
  )
}
