export { BonusRow } from './bonus-row.tsx'
export { isBonusDue } from './is-bonus-due.ts'
export { takeBonus } from './take-bonus.ts'
