import { z } from 'zod'
import { examUpdate, StaffExam } from '../exams/index.ts'
import { Id } from '../values.ts'

/** An exam by the programme that it is of. Throws `no_exam_found` for one of another. */
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
} as const
