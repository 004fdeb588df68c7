import type { ExamState } from '@prostuti/contract'
import { IconCheck } from '../../foundation/icons/icons.tsx'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { Chip, type ChipTone } from '../../foundation/ui/chip.tsx'
import { examWayWords } from '../way-in/index.ts'
import { BookmarkButton } from './bookmark-button.tsx'
import type { JoinScreenProps } from './exam-join.props.ts'
import { ShareButton } from './share-button.tsx'

const tones: Record<ExamState, ChipTone> = { running: 'running', upcoming: 'plain', archived: 'archived' }

/** Which exam, of which program, where it stands; to keep it and to hand it on. */
export function ExamHead(props: JoinScreenProps) {
  const { exam, t, language, user, now } = props
  const { by } = exam.way_in
  const state = stateNow(props)
  return (
    <header className="join-head">
      <p className="join-chips">
        <Chip tone={tones[state]}>{t(`list.state.${state}`)}</Chip>
        {exam.participated ? (
          <Chip tone="taken">
            <IconCheck />
            {t('list.taken')}
          </Chip>
        ) : null}
        {exam.is_demo ? <Chip>{t('list.demo')}</Chip> : null}
        {/* At no cost of its own, but of a program that has one: no word of a price is true of it. */}
        {(by === 'coins' && exam.cost === 0) || by === 'taka' || by === 'none' ? null : (
          <Chip tone={by === 'premium' || by === 'owned' ? 'taken' : 'plain'}>
            {examWayWords(exam.way_in, exam.cost, { t, language, now })}
          </Chip>
        )}
      </p>
      <slot name="title">
        <h2 part="heading">{exam.title}</h2>
      </slot>
      <Program {...props} />
      {exam.description ? <p>{exam.description}</p> : null}
      {/* Nobody known yet, as where a server draws: the room is kept, so that nothing moves once somebody is. */}
      {user === null ? null : <div className="join-tools">{user ? <Tools {...props} /> : null}</div>}
    </header>
  )
}

function Tools(props: JoinScreenProps) {
  return (
    <>
      <BookmarkButton {...props} />
      <ShareButton {...props} />
    </>
  )
}

function Program({ exam: { program }, programHref }: JoinScreenProps) {
  if (!program) return null
  return (
    <p className="ui-muted">
      {programHref ? <a href={fillTemplate(programHref, { id: program.id })}>{program.title}</a> : program.title}
    </p>
  )
}

/** The page may have been drawn before the exam began, or ended. */
function stateNow({ exam, lobby, now }: JoinScreenProps): ExamState {
  if (now >= Date.parse(exam.end_time)) return 'archived'
  return lobby.view.remaining > 0 ? 'upcoming' : 'running'
}
