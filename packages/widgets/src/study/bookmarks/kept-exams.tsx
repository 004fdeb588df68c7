import type { ExamCard, ReturnsOf } from '@prostuti/contract'
import { onPages } from '../../exams/shared/index.ts'
import type { Pages } from '../../foundation/data/use-pages.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { formatMoment } from '../../foundation/text/format.ts'
import { ButtonLink, EmptyState, PagesEnd, RowList } from '../../foundation/ui/index.ts'
import { BookmarkToggle } from '../../questions/bookmark-toggle/index.ts'
import type { BookmarksProps } from './bookmarks.props.ts'

type KeptProps = BookmarksProps & { exams: Pages<ReturnsOf<'exams.listBookmarkedExams'>> }

export function KeptExams(props: KeptProps) {
  const { t, exams, examsHref } = props
  const rows = onPages(exams.pages.flatMap(page => page.results))
  if (exams.pages.length > 0 && rows.length === 0 && !exams.loading) {
    return (
      <EmptyState
        title={t('bookmarks.none_exams')}
        text={t('bookmarks.none_exams_text')}
        action={examsHref ? <ButtonLink href={examsHref}>{t('bookmarks.to_exams')}</ButtonLink> : undefined}
      />
    )
  }
  return (
    <>
      {rows.length > 0 ? (
        <RowList className="bookmarks-rows">
          {rows.map(exam => (
            <ExamLine key={exam.id} {...props} exam={exam} />
          ))}
        </RowList>
      ) : null}
      <PagesEnd t={t} pages={exams} more={t('bookmarks.more')} />
    </>
  )
}

function ExamLine({ exam, examHref, t, client, host, language }: KeptProps & { exam: ExamCard }) {
  const { id, title, program, state } = exam
  const when = formatMoment(state === 'upcoming' ? exam.start_time : exam.end_time, language, client.now())
  return (
    <li>
      <div className="bookmarks-what">
        <a className="bookmarks-text bookmarks-exam" href={examHref && fillTemplate(examHref, { id })}>
          {title}
        </a>
        <p className="ui-small ui-muted ui-num">
          {[...(program ? [program.title] : []), t(`list.${whenKey[state]}`, { time: when })].join(' · ')}
        </p>
      </div>
      <BookmarkToggle {...{ client, host, t }} target={{ exam: id }} bookmarked={exam.bookmarked} describes={title} />
    </li>
  )
}

const whenKey = { upcoming: 'starts', running: 'ends', archived: 'ended' } as const
