import { practicesOf } from '@prostuti/sdk/study'
import { useState } from 'react'
import { useRequest } from '../../foundation/data/use-request.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { Button, ButtonLink } from '../../foundation/ui/index.ts'
import type { PracticeProps } from './practice.props.ts'
import { practiceName } from './practice-name.ts'

/** A practice that was begun waits here: go on, which is the first thing to do while no other is chosen, or give it up. */
export function Unfinished({ client, t, practiceHref, isFirst }: PracticeProps & { isFirst: boolean }) {
  const { data: waiting } = useRequest('unfinished', () => practicesOf(client).unfinished())
  const [gone, setGone] = useState(false)
  if (!waiting || gone || !practiceHref) return null
  const discard = () => {
    setGone(true)
    practicesOf(client)
      .discard(waiting.id)
      .catch(error => console.warn('prostuti: a practice was not given up on the server', error))
  }
  return (
    <section className="practice-waits" aria-labelledby="waits">
      <h2 part="heading" id="waits">
        {t('practice.waits', { name: practiceName(waiting, t) })}
      </h2>
      <p className="ui-num">{t('practice.answered', { answered: waiting.answered, total: waiting.total })}</p>
      <p className="practice-waits-ways">
        <ButtonLink kind={isFirst ? 'primary' : 'plain'} href={fillTemplate(practiceHref, { id: waiting.id })}>
          {t('practice.go_on')}
        </ButtonLink>
        <Button kind="quiet" onClick={discard}>
          {t('practice.discard')}
        </Button>
      </p>
    </section>
  )
}
