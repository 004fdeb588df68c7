import type { Post } from '@prostuti/contract'
import { fillTemplate } from '../../../foundation/page/safe-path.ts'
import { Poll } from '../poll/poll.tsx'
import type { TalkProps } from '../talk-props.ts'
import { Pictures } from './pictures.tsx'
import { Quote } from './quote.tsx'
import { Words } from './words.tsx'

interface BodyProps extends TalkProps {
  post: Post
  onPost: (post: Post) => void
  /** In a list long words end in a link to the rest. */
  isCut?: boolean
}

/** So many letters always fit into the lines that a list gives them. */
const shortLetters = 420
const shortLines = 9

const isLong = (text: string): boolean => text.length > shortLetters || text.split('\n').length > shortLines

/** What it says, quotes, shows and asks. */
export function PostBody(props: BodyProps) {
  const { t, post, postHref, isCut = false } = props
  const isShort = !isCut || !isLong(post.text)
  return (
    <div className="talk-body">
      {post.quote ? <Quote {...props} quote={post.quote} /> : null}
      <Words html={post.html} isCut={!isShort} />
      {isShort ? null : (
        <a className="talk-rest" href={fillTemplate(postHref, { id: post.id })}>
          {t('talk.read_all')}
        </a>
      )}
      <Pictures t={t} pictures={post.pictures} />
      {post.poll ? <Poll {...props} poll={post.poll} /> : null}
    </div>
  )
}
