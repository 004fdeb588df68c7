import { operation } from '../operation.ts'

/** Ours: the topics of one kind with what stands below each. */
export const listTopics = operation('study.listTopics', 'GET', 'questions/v4/topics/', 'anyone')
/** Ours: topics and questions, as one types. */
export const search = operation('study.search', 'GET', 'questions/v4/search/', 'anyone', { limit: 'search' })
/** Ours: where I stopped reading a topic. */
export const saveReadingPlace = operation(
  'study.saveReadingPlace',
  'PUT',
  'questions/v4/reading-places/{id}/',
  'learner',
)
/** Ours: the short sets of the staff (exams of mode SMALL), sat as practice. */
export const listShortSets = operation('study.listShortSets', 'GET', 'questions/v4/short-sets/', 'anyone')
/** Ours: my practices, the unfinished ones alone with `open`. */
export const listPractices = operation('study.listPractices', 'GET', 'questions/v4/practices/', 'learner')
export const getPractice = operation('study.getPractice', 'GET', 'questions/v4/practices/{id}/', 'learner')
/** Ours: an unfinished practice, so that another device can go on. */
export const savePractice = operation('study.savePractice', 'PUT', 'questions/v4/practices/{id}/', 'learner')
export const deletePractice = operation('study.deletePractice', 'DELETE', 'questions/v4/practices/{id}/', 'learner')
/** Ours: what I got wrong, and have not learnt yet. */
export const listMistakes = operation('study.listMistakes', 'GET', 'questions/v4/mistakes/', 'learner')
/** Ours: what I should be asked again today. */
export const getReviews = operation('study.getReviews', 'GET', 'questions/v4/reviews/', 'learner')
/** Ours: takes no `Idempotency-Key`, for each review has an id of its own. */
export const logReviews = operation('study.logReviews', 'POST', 'questions/v4/reviews/', 'learner')
/** Ours: accuracy and speed by topic, days, goal and streak. */
export const getProgress = operation('study.getProgress', 'GET', 'questions/v4/study-progress/', 'learner')
export const updateGoal = operation('study.updateGoal', 'PATCH', 'questions/v4/study-goal/', 'learner')
