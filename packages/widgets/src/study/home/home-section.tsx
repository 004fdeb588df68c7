import type { ReactNode } from 'react'
import type { Translate } from '../../foundation/text/translate.ts'
import { IconForward, VisuallyHidden } from '../../foundation/ui/index.ts'

interface SectionProps {
  t: Translate
  /** Of its heading, within the element. */
  id: string
  title: string
  /** Where all of it is. */
  href: string | undefined
  children: ReactNode
}

/** A titled part of Home, with the way to all of it. */
export function HomeSection({ t, id, title, href, children }: SectionProps) {
  return (
    <section className="home-section" aria-labelledby={id}>
      <div className="ui-section-head">
        <h2 part="heading" id={id}>
          {title}
        </h2>
        {href ? (
          <a href={href}>
            {t('home.see_all')}
            <VisuallyHidden>: {title}</VisuallyHidden>
            <IconForward />
          </a>
        ) : null}
      </div>
      {children}
    </section>
  )
}
