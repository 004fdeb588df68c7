import { useRef, useState } from 'react'

/** A change on its way to the server, and why the last one did not get there. */
export interface Saving {
  busy: boolean
  error: unknown
  /** Does nothing while another change is on its way. */
  save(change: () => Promise<unknown>): void
}

/** @example saving.save(() => accountApiOf(client).updateProfile({ name })) */
export function useSaving(onSaved: () => void): Saving {
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null })
  // The state is of the last frame: a second press may come before the next one.
  const running = useRef(false)
  async function run(change: () => Promise<unknown>): Promise<void> {
    running.current = true
    setState({ busy: true, error: null })
    try {
      await change()
      setState({ busy: false, error: null })
      onSaved()
    } catch (error) {
      setState({ busy: false, error })
    } finally {
      running.current = false
    }
  }
  return { ...state, save: change => void (running.current || run(change)) }
}
