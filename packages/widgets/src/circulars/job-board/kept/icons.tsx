import { icon } from '../../../foundation/icons/icons.tsx'

/** Three dots, one above the other. */
export const IconMore = icon('M12 5v.01M12 12v.01M12 19v.01')
