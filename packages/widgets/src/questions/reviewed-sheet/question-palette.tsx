import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { formatNumber } from '../../foundation/text/format.ts'
import type { Reviewed } from './review.ts'

interface PaletteProps extends Pick<WidgetProps, 't' | 'language'> {
  items: readonly Reviewed[]
  /** What the filter leaves; the others cannot be gone to. */
  shown: readonly Reviewed[]
  subjects: readonly string[]
  onChoose: (question: string) => void
}

const signs: Partial<Record<Reviewed['verdict'], string>> = { wrong: '✗', correct: '✓', skipped: '–' }

/** The whole sheet at a glance, by subject; where there is room for it beside the questions (`question-palette.css`). */
export function QuestionPalette({ items, shown, subjects, t, language, onChoose }: PaletteProps) {
  const visible = new Set(shown)
  return (
    <nav className="solution-palette" aria-label={t('solutions.palette')}>
      {[...new Set(items.map(({ question }) => question.subject))].map(subject => (
        <section key={subject}>
          <h3 className="ui-small">{subjects[subject]}</h3>
          <div>
            {items
              .filter(({ question }) => question.subject === subject)
              .map(item => (
                <button
                  key={item.question.id}
                  type="button"
                  className="ui-num"
                  data-verdict={item.verdict}
                  disabled={!visible.has(item)}
                  aria-label={`${t('solutions.question', { number: item.questionIndex + 1 })}, ${t(`solutions.verdict.${item.verdict}`)}`}
                  onClick={() => onChoose(item.question.id)}
                >
                  {formatNumber(item.questionIndex + 1, language)}
                  <i aria-hidden="true">{signs[item.verdict]}</i>
                </button>
              ))}
          </div>
        </section>
      ))}
    </nav>
  )
}
