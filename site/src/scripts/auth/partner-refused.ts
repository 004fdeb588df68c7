/** The page that opened this window would wait for ever: it hears that its origin is not registered, which is no secret. */
const { origin, state } = document.querySelector<HTMLElement>('section[data-origin]')?.dataset ?? {}
const opener = window.opener as Window | null
if (opener && origin)
  opener.postMessage({ type: 'prostuti:authorization', error: 'origin_not_registered', state }, origin)

export {}
