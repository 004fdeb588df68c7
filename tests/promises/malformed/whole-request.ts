import type { Operation } from '@prostuti/contract'
import { bodyOf, encodeBody, pathOf, type Subject } from '../support/request-for.ts'
import { appLink } from '../support/serve-app.ts'
import type { Payload } from './payloads.ts'

/** The id of the program that `subjectsIn` makes in an empty database. */
const firstProgram = '1'

/** The parameters that these can't do without. */
export const needed: Partial<Record<string, Record<string, string>>> = {
  'auth.startProviderSignIn': { code_challenge: 'c'.repeat(43) },
  'billing.createManualPurchase': { free_access: 'true' },
  'billing.getGiftFacts': { user: '1' },
  'billing.listUserPurchases': { user: '1' },
  'billing.returnFromGateway': { purchase: 'a'.repeat(22) },
  'core.listAudit': { kind: 'question', id: '1' },
  'exams.deleteExam': { revision: '1' },
  'exams.getSealedPaper': { language: 'bn' },
  'exams.removeExamQuestions': { revision: '1', questions: '1' },
  'notices.searchGovtResults': { search_reg: '104001' },
  'notifications.findPeople': { search: 'নুসরাত' },
  'notifications.listNotificationDates': { from: '2026-11-21T00:00:00.000Z', to: '2026-12-19T00:00:00.000Z' },
  'programs.deleteProgramExam': { revision: '1' },
  'programs.getProgram': { program: firstProgram },
  'programs.getRoutine': { program: firstProgram },
  'programs.listReviews': { program: firstProgram },
  'questions.getPracticeExam': { category_id: '1' },
  'questions.listCategoryQuestions': { category_id: '1' },
  'core.getMetaData': { type: 'topic' },
  'core.getSitemap': { type: 'pages' },
  'questions.getCategoryDepth': { cat_id: '1' },
  'study.search': { q: 'ঢাকা' },
}

/** Origin of a partner that `subjectsIn` registers. */
export const partnerOrigin = 'https://coaching.example'

/** Bodies of what the other promises call with less. */
const complete: Partial<Record<string, unknown>> = {
  'auth.signInWithGoogle': { access_token: 'a-token-of-nobody' },
  'auth.exchangeCode': { code: 'c'.repeat(43), code_verifier: 'v'.repeat(43) },
  'auth.authorizeApp': { redirect_url: appLink, code_challenge: 'c'.repeat(43) },
  'auth.authorizePartner': { origin: partnerOrigin, code_challenge: 'c'.repeat(43) },
}

/** The body without which something besides the spoiled field would be wrong. */
export function wholeBody(operation: Operation, subject: Subject): unknown {
  return complete[operation.id] ?? bodyOf(operation, subject)
}

/** A request in which no field is wrong, whatever the state of what it names. */
export function wholeRequest(operation: Operation, subject: Subject): Payload {
  const query = new URLSearchParams(needed[operation.id]).toString()
  const encoded = encodeBody(operation, wholeBody(operation, subject))
  return {
    method: operation.method,
    path: `/api/${pathOf(operation, subject)}${query && `?${query}`}`,
    headers: encoded ? { 'content-type': encoded.type } : {},
    ...(encoded && { body: encoded.text }),
    field: null,
  }
}
