import { useEffect, useState } from 'react'

/** The path of the form's field that had the focus last; null before any. */
export function useFocusedField(): string | null {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.dataset.path) setPath(target.dataset.path)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return path
}
