/** What a toast says. */
export interface Toast {
  text: string
  /** `warning` and `wrong` stay until they are closed, as does a toast with an action. */
  tone?: 'plain' | 'good' | 'warning' | 'wrong'
  /** Ends although something went wrong: the page itself goes on saying what. */
  ends?: boolean
  /** A link; with `press` it does something on this page instead, and the toast closes. */
  action?: { label: string; href: string; press?: () => void }
}

/** Something that is being waited for. */
export interface Busy {
  until: Promise<unknown>
  /** Covers the page with these words meanwhile: for what must not be disturbed, such as signing out. */
  overlay?: string
}

/** What anything on a page tells the shell, by a bubbling event or straight on the document. */
declare global {
  interface DocumentEventMap {
    'prostuti-toast': CustomEvent<Toast>
    'prostuti-busy': CustomEvent<Busy>
    /** From a `<dialog>` as it opens: "back" will close it. */
    'prostuti-dialog': Event
  }
}
