import { practiceCount } from '@prostuti/contract/study/bounds'
import { practicesOf } from '@prostuti/sdk/study'
import { useState } from 'react'
import { SignInPrompt } from '../../auth/sign-in/index.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { codeOf } from '../../foundation/text/error-text.ts'
import { formatNumber } from '../../foundation/text/format.ts'
import { Button, ErrorPanel, IconCheck, RequestError } from '../../foundation/ui/index.ts'
import { questionsIn, useTopics } from '../topics/index.ts'
import type { PracticeProps } from './practice.props.ts'
import type { SetUpPart } from './practice-parts.ts'
import { firstChoices, isWhole, minutesFor, type SetUpChoices } from './set-up-choices.ts'
import { ShortSets } from './short-sets.tsx'
import { TopicChoice } from './topic-choice.tsx'
import { Unfinished } from './unfinished.tsx'
import { useMistakes } from './use-mistakes.ts'

/** Three decisions, all of them made already; the button says what will happen. */
export function SetUp(props: PracticeProps) {
  const { t } = props
  const [choices, set] = useState(() => firstChoices(props))
  const change = (part: Partial<SetUpChoices>) => set(before => ({ ...before, ...part }))
  const topics = useTopics(props.client, choices.source === 'topics')
  const held = choices.source === 'topics' ? questionsIn(topics.data, choices.topics) : null
  const parts = { ...props, choices, change, count: Math.min(choices.count, held ?? choices.count) }
  return (
    <section className="practice practice-set-up" aria-label={t('practice.title')}>
      <Unfinished {...props} isFirst={isUnready(choices)} />
      <div className="practice-choices">
        {choices.source === 'topics' ? <TopicChoice {...parts} topics={topics} /> : <Source {...parts} />}
        {isWhole(choices) ? null : <Count {...parts} />}
        <How {...parts} />
      </div>
      {/* Where there is room, what will happen stands beside what is chosen. */}
      <div className="practice-start">
        {choices.source === 'topics' ? <MistakesFirst {...parts} /> : null}
        <p className="practice-offline ui-muted ui-small">
          <IconCheck />
          {t(choices.mode === 'learn' ? 'practice.works_offline' : 'practice.works_offline_test')}
        </p>
        {choices.source === 'topics' ? <ShortSets {...props} /> : null}
        <Start {...parts} />
      </div>
    </section>
  )
}

const isUnready = ({ source, topics }: SetUpChoices): boolean => source === 'topics' && topics.length === 0

/** Where the questions come from, where that is not chosen here. */
function Source({ choices: { source }, t }: SetUpPart) {
  return (
    <header className="practice-source ui-card" part="card">
      <h2 part="heading">{t(`practice.source.${source}`)}</h2>
      <p className="ui-muted">{t(`practice.source_text.${source}`)}</p>
    </header>
  )
}

function Count({ choices: { count }, count: held, change, t, language }: SetUpPart) {
  const choices: readonly number[] = practiceCount.choices
  const shown = choices.includes(count) ? choices : [count, ...choices.slice(1)].toSorted((a, b) => a - b)
  return (
    <fieldset className="practice-part">
      <legend>{t('practice.count')}</legend>
      <div className="practice-counts ui-num">
        {shown.map(choice => (
          <label key={choice}>
            <input
              type="radio"
              name="count"
              value={choice}
              checked={choice === count}
              onChange={() => change({ count: choice })}
            />
            <span>{formatNumber(choice, language)}</span>
          </label>
        ))}
      </div>
      <p className="ui-muted ui-small" role="status">
        {held < count ? t('practice.only', { count: held }) : null}
      </p>
    </fieldset>
  )
}

function How({ choices: { mode, timed }, change, t }: SetUpPart) {
  return (
    <fieldset className="practice-part">
      <legend>{t('practice.how')}</legend>
      {(['learn', 'test'] as const).map(choice => (
        <label className="practice-way" key={choice}>
          <input
            type="radio"
            name="mode"
            value={choice}
            checked={choice === mode}
            onChange={() => change({ mode: choice })}
          />
          <span>
            <b>{t(`practice.mode.${choice}`)}</b>
            <small>{t(`practice.mode_text.${choice}`)}</small>
          </span>
        </label>
      ))}
      {mode === 'test' ? (
        <Switch label={t('practice.timed')} checked={timed} onChange={() => change({ timed: !timed })} />
      ) : null}
    </fieldset>
  )
}

function MistakesFirst({ choices, change, t, client }: SetUpPart) {
  const count = useMistakes(client, choices.topics)
  if (!count) return null
  return (
    <Switch
      label={t('practice.mistakes_first')}
      text={t('practice.mistakes_count', { count })}
      checked={choices.mistakesFirst}
      onChange={() => change({ mistakesFirst: !choices.mistakesFirst })}
    />
  )
}

interface SwitchProps {
  label: string
  text?: string
  checked: boolean
  onChange: () => void
}

function Switch({ label, text, checked, onChange }: SwitchProps) {
  return (
    <label className="practice-switch">
      <span>
        <b>{label}</b>
        {text ? <small className="ui-muted">{text}</small> : null}
      </span>
      <input type="checkbox" role="switch" aria-checked={checked} checked={checked} onChange={onChange} />
    </label>
  )
}

/** Deals, and goes to what was dealt. */
function Start({ choices, count, client, t, emit, practiceHref }: SetUpPart) {
  const [state, setState] = useState<'idle' | 'busy' | { error: unknown }>('idle')
  const needsTopic = isUnready(choices)
  const start = async () => {
    setState('busy')
    try {
      const { exam, mistakesFirst, ...wish } = choices
      const options = { ...wish, exam: exam ?? undefined, mistakesFirst: mistakesFirst && wish.source === 'topics' }
      const { id } = await practicesOf(client).start(isWhole(choices) ? { ...options, count: undefined } : options)
      emit('practice-started', { practice: id })
      if (practiceHref) client.platform.network.navigate(fillTemplate(practiceHref, { id }))
    } catch (error) {
      setState({ error })
    }
  }
  const words = isWhole(choices)
    ? t('practice.start_paper')
    : t('practice.start', { count, minutes: minutesFor(count) })
  return (
    <>
      {typeof state === 'object' ? <NotStarted client={client} t={t} error={state.error} retry={start} /> : null}
      <div className="practice-go">
        <Button
          kind="primary"
          onClick={() => void start()}
          disabled={needsTopic}
          busy={state === 'busy' && t('practice.dealing')}
        >
          {needsTopic ? t('practice.choose_topic') : words}
        </Button>
      </div>
    </>
  )
}

function NotStarted({
  client,
  t,
  error,
  retry,
}: Pick<SetUpPart, 'client' | 't'> & { error: unknown; retry: () => void }) {
  const code = codeOf(error)
  if (code === 'not_signed_in') return <SignInPrompt client={client} t={t} onSignedIn={retry} />
  if (code === 'no_data') return <ErrorPanel title={t('practice.none')} text={t('practice.none_text')} />
  return <RequestError t={t} error={error} retry={retry} retrying={false} />
}
