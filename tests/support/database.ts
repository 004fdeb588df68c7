export { createDatabase } from '@prostuti/server/db/embedded/testing/fresh-database'
export { createTestDatabase, type TestDatabase } from '@prostuti/server/db/embedded/testing/test-database'
