import type { Hono } from 'hono'
import type { NativeApps } from '../features/auth/index.ts'

/** Digital Asset Links: by it Android knows that the app opens our links, and asks nobody which one should. */
export function serveAssetLinks(http: Hono, { android }: NativeApps): void {
  http.get('/.well-known/assetlinks.json', c => {
    if (!android) return c.json({ error: 'ANDROID_PACKAGE is not set' }, 404)
    const target = {
      namespace: 'android_app',
      package_name: android.packageName,
      sha256_cert_fingerprints: android.fingerprints,
    }
    c.header('cache-control', 'public, max-age=3600')
    return c.json([{ relation: ['delegate_permission/common.handle_all_urls'], target }])
  })
}
