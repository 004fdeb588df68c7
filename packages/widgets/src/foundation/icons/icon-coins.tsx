import { icon } from './icons.tsx'

export const IconCoins = icon('M8 2a6 6 0 1 0 0 12a6 6 0 0 0 0-12M18.100 10.400a6 6 0 1 1-7.800 7.800M7 6h1v4')
