/** Settings of a server process on a database that is there already: no demo, and nobody to sign in with. */
export function serverEnvironment(databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    PROSTUTI_DEMO: 'off',
    PROVIDER_ISSUER: 'http://127.0.0.1:9',
    PROVIDER_CLIENT_ID: 'none',
    LOG_LEVEL: 'silent',
  }
}
