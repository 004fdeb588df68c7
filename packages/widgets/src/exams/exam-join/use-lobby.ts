import type { ExamDetails, ExamMode } from '@prostuti/contract'
import { createLobby, type Lobby, type LobbyView } from '@prostuti/sdk/exams/lobby'
import { atom } from 'nanostores'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import type { ExamJoinProps, LobbyState } from './exam-join.props.ts'

type LobbyProps = Pick<ExamJoinProps, 'client' | 'emit' | 'examHref'> & { details: ExamDetails; mode: ExamMode }

/** Opens the lobby of an exam for as long as the screen stands, and leads on from it once joined. */
export function useLobby({ client, emit, examHref, details, mode }: LobbyProps): LobbyState {
  const [lobby, setLobby] = useState<Lobby | null>(null)
  // The button is there a moment before the lobby is: what is pressed then is not lost.
  const lobbyRef = useRef<Lobby | 'entered' | null>(null)
  useEffect(() => {
    const opened = createLobby(client, { exam: details, mode })
    if (lobbyRef.current === 'entered') opened.enter()
    lobbyRef.current = opened
    setLobby(opened)
    return () => {
      lobbyRef.current = null
      opened.close()
    }
  }, [client, details, mode])
  const $drawn = useMemo(() => atom(asDrawn(details)), [details])
  const $view = lobby?.$view ?? $drawn
  const view = useSyncExternalStore($view.listen, $view.get.bind($view), $view.get.bind($view))
  const { phase, joined, kept } = view
  useEffect(() => {
    if (phase !== 'open') return
    if (joined) emit('joined', { exam: joined.exam, attempt: joined.attempt, deadline: joined.deadline, kept })
    const values = { id: details.id, state: mode, paper: kept ? 'kept' : 'new' }
    if (examHref) client.platform.network.navigate(fillTemplate(examHref, values))
  }, [phase, joined, kept, emit, examHref, client, details.id, mode])
  const enter = () => {
    if (lobbyRef.current === null || lobbyRef.current === 'entered') lobbyRef.current = 'entered'
    else lobbyRef.current.enter()
  }
  return { view, enter, leave: () => lobby?.leave() }
}

/** Before the code is there: what the server knew when it drew the page. */
function asDrawn(exam: ExamDetails): LobbyView {
  const remaining = Math.max(Date.parse(exam.start_time) - Date.parse(exam.server_time), 0)
  return { phase: 'waiting', exam, remaining, entered: false, joined: null, kept: false, error: null }
}
