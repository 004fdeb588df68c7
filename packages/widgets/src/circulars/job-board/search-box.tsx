import { circularLengths } from '@prostuti/contract/text-lengths'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { IconClose } from '../../foundation/icons/icon-close.tsx'
import type { Translate } from '../../foundation/text/translate.ts'
import { IconSearch } from './icons.tsx'

/** A text is looked for when the typing has paused for so long. */
const pauseMs = 250

interface BoxProps {
  t: Translate
  /** What is looked for. */
  search: string
  onSearch: (search: string) => void
}

export function SearchBox({ t, search, onSearch }: BoxProps) {
  const [text, setText] = useState(search)
  const box = useRef<HTMLInputElement>(null)
  const looked = useRef(search)
  useEffect(() => {
    if (search === looked.current) return
    looked.current = search
    setText(search)
  }, [search])
  const look = (wanted: string) => {
    if (wanted.trim() === looked.current) return
    looked.current = wanted.trim()
    onSearch(looked.current)
  }
  useEffect(() => {
    const timer = setTimeout(() => look(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    look(text)
  }
  const clear = () => {
    setText('')
    look('')
    box.current?.focus()
  }
  return (
    <form className="jobs-search" onSubmit={submit}>
      <IconSearch />
      <input
        ref={box}
        className="jobs-input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('jobs.search')}
        placeholder={t('jobs.search')}
        maxLength={circularLengths.search}
        value={text}
        onInput={event => setText(event.currentTarget.value)}
      />
      {text ? (
        <button type="button" className="ui-tool" onClick={clear}>
          <IconClose />
          <span className="ui-hidden">{t('jobs.clear_search')}</span>
        </button>
      ) : null}
    </form>
  )
}
