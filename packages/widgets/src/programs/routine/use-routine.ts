import type { DatedEntry, MyRoutine, ProgramRoutine } from '@prostuti/contract'
import { programsApiOf } from '@prostuti/sdk/programs'
import { useState } from 'react'
import type { Request } from '../../foundation/data/use-request.ts'
import { usePersonal } from '../shared/index.ts'
import type { RoutineData, RoutineProps } from './routine.props.ts'

type Answer = ProgramRoutine | MyRoutine

/** The routine as the screen sees it. */
export interface RoutineView extends Request<RoutineData> {
  /** Shows it no more: it was taken out. */
  onRemoved(entry: DatedEntry): void
}

export function useRoutine({ client, programId, initial, drawn }: RoutineProps): RoutineView {
  const api = programsApiOf(client)
  const call = (): Promise<Answer> => (programId ? api.routine(programId) : api.myRoutine())
  const request = usePersonal<Answer>({ client, name: `routine ${programId}`, call, initial, drawn })
  const [removed, setRemoved] = useState<readonly string[]>([])
  return {
    ...request,
    data: request.data && shownOf(request.data, removed),
    onRemoved: entry => setRemoved([...removed, nameOf(entry)]),
  }
}

const nameOf = ({ kind, id }: DatedEntry): string => `${kind} ${id}`

const shownOf = (answer: Answer, removed: readonly string[]): RoutineData => ({
  today: answer.today,
  days: answer.days,
  exams: 'exams' in answer ? answer.exams.filter(entry => !removed.includes(nameOf(entry))) : [],
  program: 'program' in answer ? answer.program : null,
})
