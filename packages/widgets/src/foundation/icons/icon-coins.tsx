import { icon } from './icons.tsx'
import { coins } from './lucide.ts'

export const IconCoins = icon(coins)
