import type { MyRoutine, ProgramRoutine } from '@prostuti/contract'
import { programsApiOf } from '@prostuti/sdk/programs'
import type { Request } from '../../foundation/data/use-request.ts'
import { usePersonal } from '../shared/index.ts'
import type { RoutineData, RoutineProps } from './routine.props.ts'

type Answer = ProgramRoutine | MyRoutine

export function useRoutine({ client, programId, initial, drawn }: RoutineProps): Request<RoutineData> {
  const api = programsApiOf(client)
  const call = (): Promise<Answer> => (programId ? api.routine(programId) : api.myRoutine())
  const request = usePersonal<Answer>({ client, name: `routine ${programId}`, call, initial, drawn })
  return { ...request, data: request.data && shownOf(request.data) }
}

const shownOf = (answer: Answer): RoutineData => ({
  today: answer.today,
  days: answer.days,
  program: 'program' in answer ? answer.program : null,
})
