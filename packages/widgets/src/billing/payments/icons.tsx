import { icon } from '../../foundation/ui/icons.tsx'

export const IconLock = icon('M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3')
export const IconCoins = icon('M8 2a6 6 0 1 0 0 12a6 6 0 0 0 0-12M18.100 10.400a6 6 0 1 1-7.800 7.800M7 6h1v4')
