/** Rows of a sheet of a result, as offices write them: with names and phones that are none of ours. */
export function resultSheet(rows: number): Uint8Array {
  const lines = Array.from({ length: rows }, (_, row) => {
    const number = String(10_000_000 + ((row * 7_919) % 90_000_000))
    return `${row + 1},${number},Candidate Number ${row} Khatun,017${String(row).padStart(8, '0')},${row % 3 ? 'উত্তীর্ণ' : 'অপেক্ষমাণ'}`
  })
  return Buffer.from(['SL,Registration no,Name,Mobile,Status', ...lines].join('\n'))
}
