/** So many numbers from the first one on, in order, with gaps: always the same. Zeros in front stay. */
export function generateNumbers(first: string, count: number): string[] {
  let state = Number(first) % 2_147_483_647 || 1
  let number = Number(first)
  return Array.from({ length: count }, (_, index) => {
    // Park and Miller's generator.
    state = (state * 48_271) % 2_147_483_647
    if (index > 0) number += 1 + (state % 9)
    return String(number).padStart(first.length, '0')
  })
}
