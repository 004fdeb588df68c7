import { formatMoment } from '../../foundation/format.ts'
import { fillTemplate } from '../../foundation/safe-path.ts'
import { ButtonLink } from '../../foundation/ui/index.ts'
import { Countdown } from '../opening/countdown.tsx'
import { useNow } from '../opening/use-now.ts'
import type { PublishedProps } from './published-result.tsx'

/** Rank list and solutions: a button each once they are open, before that the moment when they open. */
export function ResultLinks({
  result,
  mode,
  examId,
  t,
  language,
  client,
  standingsHref,
  solutionsHref,
}: PublishedProps) {
  const links = [
    { name: 'standings', href: standingsHref, opens: result.standing_visibility, kind: 'plain' },
    { name: 'solutions', href: solutionsHref, opens: result.solution_visibility, kind: 'primary' },
  ] as const
  const offered = links.flatMap(({ href, opens, ...link }) => (href && opens ? [{ ...link, href, opens }] : []))
  // Until the last of them is open: each becomes a button at its moment.
  const now = useNow(client, Math.max(0, ...offered.map(link => Date.parse(link.opens))))
  const open = offered.filter(link => Date.parse(link.opens) <= now)
  const later = offered.filter(link => Date.parse(link.opens) > now)
  return (
    <>
      {open.length > 0 ? (
        <p className="result-links">
          {open.map(({ name, href, kind }) => (
            <ButtonLink key={name} kind={kind} href={fillTemplate(href, { id: examId, state: mode })}>
              {t(`result.${name}`)}
            </ButtonLink>
          ))}
        </p>
      ) : null}
      {later.map(({ name, opens }) => (
        <p key={name} className="ui-small ui-muted">
          {t(`result.${name}_at`, { time: formatMoment(opens, language, now) })}{' '}
          <Countdown until={opens} client={client} language={language} t={t} />
        </p>
      ))}
    </>
  )
}
