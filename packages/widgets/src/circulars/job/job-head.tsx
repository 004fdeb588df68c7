import { circularsApiOf } from '@prostuti/sdk/circulars'
import { bookmarksOf } from '@prostuti/sdk/exams'
import { Chip } from '../../foundation/ui/chip.tsx'
import { BookmarkToggle } from '../../questions/bookmark-toggle/index.ts'
import { dayWords, postsWords } from '../rows/index.ts'
import { IconBack, IconTag } from './icons.tsx'
import { ShareJob } from './share-job.tsx'
import type { JobViewProps } from './view-props.ts'

/** What it is and who recruits, with what one does with it. */
export function JobHead(props: JobViewProps) {
  const { circular, t, language, boardHref, now } = props
  const { company, district, published_on: published } = circular
  const place = district && !company.includes(district.name) ? `, ${district.name}` : ''
  return (
    <header className="job-head">
      {boardHref ? (
        <a className="job-back" href={boardHref}>
          <IconBack />
          {t('job.back')}
        </a>
      ) : null}
      <div className="job-chips">
        {circular.is_sample ? (
          <Chip>
            <IconTag />
            {t('job.sample')}
          </Chip>
        ) : null}
        {circular.vacancy === null ? null : <Chip>{postsWords(circular.vacancy, t, language)}</Chip>}
        <Tools {...props} />
      </div>
      <div className="job-title">
        <slot name="title">
          <h2 part="heading">{circular.title}</h2>
        </slot>
      </div>
      <p className="ui-small ui-muted ui-num">
        {company}
        {place}
        {published ? ` · ${t('job.published', { date: dayWords(Date.parse(published), { language, now }) })}` : ''}
      </p>
    </header>
  )
}

function Tools(props: JobViewProps) {
  const { client, host, t, circular, mine, personal } = props
  const set = (_: unknown, wanted: boolean) =>
    bookmarksOf(client).set({ circular: circular.id }, wanted, () =>
      circularsApiOf(client).setBookmark(circular.id, wanted),
    )
  return (
    <div className="job-tools">
      {personal ? (
        <BookmarkToggle
          {...{ client, host, t, set }}
          target={{ circular: circular.id }}
          bookmarked={mine?.bookmarked ?? false}
          describes={circular.title}
        />
      ) : null}
      <ShareJob {...props} />
    </div>
  )
}
