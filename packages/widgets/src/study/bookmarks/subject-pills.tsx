import { formatNumber } from '../../foundation/text/format.ts'
import { Pills } from '../../foundation/ui/index.ts'
import type { BookmarksProps, QuestionsPage } from './bookmarks.props.ts'

interface SubjectsProps extends BookmarksProps {
  subjects: QuestionsPage['subjects'] | undefined
  subject: string | undefined
  onSubject: (subject: string | undefined) => void
}

/** Where there is a choice. */
export function SubjectPills({ t, language, subjects = [], subject, onSubject }: SubjectsProps) {
  if (subjects.length < 2) return null
  return (
    <Pills
      label={t('bookmarks.subjects')}
      pills={[
        { id: undefined, text: t('bookmarks.all') },
        ...subjects.map(({ id, title, count }) => ({
          id,
          text: t('bookmarks.subject', { title, number: formatNumber(count, language) }),
        })),
      ]}
      current={subject}
      onChoose={onSubject}
    />
  )
}
