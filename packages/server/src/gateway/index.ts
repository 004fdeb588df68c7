export { openGateway } from './open-gateway.ts'
export { type NoticeFields, signatureOf } from './sign-notice.ts'
export { createSslCommerz, type GatewayStore, type SslCommerzSettings } from './sslcommerz.ts'
