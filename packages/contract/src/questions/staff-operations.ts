/** The staff's calls: in a file of their own, since learners' pages need none of them. */
import { staffOperation } from '../staff-operation.ts'

export const listThinCategories = staffOperation(
  'questions.listThinCategories',
  'GET',
  'questions/v4/categories/less-question-filter',
  'questions.write',
)
export const listStaffQuestions = staffOperation(
  'questions.listStaffQuestions',
  'GET',
  'questions/v4/admin-question/',
  'questions.write',
)
export const createQuestion = staffOperation(
  'questions.createQuestion',
  'POST',
  'questions/v4/admin-question/',
  'questions.write',
  { takesKey: true },
)
/** Ours: one change to many questions. */
export const changeQuestions = staffOperation(
  'questions.changeQuestions',
  'POST',
  'questions/v4/admin-question-changes/',
  'questions.write',
  { takesKey: true },
)
export const undoQuestionChanges = staffOperation(
  'questions.undoQuestionChanges',
  'POST',
  'questions/v4/admin-question-changes/undo/',
  'questions.write',
  { takesKey: true },
)
/** Ours: how a question will look, and what it would be worth, before it is saved. */
export const previewQuestion = staffOperation(
  'questions.previewQuestion',
  'POST',
  'questions/v4/question-preview/',
  'questions.write',
)
/** Ours: texts that several questions are about. */
export const listPassages = staffOperation('questions.listPassages', 'GET', 'questions/v4/passages/', 'questions.write')
export const createPassage = staffOperation(
  'questions.createPassage',
  'POST',
  'questions/v4/passages/',
  'questions.write',
  {
    takesKey: true,
  },
)
export const updatePassage = staffOperation(
  'questions.updatePassage',
  'PATCH',
  'questions/v4/passages/{id}/',
  'questions.write',
)
/** Ours. */
export const reviewQuestion = staffOperation(
  'questions.reviewQuestion',
  'POST',
  'questions/v4/question-reviews/{id}/',
  'questions.approve',
)
export const getQuestionInfo = staffOperation(
  'questions.getQuestionInfo',
  'GET',
  'questions/v4/admin-question-info/',
  'questions.write',
)
export const listFlaggedQuestions = staffOperation(
  'questions.listFlaggedQuestions',
  'GET',
  'questions/v4/admin-flagged-question/',
  'flags.answer',
)
export const getQuestion = staffOperation(
  'questions.getQuestion',
  'GET',
  'questions/v4/questions-rud/{id}/',
  'questions.write',
)
export const updateQuestion = staffOperation(
  'questions.updateQuestion',
  'PATCH',
  'questions/v4/questions-rud/{id}/',
  'questions.write',
)
export const deleteQuestion = staffOperation(
  'questions.deleteQuestion',
  'DELETE',
  'questions/v4/questions-rud/{id}/',
  'questions.write',
)
export const importSheet = staffOperation(
  'questions.importSheet',
  'POST',
  'questions/v4/submit-googlesheet-question/',
  'bank.move',
  { takesKey: true, limit: 'upload' },
)
/** Ours: what becomes of a sheet, until it is imported or undone. */
export const listImports = staffOperation('questions.listImports', 'GET', 'questions/v4/imports/', 'bank.move')
export const getImport = staffOperation('questions.getImport', 'GET', 'questions/v4/imports/{id}/', 'bank.move')
export const updateImport = staffOperation(
  'questions.updateImport',
  'PATCH',
  'questions/v4/imports/{id}/',
  'bank.move',
  {
    limit: 'text',
  },
)
export const listImportRows = staffOperation(
  'questions.listImportRows',
  'GET',
  'questions/v4/imports/{id}/rows/',
  'bank.move',
)
export const getRefusedRows = staffOperation(
  'questions.getRefusedRows',
  'GET',
  'questions/v4/imports/{id}/refused-rows/',
  'bank.move',
)
export const mendImport = staffOperation(
  'questions.mendImport',
  'POST',
  'questions/v4/imports/{id}/mended-rows/',
  'bank.move',
  { limit: 'upload' },
)
export const startImport = staffOperation(
  'questions.startImport',
  'POST',
  'questions/v4/imports/{id}/start/',
  'bank.move',
  {
    takesKey: true,
  },
)
export const undoImport = staffOperation('questions.undoImport', 'POST', 'questions/v4/imports/{id}/undo/', 'bank.move')
export const getImportTemplate = staffOperation(
  'questions.getImportTemplate',
  'GET',
  'questions/v4/import-template/',
  'bank.move',
)
/** Ours: what leaves the bank with the questions of a filter, before they do. */
export const planExport = staffOperation('questions.planExport', 'GET', 'questions/v4/exports/plan/', 'bank.move')
/** Ours: the questions of a filter as a file. It is written down who took them out. */
export const exportQuestions = staffOperation('questions.exportQuestions', 'POST', 'questions/v4/exports/', 'bank.move')
export const listDuplicateCategories = staffOperation(
  'questions.listDuplicateCategories',
  'GET',
  'questions/v4/duplicate-category-list/',
  'questions.write',
)
/** Ours: pairs of questions that look alike. */
export const listDuplicateQuestions = staffOperation(
  'questions.listDuplicateQuestions',
  'GET',
  'questions/v4/duplicate-question-list/',
  'questions.write',
)
/** Ours. */
export const mergeQuestions = staffOperation(
  'questions.mergeQuestions',
  'POST',
  'questions/v4/question-merges/',
  'questions.write',
  { takesKey: true },
)
/** Ours: two questions, or two categories, look alike and are not the same. */
export const keepApart = staffOperation('questions.keepApart', 'POST', 'questions/v4/kept-apart/', 'questions.write')
export const listCategoryTags = staffOperation(
  'questions.listCategoryTags',
  'GET',
  'questions/v4/category-tag-list/',
  'questions.write',
)
export const updateCategoryTags = staffOperation(
  'questions.updateCategoryTags',
  'PATCH',
  'questions/v4/category-tag-list/',
  'questions.write',
)
export const createCategory = staffOperation(
  'questions.createCategory',
  'POST',
  'questions/v4/categories/',
  'questions.write',
  {
    takesKey: true,
  },
)
/** Ours. */
export const mergeCategory = staffOperation(
  'questions.mergeCategory',
  'POST',
  'questions/v4/categories/{id}/merge/',
  'questions.write',
  { takesKey: true },
)
export const updateCategory = staffOperation(
  'questions.updateCategory',
  'PATCH',
  'questions/v4/categories/{id}/',
  'questions.write',
)
export const deleteCategory = staffOperation(
  'questions.deleteCategory',
  'DELETE',
  'questions/v4/categories/{id}/',
  'questions.write',
)
export const answerQuestionFlag = staffOperation(
  'questions.answerQuestionFlag',
  'PATCH',
  'exam/v5/user-question-flag/{id}/',
  'flags.answer',
)
export const listQuestionFlags = staffOperation(
  'questions.listQuestionFlags',
  'GET',
  'exam/v5/user-question-flag/',
  'flags.answer',
)
export const updateBankCategoryQuestions = staffOperation(
  'questions.updateBankCategoryQuestions',
  'PATCH',
  'question-bank/category/{id}/questions/',
  'questions.write',
  { base: 'admin' },
)
export const updateReviewCategoryQuestions = staffOperation(
  'questions.updateReviewCategoryQuestions',
  'PATCH',
  'review-question-bank/category/{id}/questions/',
  'questions.approve',
  { base: 'admin' },
)
/** Ours: what members offer. */
export const listContributions = staffOperation(
  'questions.listContributions',
  'GET',
  'contribution/v1/admin-questions/',
  'contributions.take',
)
export const getContribution = staffOperation(
  'questions.getContribution',
  'GET',
  'contribution/v1/admin-questions/{id}/',
  'contributions.take',
)
export const editContribution = staffOperation(
  'questions.editContribution',
  'PATCH',
  'contribution/v1/admin-questions/{id}/',
  'contributions.take',
)
export const decideContribution = staffOperation(
  'questions.decideContribution',
  'POST',
  'contribution/v1/admin-questions/{id}/decision/',
  'contributions.take',
  { takesKey: true },
)
