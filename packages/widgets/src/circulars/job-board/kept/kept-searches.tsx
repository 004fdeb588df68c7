import { keptSearchQuietDays, maxKeptSearches } from '@prostuti/contract/circulars/bounds'
import { requestSignIn } from '../../../foundation/page/sign-in-needed.ts'
import { formatNumber } from '../../../foundation/text/format.ts'
import { Button } from '../../../foundation/ui/button.tsx'
import { EmptyState } from '../../../foundation/ui/empty-state.tsx'
import { RequestError } from '../../../foundation/ui/request-error.tsx'
import { RowList } from '../../../foundation/ui/row-list.tsx'
import { Skeleton } from '../../../foundation/ui/skeleton.tsx'
import { RowsBones } from '../board-skeleton.tsx'
import type { BoardViewProps } from '../view-props.ts'
import { KeptRow } from './kept-row.tsx'
import { keptOf, useKept } from './kept-store.ts'

/** The second tab: what one keeps, what is new in each, and when it is reported. */
export function KeptSearches(props: BoardViewProps) {
  const { client, t } = props
  const { person, searches, error, isTrying } = useKept(client)
  if (person === null) return <SignInFirst {...props} />
  if (!searches && error)
    return <RequestError t={t} error={error} retry={() => void keptOf(client).load()} retrying={isTrying} />
  if (!searches)
    return (
      <Skeleton label={t('ui.loading')}>
        <RowsBones />
      </Skeleton>
    )
  if (searches.length === 0) return <NoSearches {...props} />
  return (
    <div className="kept">
      <RowList>
        {searches.map(search => (
          <li key={search.id}>
            <KeptRow {...props} search={search} />
          </li>
        ))}
      </RowList>
      <p className="ui-small ui-muted">{t('searches.limit', { most: maxKeptSearches, days: keptSearchQuietDays })}</p>
    </div>
  )
}

function SignInFirst({ client, host, t }: BoardViewProps) {
  const signIn = () =>
    requestSignIn(host ?? document, {
      act: t('searches.act_list'),
      resume: () => void client.auth.refresh(),
      anonymous: true,
    })
  return (
    <EmptyState
      title={t('searches.visitor')}
      text={t('searches.visitor_text')}
      action={
        <Button kind="primary" onClick={() => void signIn()}>
          {t('searches.sign_in')}
        </Button>
      }
    />
  )
}

/** What it would do, and two searches to begin with. */
function NoSearches({ t, language, board, state }: BoardViewProps) {
  const offered = (board.form?.category ?? []).filter(({ count }) => count > 0)
  const most = [...offered].sort((a, b) => b.count - a.count).slice(0, 2)
  return (
    <div className="kept">
      <EmptyState title={t('searches.none')} text={t('searches.none_text')} />
      {most.length > 0 ? (
        <RowList>
          {most.map(({ id, label, count }) => (
            <li key={id}>
              <button
                type="button"
                className="kept-offer"
                onClick={() => state.choose({ filters: { category: [id] }, tab: 'all' })}
              >
                <b>{label}</b>{' '}
                <span className="ui-muted ui-num">
                  {t('searches.open_in', { count, number: formatNumber(count, language) })}
                </span>
              </button>
            </li>
          ))}
        </RowList>
      ) : null}
    </div>
  )
}
