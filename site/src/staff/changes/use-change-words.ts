import type { AuditAction, FoundAuditEntry } from '@prostuti/contract'
import { deletionReasons, signOutReasons, viewAsReasons } from '@prostuti/contract/core/act-reasons'
import { auditActions } from '@prostuti/contract/core/audit-words'
import { useMemo } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'

/** Said of a change, not changed by it. */
export const reasonFields: readonly string[] = ['reason', 'note']

/** Reasons that are chosen rather than written. */
const chosenReasons = [...signOutReasons, ...deletionReasons, ...viewAsReasons]

/** A change as a sentence in the past tense, its thing and its reason. */
export function useChangeWords() {
  const t = useTexts('changes')
  const { digits, number } = useFigures()
  return useMemo(() => {
    const thingOf = ({ kind, subject, subject_name: name }: FoundAuditEntry): string =>
      name || t('changes.thing', { kind: t(`changes.kind.${kind}`), id: digits(subject.slice(0, 12)) })
    const sentenceOf = (entry: FoundAuditEntry): string => {
      const thing = thingOf(entry)
      const coins = entry.after?.change
      if (typeof coins === 'number')
        return t(coins > 0 ? 'changes.coins_given' : 'changes.coins_taken', { thing, coins: number(Math.abs(coins)) })
      if (entry.kind === 'person' && entry.after && 'role' in entry.after) return t('changes.role_changed', { thing })
      return t(`changes.did.${actionOf(entry)}`, { thing })
    }
    const reasonOf = ({ after }: FoundAuditEntry): string =>
      reasonFields
        .flatMap(name => (typeof after?.[name] === 'string' && after[name] ? [after[name]] : []))
        .map(said => {
          const chosen = chosenReasons.find(each => each === said)
          return chosen ? t(`changes.said.${chosen}`) : said
        })
        .join(': ')
    return { thingOf, sentenceOf, reasonOf }
  }, [t, digits, number])
}

/** Of a build that is gone, there may be others. */
const actionOf = ({ action }: FoundAuditEntry): AuditAction => auditActions.find(each => each === action) ?? 'updated'
