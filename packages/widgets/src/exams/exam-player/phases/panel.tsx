import type { ReactNode } from 'react'

export interface PanelProps {
  icon: ReactNode
  tone?: 'good' | 'wait' | 'wrong'
  title: string
  children: ReactNode
}

/** The one thing to know when there is nothing to answer: what happened, what is safe, what to do next. */
export function Panel({ icon, tone = 'wait', title, children }: PanelProps) {
  return (
    <section className="panel" part="panel" data-tone={tone} role="status">
      <span className="sign">{icon}</span>
      <h2 part="heading">{title}</h2>
      {children}
    </section>
  )
}
