import { opensElsewhere } from '../../foundation/page/opens-elsewhere.ts'
import { codeOf } from '../../foundation/text/error-text.ts'
import { Button } from '../../foundation/ui/button.tsx'
import { RequestError } from '../../foundation/ui/request-error.tsx'
import { Skeleton, SkeletonBlock } from '../../foundation/ui/skeleton.tsx'
import { useOnline } from '../talk/index.ts'
import { Comment } from './comment.tsx'
import { NewComments } from './new-comments.tsx'
import type { ThreadProps } from './thread-props.ts'
import { WaitingComments } from './waiting-comments.tsx'

/** All comments that are here, the newest first. */
export function Thread(props: ThreadProps & { onShowNew: () => void }) {
  const { t, post, comments, onShowNew } = props
  const { list, error, isTrying, retry } = comments
  return (
    <section className="thread" id="comments" tabIndex={-1} aria-labelledby="comments-head">
      <header className="thread-head">
        <h2 part="heading" id="comments-head">
          {t('talk.comment_count', { count: post.comment_count })}
        </h2>
        <NewComments {...props} onShow={onShowNew} />
        <p className="ui-small ui-muted">{t('thread.newest_first')}</p>
      </header>
      <WaitingComments {...props} />
      {list ? (
        <>
          {list.length === 0 ? <NoComments t={t} /> : null}
          <ul className="thread-list">
            {list.map(comment => (
              <li key={comment.id}>
                <Comment {...props} comment={comment} />
              </li>
            ))}
          </ul>
          <ThreadEnd {...props} />
        </>
      ) : error ? (
        <RequestError t={t} error={error} retry={retry} retrying={isTrying} />
      ) : (
        <Skeleton label={t('ui.loading')}>
          <SkeletonBlock width="40%" />
          <SkeletonBlock height="3em" />
        </Skeleton>
      )}
    </section>
  )
}

function NoComments({ t }: Pick<ThreadProps, 't'>) {
  return (
    <div className="thread-none">
      <b>{t('thread.none')}</b>
      <p className="ui-small ui-muted">{t('thread.none_text')}</p>
    </div>
  )
}

/** The comments before these; a link, so that it works without code. */
function ThreadEnd({ client, t, comments }: ThreadProps) {
  const { next, nextPage, error, isTrying, retry, more } = comments
  const isOnline = useOnline(client)
  if (!next) return null
  if (!isOnline || (error !== undefined && codeOf(error) === 'network_lost'))
    return <p className="ui-small ui-muted">{t('thread.more_offline')}</p>
  if (error) return <RequestError t={t} error={error} retry={retry} retrying={isTrying} />
  const words = t('thread.more')
  if (isTrying) return <Button busy={t('ui.loading')}>{words}</Button>
  return (
    <a
      className="ui-button"
      part="button"
      rel="next"
      href={`?page=${nextPage}`}
      onClick={event => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        void more()
      }}
    >
      <span>{words}</span>
    </a>
  )
}
