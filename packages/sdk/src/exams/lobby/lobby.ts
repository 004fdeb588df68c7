import type { ExamDetails, ExamMode, Joined } from '@prostuti/contract'
import { atom, type ReadableAtom } from 'nanostores'
import type { Prostuti } from '../../client.ts'
import type { ApiError } from '../../http/api-error.ts'
import { backoffMs } from '../../http/backoff.ts'
import { createCountdown } from '../clock/countdown.ts'
import { examsApiOf } from '../exams-api.ts'
import { type Admission, createAdmission } from './admission.ts'
import { spreadMs } from './entry-spread.ts'
import { createSealedPaperFetch } from './fetch-sealed-paper.ts'

/** Where a person stands before an exam on this device. */
export type LobbyPhase =
  /** The exam has not been entered; its paper is not here yet. */
  | 'waiting'
  /** The sealed paper is on this device: the start needs no more than a key. */
  | 'ready'
  /** The exam has begun and this person asked for it: joining is under way, or waits its turn in the crowd. */
  | 'opening'
  /** Joined. The attempt is on this device; opening it goes on at once. */
  | 'open'
  /** It cannot be taken; `error` says why. */
  | 'refused'

/** What a screen reads of the time before an exam. */
export interface LobbyView {
  readonly phase: LobbyPhase
  /** The newest answer of the server about the exam: its start may move. */
  readonly exam: ExamDetails
  /** Milliseconds until the start by the server's clock, in whole seconds; 0 from then on. */
  readonly remaining: number
  /** This person has asked to be let in, now or as soon as it starts. */
  readonly entered: boolean
  /** In phase `open`; null where the attempt has been closed meanwhile. */
  readonly joined: Joined | null
  /** The attempt's paper is on this device, in phase `open`. */
  readonly kept: boolean
  /** In `refused` why; in `opening` what keeps it from going on right now (it goes on by itself). */
  readonly error: ApiError | null
}

/** Which exam is waited for. */
export interface LobbyOptions {
  exam: ExamDetails
  mode: ExamMode
  random?(): number
}

/** The time before an exam: a countdown, and the paper fetched ahead of the start. */
export interface Lobby {
  readonly $view: ReadableAtom<LobbyView>
  /** Lets this person in: at once where the exam runs, else when it starts. Starts their clock, once. */
  enter(): void
  /** Takes `enter` back, as long as joining is not under way. */
  leave(): void
  /** Lets go of timers and of the attempt, which stays on the device. */
  close(): void
}

/** The exam is looked up once more so long before its start, each device at its own moment: its start may have moved. */
const refreshBeforeStartMs = { least: 20_000, most: 60_000 }
/** The server's clock was behind ours: so long before it is asked for the time. */
const earlyRetryMs = 1_000
/** A timer can't run longer than 24 days. */
const longestTimerMs = 2_000_000_000

/**
 * The lobby of an exam. It counts down by the server's clock, has the sealed paper ready, and lets people in when the
 * exam starts: not all in one instant, but each at a moment of their own within `spreadMs`, which costs nobody time (the
 * clock of an attempt runs from joining). A learner who comes later is let in at once.
 */
export function createLobby(prostuti: Prostuti, { exam, mode, random = Math.random }: LobbyOptions): Lobby {
  const { platform } = prostuti
  const $view = atom<LobbyView>({
    phase: 'waiting',
    exam,
    remaining: 0,
    entered: false,
    joined: null,
    kept: false,
    error: null,
  })
  const change = (part: Partial<LobbyView>) => $view.set({ ...$view.get(), ...part })
  const turn = random()
  const countdown = createCountdown(platform, { now: prostuti.now, $known: prostuti.$timeKnown }, onStart)
  let admission: Admission | null = null
  let cancelTurn: () => void = () => undefined
  let cancelRefresh: () => void = () => undefined

  let isRefreshing = false
  let failures = 0

  const startsAt = () => Date.parse($view.get().exam.start_time)
  /** Until the server has confirmed the time, what it said last stands: nothing is waited for, or over, on a guess. */
  const now = () => (prostuti.$timeKnown.get() ? prostuti.now() : Date.parse($view.get().exam.server_time))

  function onStart(): void {
    const { entered, exam } = $view.get()
    if (!entered || admission) return
    change({ phase: 'opening', error: null })
    const wait = startsAt() + turn * spreadMs(exam) - prostuti.now()
    cancelTurn()
    cancelTurn = platform.clock.setTimer(admit, mode === 'live' ? Math.max(wait, 0) : 0)
  }

  function admit(): void {
    admission = createAdmission(
      prostuti,
      { exam: exam.id, mode },
      {
        onOpen: (joined, kept) => change({ phase: 'open', joined, kept, error: null }),
        onTrouble: error => change({ error }),
        onRefused(error) {
          admission = null
          if (error.code === 'exam_not_started')
            cancelTurn = platform.clock.setTimer(() => void refreshExam(), earlyRetryMs)
          else change({ phase: 'refused', error })
        },
      },
    )
  }

  /** Asks for the server's clock and the exam's start again. Without an answer the known ones stay: joining asks anyway. */
  async function refreshExam(): Promise<void> {
    cancelRefresh()
    if (isRefreshing) return
    isRefreshing = true
    const known = $view.get().exam
    const newest = await examsApiOf(prostuti)
      .exam(exam.id, mode)
      .catch(() => null)
    isRefreshing = false
    failures = newest ? 0 : failures + 1
    if (!admission) followExam(newest ?? known)
  }

  function followExam(exam: ExamDetails): void {
    change({ exam })
    if ($view.get().phase === 'opening' && startsAt() > now())
      change({ phase: sealedPaper.isCached() ? 'ready' : 'waiting' })
    cancelRefresh()
    if (mode === 'live' && !prostuti.$timeKnown.get()) {
      if (countdown.$remaining.get() === null) change({ remaining: Math.max(startsAt() - now(), 0) })
      cancelRefresh = platform.clock.setTimer(() => void refreshExam(), failures > 0 ? backoffMs(failures, random) : 0)
      return
    }
    countdown.countTo(startsAt())
    const { least, most } = refreshBeforeStartMs
    const wait = startsAt() - now() - least - random() * (most - least)
    if (wait > 0) cancelRefresh = platform.clock.setTimer(() => void refreshExam(), Math.min(wait, longestTimerMs))
  }

  function isAhead(): boolean {
    return mode === 'live' && startsAt() > now()
  }

  const sealedPaper = createSealedPaperFetch(prostuti, {
    exam: () => $view.get().exam,
    random,
    onCached: () => $view.get().phase === 'waiting' && change({ phase: 'ready' }),
  })
  const unsubscribers = [
    countdown.$remaining.listen(remaining => change({ remaining: remaining ?? 0 })),
    prostuti.$timeKnown.listen(() => admission || followExam($view.get().exam)),
    platform.clock.onResume(() => isAhead() && void refreshExam()),
    platform.network.onChange(online => online && isAhead() && void refreshExam()),
  ]
  followExam(exam)
  if (isAhead()) sealedPaper.begin()

  return {
    $view,
    enter() {
      const { phase } = $view.get()
      if (phase === 'open' || admission) return
      change({ entered: true, error: null, ...(phase === 'refused' && { phase: 'waiting' }) })
      if (!isAhead()) onStart()
    },
    leave() {
      if (admission) return
      cancelTurn()
      change({ entered: false, error: null, phase: sealedPaper.isCached() ? 'ready' : 'waiting' })
    },
    close() {
      for (const stop of unsubscribers) stop()
      sealedPaper.stop()
      cancelTurn()
      cancelRefresh()
      countdown.stop()
      admission?.close()
    },
  }
}
