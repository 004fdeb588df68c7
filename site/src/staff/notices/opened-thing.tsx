import { Button } from '@mantine/core'
import { ApiError } from '@prostuti/sdk'
import { type ReactElement, type ReactNode, useRef } from 'react'
import {
  type DataKey,
  ErrorState,
  PageHead,
  StateMessage,
  useAddress,
  useQuery,
  useTexts,
} from '../foundation/index.ts'
import { type NoticeKind, noticeKinds } from './notice-kinds.ts'

interface OpenedThingProps<Thing> {
  kind: NoticeKind
  /** The group of calls that reads it. */
  room: DataKey[0]
  get(id: string): Promise<Thing>
  /** The form; `thing` null: of a new one. */
  children(thing: Thing | null): ReactNode
}

/** The form of a new thing, or of the one that the address names (`?id=`); a new one stays where it is once it is saved. */
export function OpenedThing<Thing>({ kind, room, get, children }: OpenedThingProps<Thing>): ReactElement {
  const id = useAddress()[0].get('id')
  const isNew = useRef(id === null)
  if (isNew.current || id === null) return <>{children(null)}</>
  return (
    <Read key={id} kind={kind} dataKey={[room, id]} read={() => get(id)}>
      {children}
    </Read>
  )
}

interface ReadProps<Thing> extends Pick<OpenedThingProps<Thing>, 'kind' | 'children'> {
  dataKey: DataKey
  read(): Promise<Thing>
}

function Read<Thing>({ kind, dataKey, read, children }: ReadProps<Thing>): ReactElement {
  const t = useTexts('notices')
  const { data, error, reload } = useQuery(dataKey, read)
  const first = useRef<Thing | null>(null)
  // The form goes on from what it has read once.
  if (data && first.current === null) first.current = data
  if (first.current !== null) return <>{children(first.current)}</>
  if (error instanceof ApiError && error.code === 'not_found')
    return (
      <StateMessage icon="search-x" title={t('notices.missing')} text={t('notices.missing_text')}>
        <Button component="a" href={noticeKinds[kind].list}>
          {t('notices.to_list')}
        </Button>
      </StateMessage>
    )
  if (error) return <ErrorState error={error} onRetry={reload} />
  return <PageHead title={t(`notices.update.${kind}`)} />
}
