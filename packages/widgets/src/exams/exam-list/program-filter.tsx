import type { Home } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { listAddress } from '../exam-cards/index.ts'

export type ProgramName = Pick<Home['programs'][number], 'id' | 'title'>

interface FilterProps extends Pick<WidgetProps, 't'> {
  programs: readonly ProgramName[]
  /** Undefined: of all. */
  current: string | undefined
  /** Address of a programme's list; `{program}` is filled in; for all its parameter is left out. */
  href: string | undefined
  onChoose: (program: string | undefined) => void
}

/** Exams of one programme or of all: links where the page has addresses for them, else buttons that stay here. */
export function ProgramFilter({ programs, current, href, onChoose, t }: FilterProps) {
  if (programs.length === 0) return null
  const choices = [{ id: undefined, title: t('list.all_programs') }, ...programs]
  return (
    <nav className="exams-filter" aria-label={t('list.filter')}>
      <ul>
        {choices.map(({ id, title }) => (
          <li key={id ?? 'all'}>
            {href ? (
              <a
                className="exams-choice"
                href={listAddress(href, id)}
                aria-current={id === current ? 'page' : undefined}
              >
                {title}
              </a>
            ) : (
              <button type="button" className="exams-choice" aria-pressed={id === current} onClick={() => onChoose(id)}>
                {title}
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
