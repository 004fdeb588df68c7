/** A round number at or above the highest, for the chart's lines: 1, 2 or 5 times a power of ten, in at most four steps. */
export function gridSteps(highest: number): number[] {
  const rough = Math.max(1, highest) / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map(each => each * power).find(each => each >= rough)!)
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) }, (_, index) => (index + 1) * step)
}
