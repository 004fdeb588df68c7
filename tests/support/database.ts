export { createDatabase } from '@prostuti/server/platform/db/embedded/testing/fresh-database'
export { createTestDatabase, type TestDatabase } from '@prostuti/server/platform/db/embedded/testing/test-database'
