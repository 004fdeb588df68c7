export { type Feedback, type FeedbackApi, feedbackApiOf } from './feedback-api.ts'
export { type PageInfoApi, pageInfoApiOf } from './page-info-api.ts'
export { type ProductApi, productApiOf } from './product-api.ts'
export { staffOfCore } from './staff-api.ts'
