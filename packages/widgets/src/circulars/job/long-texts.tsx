import { trusted } from '../../foundation/look/trusted-html.ts'
import { IconInfo } from './icons.tsx'
import type { JobViewProps } from './view-props.ts'

const parts = ['responsibilities', 'requirements', 'additional_requirements', 'benefits', 'how_to_apply'] as const

/** The id of the part that says how to apply: the foot leads there. */
export const howToApplyId = 'how_to_apply'

/** What is written at length, as the server has made it safe; what is not there has no heading. */
export function LongTexts({ circular, t }: JobViewProps) {
  const written = parts.flatMap(name => (circular[name] ? [{ name, html: circular[name] }] : []))
  if (!circular.context && written.length === 0 && !circular.instructions) return null
  return (
    <div className="job-texts">
      {circular.context ? <Text html={circular.context} /> : null}
      {written.map(({ name, html }) => (
        <section key={name} aria-labelledby={name}>
          <h2 part="heading" id={name} tabIndex={name === howToApplyId ? -1 : undefined}>
            {t(`job.${name}`)}
          </h2>
          <Text html={html} />
        </section>
      ))}
      {circular.instructions ? (
        <section className="job-keep-in-mind" aria-labelledby="instructions">
          <IconInfo />
          <div>
            <h2 part="heading" id="instructions">
              {t('job.instructions')}
            </h2>
            <Text html={circular.instructions} />
          </div>
        </section>
      ) : null}
    </div>
  )
}

function Text({ html }: { html: string }) {
  return <div className="text job-text" dangerouslySetInnerHTML={{ __html: trusted(html) }} />
}
