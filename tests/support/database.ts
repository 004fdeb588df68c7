export { createDatabase } from '@prostuti/embedded-database/testing/fresh-database'
export { createTestDatabase, type TestDatabase } from '@prostuti/embedded-database/testing/test-database'
