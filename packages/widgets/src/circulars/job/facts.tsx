import { formatNumber } from '../../foundation/text/format.ts'
import { dayWords } from '../rows/index.ts'
import type { JobViewProps } from './view-props.ts'

type Fact = readonly [key: string, name: string, value: string | null]

/** Four that decide whether one reads on. */
export function KeyFacts(props: JobViewProps) {
  const { circular, t } = props
  return (
    <Facts
      {...props}
      label={t('job.facts')}
      facts={[
        ['salary', t('job.salary'), circular.salary],
        ['age', t('job.age'), circular.age_req],
        ['place', t('job.place'), placeOf(props)],
        ['experience', t('job.experience'), circular.experience_req],
      ]}
    />
  )
}

/** All other short fields; what the circular does not say is said to be missing. */
export function AllFacts(props: JobViewProps) {
  const { circular: c, t, language, now } = props
  return (
    <Facts
      {...props}
      label={t('job.all_facts')}
      facts={[
        ['vacancy', t('job.vacancy'), c.vacancy === null ? null : formatNumber(c.vacancy, language)],
        ['category', t('job.category'), t(`job.category.${c.category}`)],
        ['employment', t('job.employment'), c.employment_status.map(each => t(`job.employment.${each}`)).join(', ')],
        ['office_time', t('job.office_time'), c.office_time],
        ['gender', t('job.gender'), c.gender_req && t(`job.gender.${c.gender_req}`)],
        ['method', t('job.method'), c.application_method && t(`job.method.${c.application_method}`)],
        ['reference', t('job.reference'), c.reference],
        ['published', t('job.published_on'), c.published_on && dayWords(Date.parse(c.published_on), { language, now })],
        ['updated', t('job.updated'), dayWords(Date.parse(c.updated_at), { language, now })],
      ]}
    />
  )
}

function placeOf({ circular, t }: JobViewProps): string {
  const where = circular.location ?? circular.district?.name
  return [where, t(`job.place_mode.${circular.workspace}`)].filter(Boolean).join(', ')
}

function Facts({ t, label, facts }: JobViewProps & { label: string; facts: readonly Fact[] }) {
  return (
    <section className="ui-card job-facts" part="card" aria-label={label}>
      <dl>
        {facts.map(([key, name, value]) => (
          <div key={key}>
            <dt className="ui-muted">{name}</dt>
            <dd className="ui-num" data-missing={value ? undefined : ''}>
              {value || t('job.not_provided')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
