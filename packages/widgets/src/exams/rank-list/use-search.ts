import { rankSearchLength } from '@prostuti/contract/text-lengths'
import { useEffect, useState } from 'react'

/** A name is looked for when the typing has paused for so long. */
const pauseMs = 350

/** What stands in the search box; `onSearch` hears what to look for, undefined when that is nothing any more. */
export function useSearch(onSearch: (name: string | undefined) => void) {
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    if (typed === undefined) return
    const name = typed.trim()
    const timer = setTimeout(() => onSearch(name.length >= rankSearchLength.min ? name : undefined), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed: typed ?? '', setTyped }
}
