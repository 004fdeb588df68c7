interface StitchProps {
  /** How far along. */
  value: number
  max: number
  label: string
}

/** The running stitch: how far along one is. The browser's own `<progress>`, so that it needs no style attribute. */
export function Stitch({ value, max, label }: StitchProps) {
  return <progress className="stitch" value={value} max={max} aria-label={label} />
}
