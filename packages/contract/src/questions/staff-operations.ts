/** The staff's calls: in a file of their own, since learners' pages need none of them. */
import { operation } from '../operation.ts'

export const listThinCategories = operation(
  'questions.listThinCategories',
  'GET',
  'questions/v4/categories/less-question-filter',
  'moderator',
)
export const listStaffQuestions = operation(
  'questions.listStaffQuestions',
  'GET',
  'questions/v4/admin-question/',
  'moderator',
)
export const createQuestion = operation(
  'questions.createQuestion',
  'POST',
  'questions/v4/admin-question/',
  'moderator',
  { takesKey: true },
)
/** Ours: one change to many questions. */
export const changeQuestions = operation(
  'questions.changeQuestions',
  'POST',
  'questions/v4/admin-question-changes/',
  'moderator',
  { takesKey: true },
)
export const undoQuestionChanges = operation(
  'questions.undoQuestionChanges',
  'POST',
  'questions/v4/admin-question-changes/undo/',
  'moderator',
  { takesKey: true },
)
/** Ours: how a question will look, and what it would be worth, before it is saved. */
export const previewQuestion = operation(
  'questions.previewQuestion',
  'POST',
  'questions/v4/question-preview/',
  'moderator',
)
/** Ours: texts that several questions are about. */
export const listPassages = operation('questions.listPassages', 'GET', 'questions/v4/passages/', 'moderator')
export const createPassage = operation('questions.createPassage', 'POST', 'questions/v4/passages/', 'moderator', {
  takesKey: true,
})
export const updatePassage = operation('questions.updatePassage', 'PATCH', 'questions/v4/passages/{id}/', 'moderator')
/** Ours. */
export const reviewQuestion = operation(
  'questions.reviewQuestion',
  'POST',
  'questions/v4/question-reviews/{id}/',
  'moderator',
)
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
  { takesKey: true, limit: 'upload' },
)
/** Ours: what becomes of a sheet, until it is imported or undone. */
export const listImports = operation('questions.listImports', 'GET', 'questions/v4/imports/', 'moderator')
export const getImport = operation('questions.getImport', 'GET', 'questions/v4/imports/{id}/', 'moderator')
export const updateImport = operation('questions.updateImport', 'PATCH', 'questions/v4/imports/{id}/', 'moderator', {
  limit: 'text',
})
export const listImportRows = operation(
  'questions.listImportRows',
  'GET',
  'questions/v4/imports/{id}/rows/',
  'moderator',
)
export const getRefusedRows = operation(
  'questions.getRefusedRows',
  'GET',
  'questions/v4/imports/{id}/refused-rows/',
  'moderator',
)
export const mendImport = operation(
  'questions.mendImport',
  'POST',
  'questions/v4/imports/{id}/mended-rows/',
  'moderator',
  { limit: 'upload' },
)
export const startImport = operation('questions.startImport', 'POST', 'questions/v4/imports/{id}/start/', 'moderator', {
  takesKey: true,
})
export const undoImport = operation('questions.undoImport', 'POST', 'questions/v4/imports/{id}/undo/', 'moderator')
export const getImportTemplate = operation(
  'questions.getImportTemplate',
  'GET',
  'questions/v4/import-template/',
  'moderator',
)
export const listDuplicateCategories = operation(
  'questions.listDuplicateCategories',
  'GET',
  'questions/v4/duplicate-category-list/',
  'moderator',
)
/** Ours: pairs of questions that look alike. */
export const listDuplicateQuestions = operation(
  'questions.listDuplicateQuestions',
  'GET',
  'questions/v4/duplicate-question-list/',
  'moderator',
)
/** Ours. */
export const mergeQuestions = operation(
  'questions.mergeQuestions',
  'POST',
  'questions/v4/question-merges/',
  'moderator',
  { takesKey: true },
)
/** Ours: two questions, or two categories, look alike and are not the same. */
export const keepApart = operation('questions.keepApart', 'POST', 'questions/v4/kept-apart/', 'moderator')
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
export const createCategory = operation('questions.createCategory', 'POST', 'questions/v4/categories/', 'moderator', {
  takesKey: true,
})
/** Ours. */
export const mergeCategory = operation(
  'questions.mergeCategory',
  'POST',
  'questions/v4/categories/{id}/merge/',
  'moderator',
  { takesKey: true },
)
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
export const answerQuestionFlag = operation(
  'questions.answerQuestionFlag',
  'PATCH',
  'exam/v5/user-question-flag/{id}/',
  'moderator',
)
export const listQuestionFlags = operation(
  'questions.listQuestionFlags',
  'GET',
  'exam/v5/user-question-flag/',
  'moderator',
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
