import type { ExamDetails, ExamMode, Joined } from '@prostuti/contract'
import { atom, type ReadableAtom } from 'nanostores'
import type { Prostuti } from '../client.ts'
import type { ApiError } from '../errors.ts'
import { hallOf } from '../hall.ts'
import { createCountdown } from './attempt/countdown.ts'
import { type Admission, createAdmission } from './lobby/admission.ts'
import { spreadMs } from './lobby/spread.ts'
import { waitForSeal } from './lobby/wait-for-seal.ts'

/** Where a person stands before an exam on this device. */
export type LobbyPhase =
  /** The exam has not been entered; its paper is not here yet. */
  | 'waiting'
  /** The sealed paper is on this device: the start needs no more than a key. */
  | 'ready'
  /** The exam has begun and this person asked for it: joining is under way, or waits its turn in the crowd. */
  | 'opening'
  /** Joined. The attempt is on this device; whoever opens it goes on at once. */
  | 'open'
  /** It cannot be taken; `error` says why. */
  | 'refused'

export interface LobbyView {
  readonly phase: LobbyPhase
  /** The exam as it was last heard of: its start may move. */
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

export interface LobbyOptions {
  exam: ExamDetails
  mode: ExamMode
  random?(): number
}

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
const lookAgainMs = { least: 20_000, most: 60_000 }
/** The server's clock was behind ours: so long before it is asked for the time. */
const tooEarlyMs = 1_000
/** A timer can't run longer than 24 days. */
const longestTimerMs = 2_000_000_000

/**
 * The hall before an exam. It counts down by the server's clock, has the sealed paper ready, and lets people in when the
 * exam starts: not all in one instant, but each at a moment of their own within `spreadMs`, which costs nobody time (the
 * clock of an attempt runs from joining). Whoever comes later is let in at once.
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
  const countdown = createCountdown(platform, prostuti, openDoors)
  let admission: Admission | null = null
  let cancelTurn: () => void = () => undefined
  let cancelLook: () => void = () => undefined

  const startsAt = () => Date.parse($view.get().exam.start_time)

  function openDoors(): void {
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
            cancelTurn = platform.clock.setTimer(() => void lookAgain(), tooEarlyMs)
          else change({ phase: 'refused', error })
        },
      },
    )
  }

  /** The server's clock and the exam's start, heard anew. Without an answer what is known stays: joining asks anyway. */
  async function lookAgain(): Promise<void> {
    const known = $view.get().exam
    const newest = await hallOf(prostuti)
      .exam(exam.id, mode)
      .catch(() => known)
    if (!admission) aim(newest)
  }

  function aim(exam: ExamDetails): void {
    change({ exam })
    if ($view.get().phase === 'opening' && startsAt() > prostuti.now())
      change({ phase: seal.kept() ? 'ready' : 'waiting' })
    countdown.aim(startsAt())
    cancelLook()
    const { least, most } = lookAgainMs
    const wait = startsAt() - prostuti.now() - least - random() * (most - least)
    if (wait > 0) cancelLook = platform.clock.setTimer(() => void lookAgain(), Math.min(wait, longestTimerMs))
  }

  function isAhead(): boolean {
    return mode === 'live' && startsAt() > prostuti.now()
  }

  const seal = waitForSeal(prostuti, {
    exam: () => $view.get().exam,
    random,
    onKept: () => $view.get().phase === 'waiting' && change({ phase: 'ready' }),
  })
  const leave = [
    countdown.$remaining.subscribe(remaining => change({ remaining: remaining ?? 0 })),
    platform.clock.onResume(() => isAhead() && void lookAgain()),
    platform.network.onChange(online => online && isAhead() && void lookAgain()),
  ]
  aim(exam)
  if (isAhead()) seal.begin()

  return {
    $view,
    enter() {
      const { phase } = $view.get()
      if (phase === 'open' || admission) return
      change({ entered: true, error: null, ...(phase === 'refused' && { phase: 'waiting' }) })
      if (!isAhead()) openDoors()
    },
    leave() {
      if (admission) return
      cancelTurn()
      change({ entered: false, error: null, phase: seal.kept() ? 'ready' : 'waiting' })
    },
    close() {
      for (const stop of leave) stop()
      seal.stop()
      cancelTurn()
      cancelLook()
      countdown.stop()
      admission?.close()
    },
  }
}
