import { Component, type ReactNode } from 'react'
import type { Translate } from '../text/translate.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'

/** A fault of ours must not leave an examinee with an empty box: says that answers are safe, and draws again on request. */
export class ErrorBoundary extends Component<{ t: Translate; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error('prostuti: a widget failed', error)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const { t } = this.props
    return (
      <ErrorPanel
        title={t('ui.broken')}
        text={t('ui.broken_safe')}
        action={t('ui.try_again')}
        onAction={() => this.setState({ failed: false })}
      />
    )
  }
}
