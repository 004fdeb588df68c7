import { IconDown } from './icons.tsx'
import type { ProgramPartProps } from './program.props.ts'

/** What people ask before they get it. Opens without any script. */
export function Faqs({ details: { faqs }, t }: ProgramPartProps) {
  if (faqs.length === 0) return null
  return (
    <section className="program-part" aria-labelledby="faqs">
      <h2 part="heading" id="faqs">
        {t('program.faqs')}
      </h2>
      <div className="ui-card ui-rows program-rows" part="card list">
        {faqs.map(({ id, question, answer }) => (
          <details key={id} className="program-faq">
            <summary>
              {question}
              <IconDown />
            </summary>
            <p className="ui-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
