import { icon } from '../../foundation/icons/icons.tsx'

/** From Lucide. */
export const IconList = icon('M3 6l1.500 1.500L7.500 4.500M3 17l1.500 1.500L7.500 15.500M11 6h10M11 12h10M11 18h10')
export const IconBook = icon(
  'M12 6.500v14M3 18.500a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z',
)
export const IconCalendar = icon(
  'M8 2v4M16 2v4M5 4h14a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M3 10h18',
)
export const IconHistory = icon('M3 12a9 9 0 1 0 9-9a9.750 9.750 0 0 0-6.740 2.740L3 8M3 3v5h5M12 7v5l4 2')
export const IconDown = icon('M6 9l6 6 6-6')
export const IconSpeech = icon('M7.900 20A9 9 0 1 0 4 16.100L2 22z')
