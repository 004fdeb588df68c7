import { mayDo } from '@prostuti/contract/rights'
import { useEffect, useState } from 'react'
import { useStaffContext } from '../foundation/context/staff-context.ts'
import { type FoundOfKind, finders } from './find-things.ts'
import { type ThingKind, thingKinds } from './thing.ts'

/** So long nothing more has to be typed before the server is asked. */
const restMs = 180

export interface Found {
  /** The words that were looked for; empty: none yet. */
  readonly words: string
  readonly kinds: readonly FoundOfKind[]
  /** A list that did not answer: what was found may not be all. */
  readonly hasFailed: boolean
}

const none: Found = { words: '', kinds: [], hasFailed: false }

/** Looks for the words in the lists that the person's role reads; in those of one kind where an act asks for its thing. */
export function useFound(words: string, only: ThingKind | null): Found {
  const { admin, person } = useStaffContext()
  const [found, setFound] = useState(none)
  useEffect(() => {
    if (words === '') return setFound(none)
    let isOld = false
    const asked = thingKinds.filter(kind => (only ?? kind) === kind && mayDo(person.role, finders[kind].right))
    const look = async () => {
      const lists = await Promise.allSettled(asked.map(kind => finders[kind].find(admin, words)))
      if (isOld) return
      const kinds = lists.flatMap((list, index) => {
        const kind = asked[index]!
        if (list.status === 'rejected' || list.value.results.length === 0) return []
        const { results, count, count_is_exact: isExact = true } = list.value
        const things = results.map(thing => ({ ...thing, kind }))
        return [{ kind, things, count, isExact, list: finders[kind].list }]
      })
      for (const list of lists) if (list.status === 'rejected') console.warn('a list was not searched', list.reason)
      setFound({ words, kinds, hasFailed: lists.some(({ status }) => status === 'rejected') })
    }
    const timer = setTimeout(() => void look(), restMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [words, only, admin, person.role])
  return found
}
