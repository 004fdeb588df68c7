/** Whole paisa as taka with two decimals: `5000` → `50.00`. */
export function takaOf(paisa: number): string {
  return `${Math.trunc(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`
}

/** Taka with at most two decimals as whole paisa: `50.5` → 5050. Null for any other text. */
export function paisaOf(taka: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(taka) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}
