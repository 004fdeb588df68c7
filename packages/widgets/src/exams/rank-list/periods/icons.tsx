import { icon } from '../../../foundation/icons/icons.tsx'

export const IconUp = icon('M12 19V5M6 11l6-6 6 6')
export const IconDown = icon('M12 5v14M6 13l6 6 6-6')
