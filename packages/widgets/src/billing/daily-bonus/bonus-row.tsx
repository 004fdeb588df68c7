import type { Prostuti } from '@prostuti/sdk'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../foundation/text/error-text.ts'
import type { Translate } from '../../foundation/text/translate.ts'
import { Button, IconCoins } from '../../foundation/ui/index.ts'

interface BonusRowProps {
  client: Prostuti
  t: Translate
  /** What the person has while the coins of today wait; undefined: nothing waits. */
  balance: number | undefined
  /** How many coins it is today; without it the number is not said. */
  coins: number | undefined
}

/** The coins of today, taken with one press; the row says that they came and stays until the page is left. */
export function BonusRow({ client, t, balance, coins }: BonusRowProps) {
  const [state, setState] = useState<'' | 'busy' | 'taken'>('')
  const [error, setError] = useState<unknown>(null)
  const text = useRef<HTMLParagraphElement>(null)
  // What is there with today's coins: while they come, the balance moves.
  const total = useRef<number>(undefined)
  if (state === '') total.current = balance === undefined || coins === undefined ? undefined : balance + coins
  useEffect(() => {
    // The button goes with what it gave: who pressed it by keyboard stands at the words then.
    if (state === 'taken') text.current?.focus()
  }, [state])
  const take = async () => {
    setState('busy')
    setError(null)
    try {
      const { takeBonus } = await import('./take-bonus.ts')
      setState((await takeBonus(client)) ? 'taken' : '')
    } catch (failed) {
      setError(failed)
      setState('')
    }
  }
  if (balance === undefined && state === '') return null
  return (
    <section className="ui-card bonus-row" part="card" aria-labelledby="bonus">
      <IconCoins />
      <div>
        <h2 part="heading" id="bonus">
          {coins === undefined ? t('bonus.title_unknown') : t('bonus.title', { count: coins })}
        </h2>
        <p ref={text} className="ui-small ui-muted ui-num" role="status" tabIndex={-1}>
          {error ? errorText(error, t).title : words()}
        </p>
      </div>
      {state === 'taken' ? null : (
        <Button onClick={() => void take()} busy={state === 'busy' && t('bonus.claiming')}>
          {t('bonus.claim')}
        </Button>
      )}
    </section>
  )

  function words(): string {
    const count = total.current
    if (state === 'taken') return count === undefined ? t('bonus.claimed') : t('bonus.claimed_total', { count })
    return count === undefined ? t('bonus.text_unknown') : t('bonus.text', { count })
  }
}
