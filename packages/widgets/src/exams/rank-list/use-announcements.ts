import type { Standings } from '@prostuti/contract'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../foundation/text/format.ts'
import type { Language, Translate } from '../../foundation/text/translate.ts'
import type { ListPosition } from './list-position.ts'

/** What a reader hears when the list changes: not each refresh, only what matters. Empty at first. */
export function useAnnouncements(shown: Standings, place: ListPosition, t: Translate, language: Language): string {
  const before = useRef({ shown, place })
  const [said, say] = useState('')
  useEffect(() => {
    const words = changes(before.current, { shown, place }, t, language)
    before.current = { shown, place }
    if (words) say(words)
  }, [shown, place, t, language])
  return said
}

type Seen = { shown: Standings; place: ListPosition }

function changes(old: Seen, now: Seen, t: Translate, language: Language): string {
  const { me, provisional, count } = now.shown
  const position = me ? formatNumber(me.position, language) : ''
  if (old.shown.provisional && !provisional)
    return [t('ranks.now_final'), me ? t('ranks.mine_is', { position }) : ''].join(' ').trim()
  if (old.place.search !== now.place.search && now.place.search)
    return count > 0
      ? t('ranks.found', { total: formatNumber(count, language) })
      : t('ranks.not_found', { name: now.place.search })
  if (old.place.page !== now.place.page || old.place.search !== now.place.search)
    return t('ranks.page', { page: now.place.page })
  return me && old.shown.me && me.position !== old.shown.me.position ? t('ranks.moved', { position }) : ''
}
