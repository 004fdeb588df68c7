import { useCallback, useState } from 'react'
import type { Choice, RankListProps } from './rank-list.props.ts'

type Asked = Pick<RankListProps, 'examId' | 'period' | 'among' | 'program' | 'emit'>

/** What the attributes ask for, until a person asks for something else; changed attributes win again. */
export function useChoice({ examId, period = examId ? 'exam' : 'week', among = 'all', program, emit }: Asked) {
  const asked: Choice = { period, among, program }
  const key = JSON.stringify([examId, asked])
  const [own, setOwn] = useState<{ key: string; choice: Choice }>()
  const choose = useCallback(
    (choice: Choice) => {
      setOwn({ key, choice })
      emit('chosen', choice)
    },
    [key, emit],
  )
  return { choice: own?.key === key ? own.choice : asked, choose }
}
