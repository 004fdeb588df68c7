import type { Circular } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import styles from './circular-view.module.css'
import { countValue } from './count-value.ts'
import { useDayWords } from './day-words.ts'

interface CircularViewProps {
  circular: Circular
  /** The field that is being typed in: its place is marked. */
  current?: string | null
}

const texts = [
  ...(['context', 'responsibilities', 'requirements', 'additional_requirements'] as const),
  ...(['benefits', 'how_to_apply', 'instructions'] as const),
]

/** A circular as learners read it. */
export function CircularView({ circular, current = null }: CircularViewProps): ReactElement {
  const t = useTexts('circulars')
  const { image, apply_link: link } = circular
  const facts = useFacts(circular)
  const mark = (...fields: readonly string[]) => (current !== null && fields.includes(current)) || undefined
  return (
    <article className={styles.view}>
      <CircularHead circular={circular} mark={mark} />
      <dl className={styles.facts}>
        {facts.map(({ name, fields, text }) => (
          <div key={name} data-current={mark(...fields)}>
            <dt>{t(`circulars.fact.${name}`)}</dt>
            <dd data-none={text === null || undefined}>{text ?? t('circulars.not_known')}</dd>
          </div>
        ))}
      </dl>
      {texts.map(name => {
        const html = circular[name]
        return (
          html && (
            <section key={name} data-current={mark(name)}>
              <h3>{t(`circulars.part.${name}`)}</h3>
              {/* The server has made it safe. */}
              <div className={styles.html} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          )
        )
      })}
      {image && (
        <img src={image.path} alt={image.alt} width={image.width ?? undefined} height={image.height ?? undefined} />
      )}
      {link && (
        <p className={styles.apply}>
          <a href={link} target="_blank" rel="noopener noreferrer nofollow">
            {t('circulars.go_apply')} <Icon name="external-link" size={16} />
          </a>
          <span className="staff-small">{t('circulars.opens_site', { site: new URL(link).hostname })}</span>
        </p>
      )}
      <Sources circular={circular} />
    </article>
  )
}

interface CircularHeadProps {
  circular: Circular
  mark(...fields: string[]): true | undefined
}

function CircularHead({ circular, mark }: CircularHeadProps): ReactElement {
  const t = useTexts('circulars')
  const { number } = useFigures()
  const { left } = useDayWords()
  const { title, company, location, district, vacancy, category, is_sample: isSample } = circular
  const time = left(circular)
  return (
    <header>
      <h2 data-current={mark('title')}>{title}</h2>
      <p data-current={mark('company', 'location', 'district')}>
        {[...new Set([company, location, district?.name].filter(Boolean))].join(', ')}
      </p>
      <p className={styles.chips}>
        {isSample && <span>{t('circulars.sample')}</span>}
        <span data-tone={time.tone} data-current={mark('deadline', 'deadline_time')}>
          {time.text}
        </span>
        {vacancy !== null && (
          <span data-current={mark('vacancy')}>{t('circulars.posts', { count: countValue(vacancy, number) })}</span>
        )}
        <span data-current={mark('category')}>{t(`circulars.category.${category}`)}</span>
      </p>
    </header>
  )
}

interface Fact {
  readonly name:
    | 'window'
    | 'exam'
    | 'salary'
    | 'age'
    | 'experience'
    | 'gender'
    | 'work'
    | 'kind'
    | 'method'
    | 'reference'
  readonly fields: readonly string[]
  readonly text: string | null
}

function useFacts(circular: Circular): readonly Fact[] {
  const t = useTexts('circulars')
  const { day, span } = useDayWords()
  const { exam_date: exam, gender_req: gender, application_method: method, office_time: hours } = circular
  const kinds = circular.employment_status.map(kind => t(`circulars.employment.${kind}`))
  const hasWindow = circular.application_start_date !== null || circular.deadline !== null
  return [
    {
      name: 'window',
      fields: ['application_start_date', 'deadline', 'deadline_time'],
      text: hasWindow ? span(circular) : null,
    },
    { name: 'exam', fields: ['exam_date'], text: exam && day(exam) },
    { name: 'salary', fields: ['salary'], text: circular.salary },
    { name: 'age', fields: ['age_req'], text: circular.age_req },
    { name: 'experience', fields: ['experience_req'], text: circular.experience_req },
    { name: 'gender', fields: ['gender_req'], text: gender && t(`circulars.gender.${gender}`) },
    {
      name: 'work',
      fields: ['workspace', 'office_time'],
      text: [t(`circulars.workspace.${circular.workspace}`), ...(hours ? [hours] : [])].join(', '),
    },
    { name: 'kind', fields: ['employment_status'], text: kinds.join(', ') || null },
    { name: 'method', fields: ['application_method'], text: method && t(`circulars.method.${method}`) },
    { name: 'reference', fields: ['reference'], text: circular.reference },
  ]
}

/** Where it comes from. */
function Sources({ circular }: { circular: Circular }): ReactElement | null {
  const t = useTexts('circulars')
  const { source, post_url: post, url } = circular
  if (!source && !post && !url) return null
  return (
    <p className={`staff-small ${styles.sources}`}>
      {source && <span>{t('circulars.found_in', { source })}</span>}
      {post && (
        <a href={post} target="_blank" rel="noopener noreferrer nofollow">
          {t('circulars.original')}
        </a>
      )}
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer nofollow">
          {t('circulars.organisation_site')}
        </a>
      )}
    </p>
  )
}
