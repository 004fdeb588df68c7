import { icon } from '../../foundation/icons/icons.tsx'

export const IconLock = icon('M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3')
