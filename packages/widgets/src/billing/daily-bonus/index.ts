export { BonusRow } from './bonus-row.tsx'
export { takeBonus } from './take-bonus.ts'
