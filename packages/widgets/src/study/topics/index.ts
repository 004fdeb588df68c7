export { type NamedTopic, questionsIn, useTopics } from './use-topics.ts'
