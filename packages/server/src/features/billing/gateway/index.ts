export type { GatewayStore } from './gateway-store.ts'
export { openGateway } from './open-gateway.ts'
export { type NoticeFields, signatureOf } from './sign-notice.ts'
export { createSslCommerz, type SslCommerzSettings } from './sslcommerz.ts'
