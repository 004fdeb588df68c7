import { formatNumber } from '../../foundation/format.ts'
import type { BookmarksProps, QuestionsPage } from './bookmarks.props.ts'

interface PillsProps extends BookmarksProps {
  subjects: QuestionsPage['subjects'] | undefined
  subject: string | undefined
  onSubject: (subject: string | undefined) => void
}

/** Where there is a choice. */
export function SubjectPills({ t, language, subjects = [], subject, onSubject }: PillsProps) {
  if (subjects.length < 2) return null
  const pills = [
    { id: undefined, text: t('bookmarks.all') },
    ...subjects.map(({ id, title, count }) => ({
      id,
      text: t('bookmarks.subject', { title, number: formatNumber(count, language) }),
    })),
  ]
  return (
    <ul className="bookmarks-subjects" aria-label={t('bookmarks.subjects')}>
      {pills.map(({ id, text }) => (
        <li key={id ?? 'all'}>
          <button
            type="button"
            className="bookmarks-pill ui-num"
            aria-pressed={id === subject}
            onClick={() => onSubject(id)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
