import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { StateMessage } from '../state/state-message.tsx'
import { useTexts } from '../text/use-texts.ts'

/** In place of a screen that could not be drawn: what is safe, and the way to try again. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error('a staff screen failed', error)
  }

  override render(): ReactNode {
    return this.state.failed ? <BrokenScreen /> : this.props.children
  }
}

function BrokenScreen() {
  const t = useTexts()
  return (
    <StateMessage icon="triangle-alert" tone="wrong" title={t('error.broken')} text={t('error.broken_text')}>
      <Button onClick={() => location.reload()}>{t('error.reload')}</Button>
    </StateMessage>
  )
}
