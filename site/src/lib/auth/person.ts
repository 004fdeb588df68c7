const segmenter = new Intl.Segmenter('bn')

/** The first letter of a name as people see it: ক্ষ is one. Specification §5: G for a person without a name. */
export function initialOf(name: string): string {
  const [first] = segmenter.segment(name)
  return first?.segment ?? 'G'
}
