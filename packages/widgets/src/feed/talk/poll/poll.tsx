import type { Poll as PollShape, Post } from '@prostuti/contract'
import { feedApiOf } from '@prostuti/sdk/feed'
import { useState } from 'react'
import { IconCheck } from '../../../foundation/icons/icons.tsx'
import { codeOf } from '../../../foundation/text/error-text.ts'
import { formatNumber } from '../../../foundation/text/format.ts'
import { tellFailure } from '../acts/tell.ts'
import { act } from '../acts/use-act.ts'
import type { TalkProps } from '../talk-props.ts'
import { pollWords } from './poll-words.ts'

interface PollProps extends TalkProps {
  post: Post
  poll: PollShape
  onPost: (post: Post) => void
}

/** Choices to press until one has voted or the poll is over; then how many chose each. A vote is final. */
export function Poll(props: PollProps) {
  const { t, language, post, poll } = props
  const { vote, chosen } = useVote(props)
  const isAsked = poll.is_open && poll.my_vote === null && post.published_at !== null
  const mine = poll.my_vote ?? chosen
  return (
    <div className="talk-poll">
      <ul aria-label={t('talk.poll_choices')}>
        {poll.options.map((option, index) => {
          const isMine = mine === index
          const words = (
            <>
              <i aria-hidden="true">{isMine ? <IconCheck /> : null}</i>
              <span className="text" dir="auto">
                {option.text}
              </span>
              {option.percent === null ? null : (
                <b className="ui-num">{t('talk.percent', { number: formatNumber(option.percent, language) })}</b>
              )}
              {poll.my_vote === index ? <span className="ui-hidden">{t('talk.your_vote_here')}</span> : null}
            </>
          )
          return (
            <li key={index}>
              {isAsked ? (
                <button
                  type="button"
                  className="talk-choice"
                  aria-disabled={chosen !== null || undefined}
                  data-mine={isMine ? '' : undefined}
                  onClick={() => vote(index)}
                >
                  {words}
                </button>
              ) : (
                <div
                  className="talk-choice"
                  data-mine={isMine ? '' : undefined}
                  data-votes={option.percent !== null ? '' : undefined}
                >
                  {words}
                  {option.percent === null ? null : <Bar percent={option.percent} />}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <p className="ui-small ui-muted">{pollWords(poll, props)}</p>
    </div>
  )
}

/** An SVG: a server's strict policy leaves no inline style. */
function Bar({ percent }: { percent: number }) {
  return (
    <svg className="talk-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={percent} height="1" />
    </svg>
  )
}

function useVote(props: PollProps) {
  const { client, t, post, poll, onPost } = props
  const [chosen, setChosen] = useState<number | null>(null)
  const send = async (option: number) => {
    if (!client.platform.network.online()) return tellFailure(t('talk.vote_offline'))
    setChosen(option)
    const api = feedApiOf(client)
    try {
      onPost({ ...post, poll: await api.vote(post.id, option) })
    } catch (error) {
      console.warn('prostuti: a vote was not counted', error)
      const code = codeOf(error)
      if (code === 'too_late' || code === 'conflict') {
        tellFailure(t(`talk.vote_${code}`))
        await api.post(post.id).then(onPost, cause => console.warn('prostuti: the poll could not be read again', cause))
      } else tellFailure(t('talk.vote_failed'), { label: t('talk.again'), press: () => void send(option) })
    } finally {
      setChosen(null)
    }
  }
  const vote = (option: number) => {
    if (chosen !== null || poll.my_vote !== null) return
    act(props, { words: 'talk.act.vote', fragment: `vote-${post.id}-${option}`, run: () => void send(option) })
  }
  return { vote, chosen }
}
