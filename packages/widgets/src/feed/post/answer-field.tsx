import { feedLengths } from '@prostuti/contract/text-lengths'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { IconClose } from '../../foundation/icons/icon-close.tsx'
import { agoWords, Face } from '../talk/index.ts'
import { type Person, peopleOf } from './comment-tree.ts'
import { IconAnswering, IconSend } from './icons.tsx'
import { askedMention, offered } from './mentions.ts'
import type { ThreadProps } from './thread-props.ts'
import type { Answer } from './use-answer.ts'

interface FieldProps extends ThreadProps {
  answer: Answer
  box: Ref<HTMLTextAreaElement>
  me: { readonly name: string; readonly picture: string | null; readonly is_moderator: boolean } | null
}

/** Waits at the foot of a phone, and above the comments where there is room. */
export function AnswerField(props: FieldProps) {
  const { t, post, comments, answer, box, me, viewer } = props
  const people = peopleOf(post, comments.list ?? [])
  const [asked, setAsked] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const list = useId()
  const found = asked === null ? [] : offered(people, asked)
  const chosen = found[Math.min(at, found.length - 1)]

  const look = (field: HTMLTextAreaElement) => {
    setAsked(askedMention(field.value.slice(0, field.selectionStart)))
    setAt(0)
  }
  const take = (person: Person, field: HTMLTextAreaElement) => {
    const end = field.selectionStart
    const start = end - (asked ?? '').length
    const name = `${person.name} `
    answer.write(field.value.slice(0, start) + name + field.value.slice(end))
    setAsked(null)
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(start + name.length, start + name.length)
    })
  }
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return answer.send()
    if (!chosen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((at + step + found.length) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen, event.currentTarget)
    else if (event.key === 'Escape') setAsked(null)
    else return
    event.preventDefault()
  }
  const fieldOf = (element: Element) => element.closest('form')?.querySelector('textarea')
  return (
    <form
      className="thread-field"
      onSubmit={event => {
        event.preventDefault()
        answer.send()
      }}
    >
      {found.length > 0 ? (
        <div className="thread-people" role="listbox" id={list} aria-label={t('thread.people')}>
          {found.map(person => (
            <button
              key={person.name}
              type="button"
              role="option"
              id={`${list}-${person.name}`}
              tabIndex={-1}
              aria-selected={person === chosen}
              onPointerDown={event => event.preventDefault()}
              onClick={event => {
                const field = fieldOf(event.currentTarget)
                if (field) take(person, field)
              }}
            >
              <Face author={{ ...person, is_moderator: false }} />
              <span>
                <b>{person.name}</b>{' '}
                <span className="ui-small">
                  {person.comments > 0
                    ? t('thread.wrote_here', { count: person.comments })
                    : t('thread.wrote_post', { time: agoWords(person.at, props) })}
                </span>
              </span>
            </button>
          ))}
        </div>
      ) : null}
      {answer.to ? (
        <p className="thread-answering ui-small">
          <IconAnswering />
          <span>{t('thread.answering', { name: answer.to.name || t('talk.nobody') })}</span>
          <button type="button" className="ui-tool" onClick={answer.leaveAnswer}>
            <IconClose />
            <span className="ui-hidden">{t('thread.leave_answer')}</span>
          </button>
        </p>
      ) : null}
      <p className="thread-trouble ui-small" role="alert">
        {answer.trouble}
      </p>
      <div className="thread-line">
        <Face author={me} />
        <textarea
          ref={box}
          className="ui-input"
          part="input"
          dir="auto"
          rows={1}
          maxLength={feedLengths.text}
          value={answer.text}
          aria-label={t('thread.field')}
          aria-autocomplete="list"
          aria-controls={found.length > 0 ? list : undefined}
          aria-activedescendant={chosen ? `${list}-${chosen.name}` : undefined}
          placeholder={t(viewer.isMember ? 'thread.field_hint' : 'thread.field_visitor')}
          onInput={event => {
            answer.write(event.currentTarget.value)
            look(event.currentTarget)
          }}
          onClick={event => look(event.currentTarget)}
          onKeyDown={onKey}
          onBlur={() => setAsked(null)}
        />
        <button
          type="submit"
          className="ui-button thread-send"
          part="button"
          data-kind={answer.text.trim() ? 'primary' : 'plain'}
          aria-disabled={answer.text.trim() === '' || answer.isBusy || undefined}
          aria-busy={answer.isBusy || undefined}
        >
          <span>
            <IconSend />
            <span className="thread-send-word">{t('thread.send')}</span>
          </span>
        </button>
      </div>
    </form>
  )
}
