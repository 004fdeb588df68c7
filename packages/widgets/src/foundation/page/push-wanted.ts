/** An act after which pushes are of use: the page around a widget may then ask whether this device shall get them. */
export interface PushWanted {
  readonly about: 'exam' | 'search' | 'post' | 'topic'
  /** What has just been done, in the widget's language. */
  readonly said?: string
  /** A calendar file that reminds as well, where the browser shows no pushes. */
  readonly calendarHref?: string
}

const pushWanted = 'prostuti-push-wanted'

declare global {
  interface DocumentEventMap {
    [pushWanted]: CustomEvent<PushWanted>
  }
}

/** Tells our own shell, which asks in its own sheet first and at most once in 30 days; on other pages nobody hears of it. */
export function wantPush(wanted: PushWanted): void {
  document.dispatchEvent(new CustomEvent(pushWanted, { detail: wanted }))
}
