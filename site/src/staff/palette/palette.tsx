import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { useStaffContext } from '../foundation/context/staff-context.ts'
import { Icon } from '../foundation/icon/icon.tsx'
import { useTexts } from '../foundation/text/use-texts.ts'
import type { Command } from './acts.ts'
import { Marked } from './marked.tsx'
import { PaletteActs } from './palette-acts.tsx'
import { keepRecent } from './recent-things.ts'
import type { PaletteRow } from './row.ts'
import type { PaletteEntry } from './thing.ts'
import { useFound } from './use-found.ts'
import { useGroups } from './use-groups.ts'

/** Finds a thing, then what to do with it: nothing happens here at once, each act has its page and asks there. */
export function Palette({ pages, onClose }: { pages: readonly PaletteEntry[]; onClose(): void }): ReactElement {
  const t = useTexts('palette')
  const { person } = useStaffContext()
  const box = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const acts = useRef<HTMLUListElement>(null)
  const list = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [command, setCommand] = useState<Command | null>(null)
  const words = typed.trim()
  const found = useFound(words, command?.kind ?? null)
  const groups = useGroups({ words, found, pages, command })
  const rows = groups.flatMap(group => group.rows)
  const current = rows[Math.min(at, rows.length - 1)] ?? null
  const isLooking = words !== found.words
  const isNothing = words !== '' && found.kinds.length === 0
  const state = found.hasFailed ? t('palette.not_all') : isNothing ? t('palette.none', { words }) : ''
  const said = isLooking ? t('palette.looking') : state
  const idOf = (row: PaletteRow) => `${list}-${row.key}`

  useEffect(() => {
    box.current?.showModal()
  }, [])
  useEffect(() => {
    if (current) document.getElementById(`${list}-${current.key}`)?.scrollIntoView({ block: 'nearest' })
  }, [current, list])

  const type = (text: string) => {
    setTyped(text)
    setAt(0)
  }
  const hrefOf = ({ thing, href }: PaletteRow) => (command && thing ? command.href(thing) : href)
  const open = (row: PaletteRow, isElsewhere = false) => {
    if (row.command && row.href === null) {
      setCommand(row.command)
      type('')
      return input.current?.focus()
    }
    if (row.thing) keepRecent(person.id, row.thing)
    const href = hrefOf(row)
    if (href === null) return
    if (isElsewhere) window.open(href, '_blank', 'noopener')
    else location.assign(href)
  }
  /** A finger chooses a thing first: what may be done with it shows then. */
  const press = (row: PaletteRow, isElsewhere: boolean) => {
    const choosesFirst = row.thing && !command && row !== current && matchMedia('(pointer: coarse)').matches
    if (choosesFirst) setAt(rows.indexOf(row))
    else open(row, isElsewhere)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((Math.min(at, rows.length - 1) + step + rows.length) % Math.max(rows.length, 1))
    else if (event.key === 'Enter' && current) open(current, event.ctrlKey || event.metaKey)
    else if (event.key === 'Backspace' && typed === '' && command) setCommand(null)
    else if (event.key === 'ArrowRight' && current?.thing && input.current?.selectionStart === typed.length)
      acts.current?.querySelector('a')?.focus()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={box}
      className="palette"
      aria-label={t('palette.title')}
      onClose={onClose}
      onClick={event => event.target === box.current && box.current.close()}
    >
      <div className="palette-field">
        <Icon name="search" size={20} />
        {command && <span className="palette-command">{t(command.text)}</span>}
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={current ? idOf(current) : undefined}
          aria-label={t('palette.title')}
          placeholder={t(command?.kind ? `palette.which.${command.kind}` : 'palette.placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={event => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={() => box.current?.close()} aria-label={t('frame.close')}>
          <Icon name="x" />
        </button>
      </div>
      <div className="palette-columns" data-acts={current?.thing && !command ? '' : undefined}>
        <div className="palette-things">
          <p className="palette-said" role="status">
            {said}
          </p>
          <div id={list} role="listbox" tabIndex={-1} aria-label={t('palette.found')}>
            {groups.map(group => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
              <div key={group.title} role="group" aria-label={group.title}>
                <p aria-hidden="true">{group.title}</p>
                {group.rows.map(row => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
                  <div
                    key={row.key}
                    id={idOf(row)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={row === current}
                    onPointerMove={event => event.pointerType === 'mouse' && setAt(rows.indexOf(row))}
                    onClick={event => press(row, event.ctrlKey || event.metaKey)}
                  >
                    <Icon name={row.icon} />
                    <span className="palette-text">
                      <Marked text={row.title} words={words} />
                      {row.detail !== '' && <small>{row.detail}</small>}
                    </span>
                  </div>
                ))}
              </div>
            ))}
          </div>
        </div>
        {current?.thing && !command && (
          <PaletteActs
            thing={current.thing}
            list={acts}
            onLeave={() => input.current?.focus()}
            onOpen={() => current.thing && keepRecent(person.id, current.thing)}
          />
        )}
      </div>
      <p className="palette-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t('palette.key_choose')} <kbd>→</kbd> {t('palette.key_acts')} <kbd>↵</kbd>{' '}
        {t('palette.key_open')} <kbd>Ctrl</kbd> <kbd>↵</kbd> {t('palette.key_tab')} <kbd>Esc</kbd> {t('frame.close')}
      </p>
    </dialog>
  )
}
