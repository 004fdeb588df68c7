import { z } from 'zod'
import {
  CategoryTypeName,
  ExamQuestion,
  ExamQuestionList,
  examUpdate,
  PaperQuestionIds,
  StaffExam,
} from '../exams/index.ts'
import { Id, IdParams } from '../values.ts'

/** An exam by the program that it is of. Throws `no_exam_found` for one of another. */
const Params = z.strictObject({ id: Id, examId: Id })

/** The same as `exams.getStaffExam` and its siblings. */
export const programExamShapes = {
  'programs.getProgramExam': { params: Params, returns: StaffExam },
  'programs.updateProgramExam': { params: Params, body: examUpdate, returns: StaffExam },
  'programs.deleteProgramExam': {
    params: Params,
    query: z.strictObject({ revision: z.coerce.number().int().min(1) }),
    returns: z.void(),
  },
  /** `id` is an exam: its questions of categories of that type. */
  'programs.getProgramExamQuestion': {
    params: IdParams,
    query: z.strictObject({ type: CategoryTypeName.default('regular') }),
    returns: z.strictObject({
      exam: Id,
      type: CategoryTypeName,
      revision: z.number().int(),
      questions: z.array(ExamQuestion),
    }),
  },
  /** Replaces them; those of other types stay, before the new ones. */
  'programs.updateProgramExamQuestion': {
    params: IdParams,
    query: z.strictObject({ type: CategoryTypeName.default('regular') }),
    body: z.strictObject({ revision: z.number().int().min(1), questions: PaperQuestionIds }),
    returns: ExamQuestionList,
  },
} as const
