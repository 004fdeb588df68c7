import { useCallback, useRef, useState } from 'react'
import type { Choice, RankListProps } from './rank-list.props.ts'

type Asked = Pick<RankListProps, 'examId' | 'period' | 'among' | 'program' | 'emit'>

/** What the attributes ask for, until a person asks for something else; changed attributes win again. */
export function useChoice({ examId, period = examId ? 'exam' : 'week', among = 'all', program, emit }: Asked) {
  const asked: Choice = { period, among, program }
  const key = JSON.stringify([examId, asked])
  const [own, setOwn] = useState<{ key: string; choice: Choice }>()
  const first = useRef(key)
  const choose = useCallback(
    (choice: Choice) => {
      setOwn({ key, choice })
      emit('chosen', choice)
    },
    [key, emit],
  )
  const isOwn = own?.key === key
  return {
    choice: isOwn ? own.choice : asked,
    choose,
    /** Nothing else has been asked for: the page that the server has drawn is of this list. */
    isFirst: own === undefined && first.current === key,
    isOwn,
  }
}
