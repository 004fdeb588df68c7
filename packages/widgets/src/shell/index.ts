import { closeByBack } from './back.ts'
import { LoadingOverlay } from './loading-overlay.ts'
import { Modal } from './modal.ts'
import { ProgressBar } from './progress-bar.ts'
import { ToastRegion } from './toast-region.ts'
import { UserMenu } from './user-menu.ts'

export type { Toast } from './messages.ts'

/** The elements around a page, by tag. Apart from Lit they import nothing, so that no page waits for a widget's code. */
const shell: Readonly<Record<string, CustomElementConstructor>> = {
  'prostuti-modal': Modal,
  'prostuti-user-menu': UserMenu,
  'prostuti-progress-bar': ProgressBar,
  'prostuti-toast-region': ToastRegion,
  'prostuti-loading-overlay': LoadingOverlay,
}

/** Registers them, and lets "back" close dialogs. A tag that is taken stays as it is. */
export function defineShell(): void {
  closeByBack()
  for (const [tag, element] of Object.entries(shell)) if (!customElements.get(tag)) customElements.define(tag, element)
}
