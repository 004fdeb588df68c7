import { z } from 'zod'
import { AdminExam, examUpdate } from '../exams/staff-exams.ts'
import { Id } from '../values.ts'

/** An exam by the programme that it is of. Throws `no_exam_found` for one of another. */
const Params = z.strictObject({ id: Id, examId: Id })

/** The same as `exams.getAdminExam` and its siblings. */
export const programExamShapes = {
  'programs.getProgramExam': { params: Params, returns: AdminExam },
  'programs.updateProgramExam': { params: Params, body: examUpdate, returns: AdminExam },
  'programs.deleteProgramExam': {
    params: Params,
    query: z.strictObject({ revision: z.coerce.number().int().min(1) }),
    returns: z.void(),
  },
} as const
