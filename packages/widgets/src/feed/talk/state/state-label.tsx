import { IconRemoved, IconReturned, IconUnsent, IconWaits } from '../icons.tsx'
import type { TalkProps } from '../talk-props.ts'
import type { PostState } from './post-state.ts'

type LabelState = Exclude<PostState, 'public'> | 'unsent'

const signs = { unsent: IconUnsent, waiting: IconWaits, returned: IconReturned, removed: IconRemoved }

/** What became of one's own, by word and sign. */
export function StateLabel({ t, state }: Pick<TalkProps, 't'> & { state: LabelState }) {
  const Sign = signs[state]
  return (
    <span className="talk-state" data-state={state}>
      <Sign />
      {t(`talk.state.${state}`)}
    </span>
  )
}
