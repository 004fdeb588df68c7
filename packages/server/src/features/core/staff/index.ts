export { lockRoles, setRole } from './set-role.ts'
export { createStaffMembers } from './staff-members.ts'
