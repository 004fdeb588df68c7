/** What the playground's address says. */
export interface PlaygroundState {
  /** Without `prostuti-`. */
  readonly element: string
  /** Of the element, by name; empty where it is a flag. */
  readonly attributes: Readonly<Record<string, string>>
  /** `#rrggbb`, or empty: ours. */
  readonly colour: string
  /** In pixels, or empty. */
  readonly corners: string
  /** In pixels, or empty: as wide as there is room. */
  readonly width: string
}

/** An attribute that the playground offers. */
export interface PlaygroundControl {
  readonly name: string
  readonly kind: 'text' | 'number' | 'flag' | 'choice'
  readonly choices: readonly string[]
}

export const widths = ['280', '390', '600'] as const
/** A handful to begin with; any other can be chosen. */
export const colours = ['#0b7a4b', '#3f3aa6', '#9a3d1f', '#0b647d', '#e08a00'] as const

const mostCharacters = 100

/** Takes of an address what may stand in one, and leaves the rest. */
export function readPlayground(
  params: URLSearchParams,
  element: string,
  controls: readonly PlaygroundControl[],
): PlaygroundState {
  const given = controls.flatMap(control => {
    const value = params.get(control.name)?.slice(0, mostCharacters) ?? ''
    return value && fits(value, control) ? [[control.name, control.kind === 'flag' ? '' : value] as const] : []
  })
  return {
    element,
    attributes: Object.fromEntries(given),
    colour: matching(params.get('colour'), /^#[\da-f]{6}$/i),
    corners: matching(params.get('corners'), /^(?:\d|1\d|2[0-4])$/),
    width: widths.find(width => width === params.get('width')) ?? '',
  }
}

function fits(value: string, { kind, choices }: PlaygroundControl): boolean {
  if (kind === 'choice') return choices.includes(value)
  return kind !== 'number' || /^\d{1,9}$/.test(value)
}

const matching = (value: string | null, shape: RegExp): string => (value && shape.test(value) ? value : '')

/** The same, as an address. */
export function playgroundAddress({ element, attributes, colour, corners, width }: PlaygroundState): string {
  const flags = Object.entries(attributes).map(([name, value]) => [name, value || 'on'])
  const rest = Object.entries({ colour, corners, width }).filter(([, value]) => value)
  return `/docs/playground?${new URLSearchParams([['element', element], ...flags, ...rest])}`
}
