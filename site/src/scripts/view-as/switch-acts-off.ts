import { acts, dress, open } from './dashed-acts.ts'

/** So long after a press, in milliseconds, what the server refuses is what was pressed. */
const pressMs = 3_000

/**
 * Says why acts are off: where one that begins something is pointed at or pressed, and of all others where they were pressed, once the
 * server has refused them. What elements would say of that is not true here.
 */
export function switchActsOff(reason: string): void {
  const tip = document.createElement('div')
  Object.assign(tip, { className: 'view-as-tip', role: 'tooltip', textContent: reason, hidden: true })
  document.body.append(tip)
  let pressed: { readonly target: Element; readonly at: number } | undefined

  const say = (by: Element) => {
    tip.hidden = false
    const { left, bottom, top } = by.getBoundingClientRect()
    const { offsetHeight: height, offsetWidth: width } = tip
    const below = bottom + 8 + height < innerHeight
    tip.style.left = `${Math.max(16, Math.min(left, innerWidth - width - 16))}px`
    tip.style.top = `${below ? bottom + 8 : Math.max(16, top - height - 8)}px`
  }
  const recent = () => (pressed && performance.now() - pressed.at < pressMs ? pressed.target : undefined)
  const point = (event: Event) => {
    const act = actOf(event)
    if (!act) {
      tip.hidden = !recent()
      return
    }
    act.setAttribute('aria-disabled', 'true')
    say(act)
  }
  const press = (event: Event) => {
    const [target] = event.composedPath()
    if (target instanceof Element) pressed = { target, at: performance.now() }
    const act = actOf(event)
    if (!act) return
    event.preventDefault()
    event.stopImmediatePropagation()
    say(act)
  }
  const hide = () => {
    tip.hidden = true
  }

  // `pointerover` and `focusin` do not leave an element within which they come and go.
  for (const type of ['pointermove', 'keyup']) addEventListener(type, point, true)
  addEventListener('scroll', hide, true)
  addEventListener('click', press, true)
  let refusedAt = Number.NEGATIVE_INFINITY
  hearRefusals(() => {
    const by = recent()
    if (!by) return
    refusedAt = performance.now()
    say(by)
    setTimeout(hide, pressMs)
  })
  addEventListener(
    'prostuti-toast',
    event => performance.now() - refusedAt < pressMs && event.stopImmediatePropagation(),
    true,
  )
  dress(document)
}

function actOf(event: Event): HTMLElement | null {
  for (const each of event.composedPath())
    if (each instanceof HTMLElement && each.matches(acts)) return each.matches(open) ? null : each
  return null
}

/** Tells of each call that would change something and was refused. */
function hearRefusals(tell: () => void): void {
  const send = globalThis.fetch
  globalThis.fetch = async (...asked) => {
    const answer = await send(...asked)
    const method = asked[1]?.method ?? (asked[0] instanceof Request ? asked[0].method : 'GET')
    if (answer.status === 403 && method !== 'GET' && method !== 'HEAD') tell()
    return answer
  }
}
