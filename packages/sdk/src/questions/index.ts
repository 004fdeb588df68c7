export { type BookmarkedQuestionsFilter, type QuestionsApi, questionsApiOf } from './questions-api.ts'
