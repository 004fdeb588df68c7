import { Button } from '@mantine/core'
import type { PersonKind, PersonSort } from '@prostuti/contract'
import { goals } from '@prostuti/contract/goals'
import type { ReactElement } from 'react'
import {
  Icon,
  type ListQuery,
  StaffList,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useAddress,
  useQuery,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { isPhoneNumber } from '../is-phone-number.ts'
import { personHref } from '../person-href.ts'
import { useUserColumns } from './use-user-columns.tsx'

/** Everybody, found by what they say of themselves on the phone. */
export function UserListScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Users />
    </StaffRoot>
  )
}

const kinds = ['member', 'anonymous', 'staff'] as const satisfies readonly PersonKind[]
const sorts = ['-created', '-last_seen', 'name'] as const satisfies readonly PersonSort[]
const oneOf = <Name extends string>(names: readonly Name[], value: string | undefined) =>
  names.find(name => name === value)

function Users(): ReactElement {
  const t = useTexts('users')
  const admin = useStaff()
  const columns = useUserColumns()
  const { data: programs } = useQuery(['programs', 'names'], () => admin.programs.names())
  const load = ({ cursor, pageSize, search, sort, filters: { kind, program, goal } }: ListQuery) =>
    admin.people.list({
      ...{ cursor, pageSize, search, program, goal },
      kind: oneOf(kinds, kind),
      sort: oneOf(sorts, sort),
    })
  return (
    <StaffList
      title={t('users.title')}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ name, id }) => name || `#${id}`}
      rowHref={({ id }) => personHref(id)}
      dataKey={['people']}
      load={load}
      foundText={count => t('users.found', { count })}
      searchLabel={t('users.search')}
      filters={[
        {
          name: 'kind',
          label: t('users.kind'),
          options: kinds.map(value => ({ value, label: t(`users.kind.${value}`) })),
        },
        {
          name: 'program',
          label: t('users.program'),
          options: (programs ?? []).map(({ id, title }) => ({ value: id, label: title })),
        },
        {
          name: 'goal',
          label: t('users.goal'),
          options: goals.map(value => ({ value, label: t(`users.goal.${value}`) })),
        },
      ]}
      sorts={sorts.map(value => ({ value, label: t(`users.sort.${value}`) }))}
      nothingFound={search => (isPhoneNumber(search) ? <NoPhones /> : undefined)}
      empty={<StateMessage icon="inbox" title={t('users.empty')} />}
    />
  )
}

/** In the list's place where a phone number was typed: what to ask the caller for instead. */
function NoPhones(): ReactElement {
  const t = useTexts('users')
  const [, change] = useAddress()
  return (
    <StateMessage icon="search-x" title={t('users.no_phones')} text={t('users.no_phones_text')}>
      <Button variant="default" leftSection={<Icon name="x" size={16} />} onClick={() => change({ search: null })}>
        {t('list.clear_search')}
      </Button>
    </StateMessage>
  )
}
