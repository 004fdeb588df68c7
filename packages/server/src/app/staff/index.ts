export { type Role, roles } from '@prostuti/contract'
export { type Account, changeStaff, listStaff } from './staff.ts'
