import { mayDo } from '@prostuti/contract/rights'
import type { KeyboardEvent, ReactElement, RefObject } from 'react'
import { useStaffContext } from '../foundation/context/staff-context.ts'
import { Icon } from '../foundation/icon/icon.tsx'
import { Shortcut } from '../foundation/input/shortcut.tsx'
import { useTexts } from '../foundation/text/use-texts.ts'
import { actsOf } from './acts.ts'
import type { Thing } from './thing.ts'

interface PaletteActsProps {
  thing: Thing
  list: RefObject<HTMLUListElement | null>
  /** Goes back to the things. */
  onLeave(): void
  onOpen(): void
}

/** The right column: what may be done with the thing; what the role lacks stands there, off, and says so. */
export function PaletteActs({ thing, list, onLeave, onOpen }: PaletteActsProps): ReactElement {
  const t = useTexts('palette')
  const { role } = useStaffContext().person
  const acts = actsOf[thing.kind].flatMap(({ href, ...act }) => {
    const to = href(thing)
    return to === null ? [] : [{ ...act, to, isOff: !mayDo(role, act.right) }]
  })
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) links[(links.findIndex(link => link.matches(':focus')) + step + links.length) % links.length]?.focus()
    else if (event.key === 'ArrowLeft') onLeave()
    else if (event.ctrlKey || event.metaKey || event.altKey) return
    else {
      const act = acts.find(({ key, isOff }) => !isOff && key === event.key.toUpperCase())
      if (!act) return
      onOpen()
      location.assign(act.to)
    }
    event.preventDefault()
  }
  return (
    <section className="palette-acts" aria-label={t('palette.with', { title: thing.title })}>
      <h3>{t('palette.with', { title: thing.title })}</h3>
      <ul ref={list} onKeyDown={onKeyDown}>
        <li>
          <a href={thing.href} onClick={onOpen}>
            <Icon name="external-link" />
            <span className="palette-text">{t('palette.open')}</span>
            <Shortcut keys="↵" />
          </a>
        </li>
        {acts.map(({ text, icon, key, to, isOff }) => (
          <li key={text}>
            {isOff ? (
              <span className="palette-off">
                <Icon name={icon} />
                <span className="palette-text">
                  {t(text)}
                  <small>{t('frame.beyond_role')}</small>
                </span>
              </span>
            ) : (
              <a href={to} onClick={onOpen} aria-keyshortcuts={key}>
                <Icon name={icon} />
                <span className="palette-text">{t(text)}</span>
                <Shortcut keys={key} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
