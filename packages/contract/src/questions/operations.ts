import { operation } from '../operation.ts'

export * from './staff-operations.ts'

export const listCategories = operation('questions.listCategories', 'GET', 'questions/v4/categories/', 'anyone')
export const getCategory = operation('questions.getCategory', 'GET', 'questions/v4/categories/{id}/', 'anyone')
export const getCategoryDepth = operation('questions.getCategoryDepth', 'GET', 'questions/v4/category-depth/', 'anyone')
export const listCategoryQuestions = operation(
  'questions.listCategoryQuestions',
  'GET',
  'questions/v4/category-questions/',
  'anyone',
)
export const getPracticeExam = operation('questions.getPracticeExam', 'GET', 'questions/v4/practice-exam/', 'learner')
/** The practice's own id makes it once, and its answer is made each time: a stored reply would store keys. */
export const submitPractice = operation('questions.submitPractice', 'POST', 'questions/v4/practice-submit/', 'learner')
export const getPublicQuestion = operation(
  'questions.getPublicQuestion',
  'GET',
  'questions/v4/public-question/{id}/',
  'anyone',
)
export const flagQuestion = operation('questions.flagQuestion', 'POST', 'exam/v5/user-question-flag/', 'learner', {
  takesKey: true,
  partner: true,
  limit: 'text',
})
/** Ours. */
export const listMyQuestionFlags = operation(
  'questions.listMyQuestionFlags',
  'GET',
  'exam/v5/my-question-flags/',
  'learner',
  { partner: true },
)
export const listBookmarkedQuestions = operation(
  'questions.listBookmarkedQuestions',
  'GET',
  'exam/v5/bookmark/questions/',
  'learner',
)
export const contributeQuestion = operation(
  'questions.contributeQuestion',
  'POST',
  'contribution/v1/upload-question/',
  'member',
  { takesKey: true, limit: 'text' },
)
export const contributeSheet = operation(
  'questions.contributeSheet',
  'POST',
  'contribution/v1/submit-googlesheet-question/',
  'member',
  { takesKey: true, limit: 'upload' },
)
/** Ours: what became of what one offered. */
export const listMyContributions = operation(
  'questions.listMyContributions',
  'GET',
  'contribution/v1/my-questions/',
  'member',
)
export const listMyContributedSheets = operation(
  'questions.listMyContributedSheets',
  'GET',
  'contribution/v1/my-sheets/',
  'member',
)
/** Ours. */
export const withdrawContribution = operation(
  'questions.withdrawContribution',
  'DELETE',
  'contribution/v1/my-questions/{id}/',
  'member',
)
