import type { BridgeParts } from '@prostuti/sdk/platform/bridge'

const box = (): HTMLElement | null => document.querySelector<HTMLElement>('.embed')

function set(name: string, value: string): void {
  box()?.style.setProperty(name, value)
}

/** What a wrapper knows of the device and CSS does not. */
export const hearAppearance: Pick<BridgeParts['hear'], 'language' | 'theme' | 'safe-area' | 'keyboard' | 'text-size'> =
  {
    language({ language }) {
      document.documentElement.lang = language
      box()?.firstElementChild?.setAttribute('lang', language)
    },
    theme({ theme }) {
      const own = box()
      own?.firstElementChild?.setAttribute('theme', theme)
      if (theme === 'auto') own?.removeAttribute('data-theme')
      else own?.setAttribute('data-theme', theme)
    },
    'safe-area': ({ top, right, bottom, left }) => {
      for (const [side, room] of Object.entries({ top, right, bottom, left })) set(`--safe-${side}`, `${room}px`)
    },
    keyboard({ height }) {
      set('--keyboard', `${height}px`)
      if (height > 0) focused()?.scrollIntoView({ block: 'nearest' })
    },
    // Texts are in rem, and never smaller than what can be read.
    'text-size'({ percent }) {
      document.documentElement.style.fontSize = `${percent}%`
    },
  }

/** What is written into, inside the element's shadow root. */
function focused(root: DocumentOrShadowRoot = document): Element | null {
  const { activeElement } = root
  return activeElement?.shadowRoot ? focused(activeElement.shadowRoot) : activeElement
}
