import type { Contribution, ContributionState } from '@prostuti/contract'
import { optionLetter } from '@prostuti/contract/option-letters'
import { useEffect, useRef } from 'react'
import { useSaving } from '../../foundation/data/use-saving.ts'
import { errorText } from '../../foundation/text/error-text.ts'
import { formatDay } from '../../foundation/text/format.ts'
import { Button, Chip, type ChipTone, IconCheck } from '../../foundation/ui/index.ts'
import { Html } from '../../questions/text/index.ts'
import type { ContributeProps } from './contribute.props.ts'

const tones: Readonly<Record<ContributionState, ChipTone>> = {
  waiting: 'running',
  taken: 'taken',
  returned: 'wrong',
  dropped: 'archived',
  withdrawn: 'archived',
}

interface OwnContributionProps extends ContributeProps {
  contribution: Contribution
  /** A notification has led here. */
  isNamed: boolean
  onWithdraw: () => Promise<void>
  onAgain: () => void
}

/** One offered question: its state, what staff changed in it, and what can be done with it. */
export function OwnContribution(props: OwnContributionProps) {
  const { t, language, client, contribution, isNamed, onWithdraw, onAgain } = props
  const { state, words, edits, category, created_at, reason } = contribution
  const saving = useSaving(() => undefined)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNamed) row.current?.scrollIntoView({ block: 'start' })
  }, [isNamed])
  return (
    <li ref={row} className="contribute-own">
      <p className="contribute-state">
        <Chip tone={tones[state]}>{t(`contribute.state.${state}`)}</Chip>
        <span className="ui-small ui-muted">
          {category.title} · {formatDay(created_at, language, client.now())}
        </span>
      </p>
      <div className="contribute-words">
        <Html html={words.question} />
      </div>
      {reason ? <p className="contribute-reason">{t('contribute.reason', { reason })}</p> : null}
      {edits > 0 ? <p className="ui-small">{t('contribute.edits', { count: edits })}</p> : null}
      <details open={isNamed || undefined}>
        <summary>{t('contribute.show')}</summary>
        <Answers {...props} />
      </details>
      {saving.error ? (
        <p className="contribute-fault" role="alert">
          {errorText(saving.error, t).title}
        </p>
      ) : null}
      {state === 'waiting' ? (
        <Button kind="quiet" busy={saving.busy && t('ui.loading')} onClick={() => saving.save(onWithdraw)}>
          {t('contribute.withdraw')}
        </Button>
      ) : null}
      {state === 'returned' ? <Button onClick={onAgain}>{t('contribute.again')}</Button> : null}
    </li>
  )
}

function Answers({ t, language, contribution: { words } }: OwnContributionProps) {
  return (
    <>
      <ol className="contribute-answers">
        {words.options.map(({ html, is_correct, was_correct }, number) => (
          <li key={number} data-key={is_correct ? '' : undefined}>
            <span aria-hidden="true">{optionLetter(number, language)}</span>
            <Html html={html} />
            {is_correct || was_correct ? (
              <span className="contribute-key">
                {is_correct ? <IconCheck /> : null}
                {is_correct ? t('contribute.right') : <del>{t('contribute.right')}</del>}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {words.explanation ? (
        <div className="contribute-why">
          <b>{t('contribute.explanation')}</b>
          <Html html={words.explanation} />
        </div>
      ) : null}
    </>
  )
}
