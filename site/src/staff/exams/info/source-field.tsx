import type { ReactElement } from 'react'
import { ConfirmDialog, useTexts } from '../../foundation/index.ts'
import styles from './info-step.module.css'

interface SourceFieldProps {
  /** Questions come from the reviewed bank; else from the one under review. */
  reviewed: boolean
  disabled: boolean | undefined
  onChoose(reviewed: boolean): void
}

/** The bank that an exam's questions come from. */
export function SourceField({ reviewed: chosen, disabled, onChoose }: SourceFieldProps): ReactElement {
  const t = useTexts('exams')
  return (
    <section className={styles.source}>
      <h2 id="exam-source">{t('exams.source')}</h2>
      <div role="radiogroup" aria-labelledby="exam-source" className={styles.banks}>
        {[true, false].map(reviewed => (
          <label key={String(reviewed)}>
            <input
              className="staff-choice"
              type="radio"
              name="exam-source"
              disabled={disabled}
              checked={chosen === reviewed}
              onChange={() => onChoose(reviewed)}
            />
            <span>{t(reviewed ? 'exams.source_reviewed' : 'exams.source_under_review')}</span>
          </label>
        ))}
      </div>
      <p className="staff-small">{t('exams.source_note')}</p>
    </section>
  )
}

interface SourceDialogProps {
  isOpen: boolean
  /** So many questions would leave the exam. */
  count: number
  onConfirm(): void
  onClose(): void
}

/** Asks before an exam with questions changes its bank. */
export function SourceDialog({ isOpen, count, onConfirm, onClose }: SourceDialogProps): ReactElement {
  const t = useTexts('exams')
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('exams.source_title')}
      confirm={t('frame.change')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('exams.source_text', { count })}</p>
    </ConfirmDialog>
  )
}
