interface ProgressBarProps {
  /** How far along. */
  value: number
  max: number
  label: string
}

/** How far along one is. The browser's own `<progress>`, so that it needs no style attribute. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return <progress className="progress-bar" value={value} max={max} aria-label={label} />
}
