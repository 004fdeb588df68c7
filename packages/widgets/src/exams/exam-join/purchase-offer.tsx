import type { ExamDetails, Product } from '@prostuti/contract'
import { refusalOf } from '@prostuti/sdk/billing'
import { isPartnerPage } from '@prostuti/sdk/partners'
import { coinsWords, priceOf } from '../../billing/prices/index.ts'
import { getFragment, PurchaseDialog, useBeginFromAddress, usePurchase } from '../../billing/purchase/index.ts'
import { useKnownUser } from '../../foundation/data/use-known-user.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { Button } from '../../foundation/ui/button.tsx'
import { ButtonLink } from '../../foundation/ui/button-link.tsx'
import { PremiumHint } from '../way-in/index.ts'
import type { JoinScreenProps } from './exam-join.props.ts'

/** What opens this exam: its program, and where it has a price of its own the exam alone. */
export function PurchaseOffer(props: JoinScreenProps) {
  const { exam, lobby } = props
  const known = refusalOf(lobby.view.error).products
  const products = known.length > 0 ? known : productsOf(exam)
  const program = products.find(({ type }) => type === 'program')
  const own = products.find(({ type }) => type === 'exam')
  return (
    <>
      {program ? <ProgramOffer {...props} product={program} /> : null}
      {own && own.cost > 0 ? <ExamOffer {...props} product={own} isOnly={!program} /> : null}
      <PremiumHint {...props} way={exam.way_in} />
    </>
  )
}

/** What the exam's own page knows before anybody was refused: of its program the title alone. */
function productsOf({ id, title, cost, program }: ExamDetails): Pick<Product, 'type' | 'id' | 'title' | 'cost'>[] {
  return [
    ...(program ? [{ ...program, type: 'program' as const, cost: 0 }] : []),
    ...(cost > 0 ? [{ type: 'exam' as const, id, title, cost }] : []),
  ]
}

type OfferProps = JoinScreenProps & { product: Pick<Product, 'id' | 'title' | 'cost'> & Partial<Product> }

function ProgramOffer({ product, programHref, ...props }: OfferProps) {
  const { t } = props
  if (!programHref) return null
  const { cost, cost_in_tk: taka } = product
  const price = taka === undefined ? '' : ` · ${priceOf({ cost, cost_in_tk: taka }, props).price}`
  return (
    <ButtonLink kind="primary" href={fillTemplate(programHref, { id: product.id })} describes={product.title}>
      {t('join.program')}
      {price}
    </ButtonLink>
  )
}

function ExamOffer({ product, isOnly, ...props }: OfferProps & { isOnly: boolean }) {
  const { client, t, onReturn } = props
  const { id, title, cost } = product
  const subject = { what: { exam: id }, title, cost }
  const purchase = usePurchase({ ...props, subject, onGot: onReturn, onPriceChange: onReturn })
  useBeginFromAddress(Boolean(props.host), purchase)
  const user = useKnownUser(client)
  const missing = user && !user.is_anonymous ? Math.max(cost - user.billing_profile.coins, 0) : 0
  const words = t('purchase.exam', { price: coinsWords(cost, props) })
  // Coins are spent on our own site alone.
  if (isPartnerPage(client))
    return <ButtonLink href={new URL(`/exam/join?id=${id}#${getFragment}`, client.base).href}>{words}</ButtonLink>
  return (
    <>
      <Button kind={isOnly ? 'primary' : 'plain'} onClick={purchase.begin} disabled={missing > 0 && !purchase.buyCoins}>
        {words}
      </Button>
      {missing > 0 ? (
        <p className="ui-small ui-muted">{t('purchase.missing', { coins: coinsWords(missing, props) })}</p>
      ) : null}
      <PurchaseDialog {...props} subject={subject} purchase={purchase} />
    </>
  )
}
