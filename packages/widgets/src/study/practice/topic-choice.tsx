import { practiceTopics } from '@prostuti/contract/study/bounds'
import { useState } from 'react'
import type { Request } from '../../foundation/data/use-request.ts'
import { formatNumber } from '../../foundation/text/format.ts'
import { Button, Dialog, Field, IconClose, RequestError } from '../../foundation/ui/index.ts'
import type { NamedTopic } from '../topics/index.ts'
import { IconPlus } from './icons.tsx'
import type { SetUpPart } from './practice-parts.ts'

interface TopicChoiceProps extends Omit<SetUpPart, 'topics'> {
  topics: Request<readonly NamedTopic[]>
}

/** So many fit on a screen; more are searched. */
const seenAtOnce = 12

/** The topics that are practised, each of which can be taken away, and a dialog for more. */
export function TopicChoice({ topics: request, choices, change, t, language }: TopicChoiceProps) {
  const { data: topics, error, loading, retry } = request
  const [open, setOpen] = useState(false)
  const chosen = choices.topics.flatMap(id => topics?.find(topic => topic.id === id) ?? [])
  const toggle = (id: string) => {
    const without = choices.topics.filter(each => each !== id)
    if (without.length < choices.topics.length) change({ topics: without })
    else if (without.length < practiceTopics.max) change({ topics: [...without, id] })
  }
  return (
    <section className="practice-part" aria-labelledby="topics">
      <h2 part="heading" id="topics">
        {t('practice.topics')}
      </h2>
      {error ? <RequestError t={t} error={error} retry={retry} retrying={loading} /> : null}
      <div className="practice-topics">
        {chosen.map(({ id, title }) => (
          <button
            type="button"
            key={id}
            className="practice-topic"
            aria-label={t('practice.without', { title })}
            onClick={() => toggle(id)}
          >
            {title}
            <IconClose />
          </button>
        ))}
        <button
          type="button"
          className="practice-more"
          aria-haspopup="dialog"
          disabled={!topics}
          onClick={() => setOpen(true)}
        >
          <IconPlus />
          {t(chosen.length > 0 ? 'practice.more' : 'practice.choose')}
        </button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('practice.which_topics')}
        actions={
          <Button kind="primary" onClick={() => setOpen(false)}>
            {t(chosen.length > 0 ? 'practice.take_topics' : 'practice.done', { count: chosen.length })}
          </Button>
        }
      >
        <TopicList {...{ t, language, toggle }} topics={topics ?? []} chosen={choices.topics} />
      </Dialog>
    </section>
  )
}

interface TopicListProps extends Pick<SetUpPart, 't' | 'language'> {
  topics: readonly NamedTopic[]
  chosen: readonly string[]
  toggle: (id: string) => void
}

/** React focuses what it mounts; a dialog that opens later looks for the attribute. */
const focusedFirst = (list: HTMLElement | null) => list?.setAttribute('autofocus', '')

function TopicList({ topics, chosen, toggle, t, language }: TopicListProps) {
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const shown = topics.filter(({ title, path }) => `${path} ${title}`.toLowerCase().includes(wanted))
  return (
    <div className="practice-topic-list">
      {topics.length > seenAtOnce ? (
        <Field
          label={t('practice.search_topic')}
          type="search"
          value={words}
          maxLength={80}
          onChange={event => setWords(event.currentTarget.value)}
        />
      ) : null}
      {shown.length === 0 ? <p className="ui-muted">{t('practice.no_topic')}</p> : null}
      {/* The list has the focus at first: in the field it would open a phone's keyboard over the list. */}
      <ul ref={focusedFirst} tabIndex={-1} aria-label={t('practice.topics')}>
        {shown.map(({ id, title, path, question_count: count }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span>
                {title}
                {path ? <small className="ui-muted">{path}</small> : null}
              </span>
              <small className="ui-muted ui-num">{formatNumber(count, language)}</small>
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}
