import { loadEmbed } from '@prostuti/widgets/embed'
import type {} from '@prostuti/widgets/types/solid'
import { createSignal, Show } from 'solid-js'
import { render } from 'solid-js/web'

function App() {
  const [exam, setExam] = createSignal<string>()
  return (
    <Show
      when={exam()}
      fallback={<prostuti-exam-list state="running" on:prostuti-chosen={event => setExam(event.detail.exam)} />}
    >
      {id => <prostuti-exam-player exam-id={id()} sign-in="anonymous" />}
    </Show>
  )
}

render(() => <App />, document.querySelector('#page')!)
await loadEmbed(import.meta.env.VITE_PROSTUTI)
