/** Specification §4: night before 6 and from 20, morning before 12, noon before 15, afternoon before 18, evening before 20. */
export function partOfDay(hour: number): 'night' | 'morning' | 'noon' | 'afternoon' | 'evening' {
  if (hour < 6 || hour >= 20) return 'night'
  if (hour < 12) return 'morning'
  if (hour < 15) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}
