import type { FoundAuditEntry } from '@prostuti/contract'
import { auditKinds, auditRights } from '@prostuti/contract/core/audit-words'
import { isId } from '@prostuti/contract/id'
import { mayDo } from '@prostuti/contract/rights'
import type { ReactElement } from 'react'
import {
  type ListQuery,
  StaffList,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useFigures,
  useQuery,
  useStaff,
  useStaffContext,
  useTexts,
} from '../foundation/index.ts'
import { useChangeColumns } from './use-change-columns.tsx'
import { useChangeWords } from './use-change-words.ts'

/** Who did what: everything that one's role may read of. */
export function ChangesScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Changes />
    </StaffRoot>
  )
}

const server = 'server'
/** Of the address, where anything may stand. */
const isActor = (value: string | undefined): value is string => value === server || isId(value)
const dayOf = (value: string | undefined) => (/^\d{4}-\d\d-\d\d$/.test(value ?? '') ? value : undefined)

function Changes(): ReactElement {
  const t = useTexts('changes')
  const admin = useStaff()
  const { instant } = useFigures()
  const { role } = useStaffContext().person
  const columns = useChangeColumns()
  const { thingOf, sentenceOf, reasonOf } = useChangeWords()
  const isOwner = role === 'owner'
  // Others do not read who is of the staff; a name in a row is a filter for them as well.
  const { data: members } = useQuery(['roles', isOwner], async () => (isOwner ? await admin.core.staff() : []))
  const load = ({ cursor, pageSize, search, filters: { actor, kind, id, from, to } }: ListQuery) =>
    admin.system.changes({
      ...{ cursor, pageSize, search, id, from: dayOf(from), to: dayOf(to) },
      actor: isActor(actor) ? actor : undefined,
      kind: auditKinds.filter(each => kind?.split(',').includes(each)).join() || undefined,
    })
  return (
    <StaffList
      title={t('changes.title')}
      columns={columns}
      rowId={({ id }) => id}
      rowName={row => sentenceOf(row)}
      dataKey={['system', 'changes']}
      load={load}
      foundText={count => t('changes.found', { count })}
      searchLabel={t('changes.search')}
      filters={[
        {
          name: 'actor',
          label: t('changes.who'),
          options: [
            ...(members ?? []).map(({ id, name, email }) => ({ value: id, label: name || email || `#${id}` })),
            { value: server, label: t('audit.server') },
          ],
        },
        {
          name: 'kind',
          several: true,
          label: t('changes.of'),
          options: auditKinds
            .filter(kind => mayDo(role, auditRights[kind]))
            .map(value => ({ value, label: t(`changes.kind.${value}`) })),
        },
        { name: 'id', label: t('changes.id'), type: 'text' },
        { name: 'from', label: t('changes.from'), type: 'date' },
        { name: 'to', label: t('changes.to'), type: 'date' },
      ]}
      csv={
        isOwner
          ? {
              name: 'audit',
              columns: [
                { header: t('changes.when'), value: (row: FoundAuditEntry) => instant(row.at) },
                { header: t('changes.who'), value: row => row.actor ?? t('audit.server') },
                { header: t('changes.what'), value: row => sentenceOf(row) },
                { header: t('changes.of'), value: row => thingOf(row) },
                { header: t('changes.reason'), value: row => reasonOf(row) },
                { header: t('changes.before'), value: row => JSON.stringify(row.before) },
                { header: t('changes.after'), value: row => JSON.stringify(row.after) },
              ],
            }
          : undefined
      }
      empty={<StateMessage icon="inbox" title={t('audit.none')} />}
    />
  )
}
