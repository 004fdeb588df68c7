import type { AuditKind, FoundAuditEntry } from '@prostuti/contract'
import type { ReactNode } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import { personHref } from '../users/person-href.ts'

/** Where things are looked at, of those whose page their id alone names. */
const hrefs: Partial<Record<AuditKind, (id: string) => string>> = {
  person: personHref,
  circular: id => `/admin/jobs/update?id=${id}`,
  notification: id => `/admin/notifications/update?id=${id}`,
  program: id => `/admin/programs/${id}`,
  task: () => '/admin/system',
}

/** What was changed: its kind and its number, with the way to it where there is one. */
export function ThingLink({ entry: { kind, subject } }: { entry: FoundAuditEntry }): ReactNode {
  const t = useTexts('changes')
  const { digits } = useFigures()
  const words = t('changes.thing', { kind: t(`changes.kind.${kind}`), id: digits(subject.slice(0, 12)) })
  const href = hrefs[kind]?.(subject)
  return href ? <a href={href}>{words}</a> : words
}
