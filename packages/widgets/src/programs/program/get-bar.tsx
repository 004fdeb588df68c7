import type { ProgramDetails, UserInfo } from '@prostuti/contract'
import { isPartnerPage } from '@prostuti/sdk/partners'
import { usePaymentsOn } from '../../billing/payments/index.ts'
import { coinsWords } from '../../billing/prices/index.ts'
import {
  getFragment,
  missingCoins,
  PurchaseDialog,
  type PurchaseState,
  type PurchaseSubject,
  useBeginFromAddress,
  usePurchase,
} from '../../billing/purchase/index.ts'
import { PremiumHint, premiumWords } from '../../exams/way-in/index.ts'
import { useKnownUser } from '../../foundation/data/use-known-user.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { Button, ButtonLink, IconCheck } from '../../foundation/ui/index.ts'
import { beginsWords, wayWords } from '../shared/index.ts'
import type { ProgramPartProps } from './program.props.ts'

/** What it costs, what is missing, and the one thing to do: it never leaves the screen. */
export function GetBar(props: ProgramPartProps) {
  const { details, t, emit, refresh } = props
  const { program } = details
  const { rights } = program
  const subject = useSubject(props)
  const onGot = () => {
    emit('program-got', { program: program.id })
    refresh()
  }
  const purchase = usePurchase({ ...props, subject, onGot, onPriceChange: refresh })
  useBeginFromAddress(Boolean(props.host) && (rights.get === 'enrol' || isPriced(subject)), purchase)
  return (
    <aside className="program-get" aria-label={t(rights.enrolled ? 'program.have' : 'program.get')}>
      <div className="program-get-words ui-num">{rights.enrolled ? <Have {...props} /> : <Price {...props} />}</div>
      <Action {...props} subject={subject} purchase={purchase} />
      <PurchaseDialog {...props} subject={subject} purchase={purchase} />
    </aside>
  )
}

/** Taka are a way to get it where they can be paid. */
function useSubject({ client, details, t, language }: ProgramPartProps): PurchaseSubject {
  const { program } = details
  const { get } = program.rights
  const isOnSale = get === 'coins' || get === 'taka'
  const isTakaOn = usePaymentsOn(client, isOnSale && program.cost_in_tk > 0)
  return {
    what: { program: program.id },
    title: program.title,
    begins: beginsWords(program, details, { t, language }),
    cost: get === 'coins' ? program.cost : 0,
    taka: isOnSale && isTakaOn ? program.cost_in_tk : 0,
  }
}

const isPriced = ({ cost, taka = 0 }: PurchaseSubject): boolean => cost > 0 || taka > 0

function Have({ details: { program }, client, t, language }: ProgramPartProps) {
  const { until } = program.way_in
  const { source } = program.rights
  const how =
    until === null ? source && t(`program.source.${source}`) : premiumWords(until, { t, language, now: client.now() })
  return (
    <>
      <p className="program-have">
        <IconCheck />
        {t('program.have')}
      </p>
      {how ? <p className="ui-small ui-muted ui-num">{how}</p> : null}
    </>
  )
}

function Price(props: ProgramPartProps) {
  const { client, details, t, language } = props
  const user = useKnownUser(client)
  const { text, or } = wayWords(details.program.way_in, details.program, { t, language, now: client.now() })
  return (
    <>
      <p>
        <b className="program-price">{text}</b> {or ? <span className="ui-small ui-muted">{or}</span> : null}
      </p>
      <p className="ui-small ui-muted">{noteOf(props, user)}</p>
      <PremiumHint {...props} way={details.program.way_in} />
    </>
  )
}

function noteOf(props: ProgramPartProps, user: UserInfo | null | undefined): string {
  const { details, t } = props
  const { get } = details.program.rights
  if (get === 'taka') return t('program.not_for_coins')
  if (get === null) return t('program.not_to_be_had')
  if (get === 'enrol') return t('program.enrol_note')
  if (!user) return ''
  if (user.is_anonymous) return t('purchase.needs_account')
  const { coins } = user.billing_profile
  const missing = missingOf(details, user)
  const have = t('purchase.have', { coins: coinsWords(coins, props) })
  return missing > 0 ? `${have} ${t('purchase.missing', { coins: coinsWords(missing, props) })}` : have
}

/** How many more coins it takes; 0 too where nobody with coins is known yet. */
function missingOf({ program }: ProgramDetails, user: UserInfo | null | undefined): number {
  if (program.rights.get !== 'coins' || !user || user.is_anonymous) return 0
  return Math.max(program.cost - user.billing_profile.coins, 0)
}

function Action({
  purchase,
  subject,
  ...props
}: ProgramPartProps & { purchase: PurchaseState; subject: PurchaseSubject }) {
  const { client, details, t, routineHref } = props
  const { program } = details
  const user = useKnownUser(client)
  const { get, enrolled } = program.rights
  if (enrolled)
    return routineHref && details.routine.length > 0 ? (
      <ButtonLink kind="primary" href={fillTemplate(routineHref, { id: program.id })}>
        {t('program.to_routine')}
      </ButtonLink>
    ) : null
  if (get !== 'enrol' && !isPriced(subject)) return null
  const words = t(get === 'enrol' ? 'purchase.enrol' : 'purchase.buy')
  const isOutOfReach = missingCoins(subject, user) > 0 && !purchase.payTaka && !purchase.buyCoins
  // Coins are spent on our own site alone, and a server draws for no other.
  if (typeof location === 'object' && isPartnerPage(client))
    return (
      <ButtonLink kind="primary" href={new URL(`/program?id=${program.id}#${getFragment}`, client.base).href}>
        {words}
      </ButtonLink>
    )
  return (
    <Button kind="primary" onClick={purchase.begin} disabled={isOutOfReach}>
      {words}
    </Button>
  )
}
