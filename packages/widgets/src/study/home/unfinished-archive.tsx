import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { Button, ButtonLink } from '../../foundation/ui/index.ts'
import type { HomePartProps } from './home.props.ts'

/** A try in the archive that waits to be finished: it has no end, so it stands behind what runs. */
export function UnfinishedArchive({ home, t, emit, examHref, hrefTemplate }: HomePartProps) {
  const { unfinished_archive: exam } = home
  if (!exam) return null
  const href = examHref ?? hrefTemplate
  return (
    <section className="ui-card home-changed" part="card" aria-labelledby="unfinished-archive">
      <h2 part="heading" id="unfinished-archive">
        {t('home.archive_waits')}
      </h2>
      <p>{exam.title}</p>
      {href ? (
        <ButtonLink href={fillTemplate(href, { id: exam.id, state: 'archive' })} describes={exam.title}>
          {t('home.go_on')}
        </ButtonLink>
      ) : (
        <Button onClick={() => emit('chosen', { exam: exam.id, state: 'archived' })}>{t('home.go_on')}</Button>
      )}
    </section>
  )
}
