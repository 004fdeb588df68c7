import type { Attempt } from '@prostuti/sdk'
import { useEffect, useRef } from 'react'
import type { Translate } from '../../../foundation/text/translate.ts'
import { moreMinutes, syncNews, timeWarning } from '../../../questions/asked/index.ts'

const shownMs = 9_000

/** Says what changed, once: to be seen, over the page so that nothing moves, and to be heard. Empty otherwise. */
export function Notice({ attempt, t }: { attempt: Attempt; t: Translate }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const say: Say = (key, values) => {
      if (!key || !place.current) return
      place.current.textContent = t(key, values)
      clearTimeout(timer)
      timer = setTimeout(() => place.current?.replaceChildren(), shownMs)
    }
    const stops = [
      watchTime(attempt, say),
      watchDeadline(attempt, say),
      watchSync(attempt, say),
      () => clearTimeout(timer),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [attempt, t])
  return <p className="notice" role="status" ref={place} />
}

type Say = (key: string | null, values?: { count: number }) => void

/** Staff have given more time. */
function watchDeadline({ $view }: Attempt, say: Say): () => void {
  let before = $view.get().joined?.deadline
  return $view.subscribe(({ joined }) => {
    const count = moreMinutes(before, joined?.deadline)
    if (count) say('player.more_time', { count })
    before = joined?.deadline
  })
}

function watchTime({ $remaining }: Attempt, say: Say): () => void {
  let before: number | null = null
  return $remaining.subscribe(now => {
    say(timeWarning(before, now))
    before = now
  })
}

function watchSync({ $view }: Attempt, say: Say): () => void {
  let before = { ...$view.get().sync, online: true, storage: 'ok' as const } as ReturnType<typeof $view.get>['sync']
  return $view.subscribe(({ sync }) => {
    say(syncNews(before, sync))
    before = sync
  })
}
