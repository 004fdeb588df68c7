import { useEffect, useRef } from 'react'
import { requestSignIn } from '../../../foundation/page/sign-in-needed.ts'
import type { TalkProps } from '../talk-props.ts'
import { tellFailure } from './tell.ts'

type Props = Pick<TalkProps, 'client' | 'host' | 't' | 'viewer'>

/** Something that needs an account. */
export interface Act {
  /** What signing in is for: the name of a text, `talk.act.like`. */
  words: string
  /** At this fragment the page goes on with it, where signing in has taken the page away. */
  fragment: string
  run: () => void
}

/** Does it, or asks to sign in first and does it then. */
export function act({ client, host, t }: Pick<Props, 'client' | 'host' | 't'>, { words, fragment, run }: Act): void {
  const user = client.auth.$user.get()
  if (user && !user.is_anonymous) {
    run()
    return
  }
  const resume = () => {
    const now = client.auth.$user.get()
    // Signing in without an account leads to the same question once more.
    if (now && !now.is_anonymous) run()
  }
  if (!requestSignIn(host ?? document, { act: t(words), resume, fragment })) tellFailure(t('talk.sign_in_first'))
}

/** Goes on by itself, once, where the page is opened at the fragment of an act that was begun before signing in. */
export function useGoOn(viewer: Props['viewer'], goOn: (fragment: string) => boolean): void {
  const newest = useRef(goOn)
  newest.current = goOn
  const isReady = viewer.user !== undefined && viewer.isMember
  useEffect(() => {
    const fragment = decodeURIComponent(location.hash.slice(1))
    if (!isReady || !fragment || !newest.current(fragment)) return
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [isReady])
}
