export { type Feedback, type FeedbackApi, feedbackApiOf } from './feedback-api.ts'
