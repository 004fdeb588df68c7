import { bookmarksOf, type KeptTarget } from '@prostuti/sdk/exams'
import { useEffect, useState } from 'react'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { IconBookmark } from '../../foundation/icons/exam-icons.tsx'
import { requestSignIn } from '../../foundation/page/sign-in-needed.ts'
import { toast } from '../../foundation/page/toast.ts'

interface ToggleProps extends Pick<WidgetProps, 'client' | 'host' | 't'> {
  target: KeptTarget
  /** Of what other calls keep than those of exams. */
  set?(target: KeptTarget, bookmarked: boolean): Promise<void>
  bookmarked: boolean
  /** What it is put on, for readers. */
  describes: string
  onChange?: (bookmarked: boolean) => void
}

const nameOf = (target: KeptTarget): string => JSON.stringify(target)

/**
 * Keeps an exam or a question, or lets it go: shown at once wherever it stands, in other tabs too, and told. A visitor is asked
 * to sign in, and it is done afterwards.
 */
export function BookmarkToggle({ client, host, t, target, describes, onChange, ...props }: ToggleProps) {
  const [bookmarked, setBookmarked] = useState(props.bookmarked)
  const name = nameOf(target)
  useEffect(() => setBookmarked(props.bookmarked), [props.bookmarked])
  useEffect(
    () =>
      bookmarksOf(client).onChange((changed, isOn) => {
        if (nameOf(changed) !== name) return
        setBookmarked(isOn)
        onChange?.(isOn)
      }),
    [client, name],
  )

  const send: Required<ToggleProps>['set'] = props.set ?? bookmarksOf(client).set
  const set = (wanted: boolean) =>
    send(target, wanted).then(
      () => toast(t(wanted ? 'list.bookmark_added' : 'list.bookmark_removed')),
      error => {
        console.warn('prostuti: bookmark not stored', error)
        toast(t('list.bookmark_failed'), 'wrong')
      },
    )
  const press = () => {
    const resume = () => void set(true)
    if (client.auth.$user.get() !== null) void set(!bookmarked)
    else requestSignIn(host, { act: t('list.bookmark_act'), resume, anonymous: true })
  }
  return (
    <button type="button" className="ui-tool bookmark" aria-pressed={bookmarked} onClick={press}>
      <IconBookmark />
      <span className="ui-hidden">{t('list.bookmark', { title: describes })}</span>
    </button>
  )
}
