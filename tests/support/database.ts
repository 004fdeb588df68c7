export { createDatabase } from '@prostuti/server/db/embedded/fresh-database'
export { createTestDatabase, type TestDatabase } from '@prostuti/server/db/embedded/test-database'
