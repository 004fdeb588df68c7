import { openRoot } from '../look/root.ts'
import type { MessageSource } from '../text/translate.ts'
import { camelCase, kebabCase, parseAttribute, propertiesOf } from './attributes.ts'
import type { Widget } from './define-widget.ts'
import { languageOf } from './language.ts'

const values = Symbol.for('r2wc.props')
const draw = Symbol.for('r2wc.render')

/** What r2wc makes, seen from inside. */
interface R2wcElement extends HTMLElement {
  container: HTMLElement
  [values]: Record<string, unknown>
  [draw](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

/**
 * Mends what r2wc (core 1.3.1) leaves open, for its React and its Preact flavour alike: a bare boolean attribute counts;
 * a property's name is understood as an attribute; a removed attribute resets its property; malformed JSON and properties set before the upgrade do no harm; a burst of
 * changes draws once; an element that is moved keeps its state; a shadow root that the server has drawn is taken over.
 */
export function createElementClass(
  base: CustomElementConstructor,
  widget: Widget,
  messages: MessageSource,
): CustomElementConstructor {
  const types = propertiesOf(widget)
  const required = (widget.requires ?? []).map(camelCase)

  class WidgetElement extends (base as unknown as new () => R2wcElement) {
    #early: [string, unknown][]
    #scheduled = false

    constructor() {
      super()
      this.#early = takeOwnProperties(this, Object.keys(types))
      for (const [name, type] of Object.entries(types))
        this[values][name] = parseAttribute(type, attributeOf(this, name))
      this.container = openRoot(this, widget.styles, this.attachInternals().shadowRoot)
    }

    override connectedCallback(): void {
      // Only now: attributes of the markup are announced between the constructor and here, and would win.
      for (const [name, value] of this.#early.splice(0)) Reflect.set(this, name, value)
      super.connectedCallback()
    }

    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    /** With it, `moveBefore` moves the element without taking it out. */
    connectedMoveCallback(): void {}

    static get observedAttributes(): string[] {
      return Object.keys(types).flatMap(name => [kebabCase(name), name.toLowerCase()])
    }

    attributeChangedCallback(attribute: string): void {
      const name = Object.keys(types).find(each => each.toLowerCase() === attribute) ?? camelCase(attribute)
      this[values][name] = parseAttribute(types[name] ?? 'string', attributeOf(this, name))
      this[draw]()
    }

    override [draw](): void {
      if (this.#scheduled) return
      this.#scheduled = true
      queueMicrotask(() => this.#drawWhenReady())
    }

    async #drawWhenReady(): Promise<void> {
      try {
        const found = messages(languageOf(this, this[values].lang))
        if (found instanceof Promise) await found
        this.#scheduled = false
        if (this.isConnected && required.every(name => this[values][name])) super[draw]()
      } catch (error) {
        this.#scheduled = false
        console.error(`prostuti: <${widget.tag}> is not here yet`, error)
        addEventListener('online', () => this[draw](), { once: true })
      }
    }
  }

  for (const [name, type] of Object.entries(types))
    if (type !== 'string') keepOutOfMarkup(WidgetElement.prototype, name)
  return WidgetElement
}

/** React and Vue write `examId` as the attribute `examid` while the element is not defined yet. */
const attributeOf = (element: Element, name: string): string | null =>
  element.getAttribute(kebabCase(name)) ?? element.getAttribute(name.toLowerCase())

/** r2wc mirrors every property into an attribute; numbers, truths and objects have no business there. */
function keepOutOfMarkup(prototype: R2wcElement, name: string): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: R2wcElement) {
      return this[values][name]
    },
    set(this: R2wcElement, value: unknown) {
      this[values][name] = value
      this[draw]()
    },
  })
}

/** Takes values that were set before the element was upgraded: as own properties they would hide the accessors. */
function takeOwnProperties(element: HTMLElement, names: string[]): [string, unknown][] {
  const own = names.filter(name => Object.hasOwn(element, name))
  return own.map(name => {
    const value = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    return [name, value]
  })
}
