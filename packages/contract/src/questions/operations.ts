import { operation } from '../operation.ts'

export const listCategories = operation('questions.listCategories', 'GET', 'questions/v4/categories/', 'anyone')
export const listThinCategories = operation(
  'questions.listThinCategories',
  'GET',
  'questions/v4/categories/less-question-filter',
  'moderator',
)
export const getCategory = operation('questions.getCategory', 'GET', 'questions/v4/categories/{id}/', 'anyone')
export const getCategoryDepth = operation('questions.getCategoryDepth', 'GET', 'questions/v4/category-depth/', 'anyone')
export const listCategoryQuestions = operation(
  'questions.listCategoryQuestions',
  'GET',
  'questions/v4/category-questions/',
  'anyone',
)
export const getPracticeExam = operation('questions.getPracticeExam', 'GET', 'questions/v4/practice-exam/', 'learner')
export const submitPractice = operation('questions.submitPractice', 'POST', 'questions/v4/practice-submit/', 'learner')
export const getPublicQuestion = operation(
  'questions.getPublicQuestion',
  'GET',
  'questions/v4/public-question/{id}/',
  'anyone',
)
export const listAdminQuestions = operation(
  'questions.listAdminQuestions',
  'GET',
  'questions/v4/admin-question/',
  'moderator',
)
export const createQuestion = operation('questions.createQuestion', 'POST', 'questions/v4/admin-question/', 'moderator')
export const getQuestionInfo = operation(
  'questions.getQuestionInfo',
  'GET',
  'questions/v4/admin-question-info/',
  'moderator',
)
export const listFlaggedQuestions = operation(
  'questions.listFlaggedQuestions',
  'GET',
  'questions/v4/admin-flagged-question/',
  'moderator',
)
export const getQuestion = operation('questions.getQuestion', 'GET', 'questions/v4/questions-rud/{id}/', 'moderator')
export const updateQuestion = operation(
  'questions.updateQuestion',
  'PATCH',
  'questions/v4/questions-rud/{id}/',
  'moderator',
)
export const deleteQuestion = operation(
  'questions.deleteQuestion',
  'DELETE',
  'questions/v4/questions-rud/{id}/',
  'moderator',
)
export const importSheet = operation(
  'questions.importSheet',
  'POST',
  'questions/v4/submit-googlesheet-question/',
  'moderator',
)
export const listDuplicateCategories = operation(
  'questions.listDuplicateCategories',
  'GET',
  'questions/v4/duplicate-category-list/',
  'moderator',
)
export const listCategoryTags = operation(
  'questions.listCategoryTags',
  'GET',
  'questions/v4/category-tag-list/',
  'moderator',
)
export const updateCategoryTags = operation(
  'questions.updateCategoryTags',
  'PATCH',
  'questions/v4/category-tag-list/',
  'moderator',
)
export const createCategory = operation('questions.createCategory', 'POST', 'questions/v4/categories/', 'moderator')
export const updateCategory = operation(
  'questions.updateCategory',
  'PATCH',
  'questions/v4/categories/{id}/',
  'moderator',
)
export const deleteCategory = operation(
  'questions.deleteCategory',
  'DELETE',
  'questions/v4/categories/{id}/',
  'moderator',
)
export const flagQuestion = operation('questions.flagQuestion', 'POST', 'exam/v5/user-question-flag/', 'learner')
export const listQuestionFlags = operation(
  'questions.listQuestionFlags',
  'GET',
  'exam/v5/user-question-flag/',
  'moderator',
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
)
export const contributeSheet = operation(
  'questions.contributeSheet',
  'POST',
  'contribution/v1/submit-googlesheet-question/',
  'member',
)
export const updateBankCategoryQuestions = operation(
  'questions.updateBankCategoryQuestions',
  'PATCH',
  'question-bank/category/{id}/questions/',
  'moderator',
  { base: 'admin' },
)
export const updateReviewCategoryQuestions = operation(
  'questions.updateReviewCategoryQuestions',
  'PATCH',
  'review-question-bank/category/{id}/questions/',
  'moderator',
  { base: 'admin' },
)
