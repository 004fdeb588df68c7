import { useStore } from '@nanostores/react'
import { programsApiOf } from '@prostuti/sdk/programs'
import { useEffect } from 'react'
import { useRequest } from '../../../foundation/data/use-request.ts'
import { ButtonLink, EmptyState, RequestError, Select } from '../../../foundation/ui/index.ts'
import type { ChosenProps } from '../rank-list.props.ts'
import { PeriodSkeleton } from './period-skeleton.tsx'

const mostPrograms = 100

/** The programs that this person has, or, for a visitor, all that are published. */
function usePrograms({ client }: ChosenProps) {
  const user = useStore(client.auth.$user)
  return useRequest(user ? user.id : '', async () => {
    const known = user === undefined ? await client.auth.refresh() : user
    return (await programsApiOf(client).programs({ mine: known ? true : undefined, pageSize: mostPrograms })).results
  })
}

/** Which of several programs; nothing where there is one. */
export function ChooseProgram(props: ChosenProps) {
  const { t, choice, choose } = props
  const { data } = usePrograms(props)
  if (!data || data.length < 2) return null
  return (
    <Select
      label={t('periods.program')}
      value={choice.program ?? ''}
      onChange={event => choose({ ...choice, program: event.currentTarget.value })}
    >
      {data.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  )
}

/** The first program is taken where none is named; who has none reads how to get one. */
export function OwnPrograms(props: ChosenProps) {
  const { t, choice, choose, programsHref } = props
  const { data, error, loading, retry } = usePrograms(props)
  const first = data?.[0]?.id
  const isAsked = choice.program === undefined
  useEffect(() => {
    if (isAsked && first !== undefined) choose({ ...choice, program: first })
  }, [isAsked, first])
  if (error) return <RequestError t={t} error={error} retry={retry} retrying={loading} />
  if (!data || (isAsked && first !== undefined)) return <PeriodSkeleton label={t('ui.loading')} />
  return (
    <EmptyState
      title={t('periods.program_none')}
      text={t('periods.program_none_text')}
      action={programsHref ? <ButtonLink href={programsHref}>{t('periods.program_browse')}</ButtonLink> : undefined}
    />
  )
}
