import type { PostType } from '@prostuti/contract'
import { typeNameOf } from '@prostuti/sdk/feed'
import { IconPoll, IconQuestion } from '../icons.tsx'
import type { TalkProps } from '../talk-props.ts'

/** A question and a poll say what they are by word and sign; a general post says nothing. */
export function TypeWord({ t, type }: Pick<TalkProps, 't'> & { type: PostType }) {
  const name = typeNameOf(type)
  if (name === 'general') return null
  return (
    <>
      {' · '}
      <span className="talk-type" data-type={name}>
        {name === 'question' ? <IconQuestion /> : <IconPoll />}
        {t(`talk.type.${name}`)}
      </span>
    </>
  )
}
