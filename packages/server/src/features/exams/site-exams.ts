import {
  type ErrorCode,
  type ExamMode,
  listPageSize,
  type SiteExams,
  standingsScreenPageSize,
} from '@prostuti/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import { presentJoined } from './attempts/join-exam.ts'
import type { ExamDeps } from './exam-deps.ts'
import type { ListReader } from './lists/find-exams.ts'
import { examDetails } from './lists/get-exam.ts'
import { lastTaken } from './lists/last-taken.ts'
import { archivedExams, examsToCome, home, programNames } from './lists/list-exams.ts'
import { participatedExams } from './lists/list-participated-exams.ts'
import { unlessClosed } from './results/get-exam-data.ts'
import { standingsOf } from './standings/list-standings.ts'
import { periodStandingsOf } from './standings/period/list-period-standings.ts'

/** What pages show of exams. The viewer is looked up when a page first asks for something. */
export function createSiteExams(deps: ExamDeps, request: SiteRequest): SiteExams {
  const reader = async () => ({ viewer: await request.viewer(), language: request.language })
  return {
    home: async () => home(deps, await reader()),
    async unfinished() {
      const viewer = await request.viewer()
      const open = viewer && (await deps.findUnfinished(viewer.id))
      return open?.live ? String(open.live.exam) : null
    },
    programs: () => programNames(deps, request),
    list: async (state, page, program) =>
      state === 'archived'
        ? archivedExams(deps, { page, program }, await reader())
        : examsToCome(deps, { upcoming: true, page, page_size: listPageSize, program_id: program }, await reader()),
    participated: async (page, program, mode) =>
      participatedExams(deps, { page, program, state: mode }, await reader()),
    lastTaken: async () => lastTaken(deps, await reader()),
    async find(id) {
      const asking = await reader()
      const exam = await findExam(deps, id, asking.viewer)
      return exam && examDetails(deps, exam, undefined, asking.viewer, asking)
    },
    openAttempt: async (id, mode) => openAttempt(deps, id, mode, await reader()),
    periodStandings: async asked =>
      periodStandingsOf(deps, asked, { ...(await reader()), origin: undefined }).catch(nullWhere(notShown)),
    async standings(id, mode, page) {
      const asking = await reader()
      const exam = await findExam(deps, id, asking.viewer)
      return (
        exam && unlessClosed(standingsOf(deps, exam, { state: mode, page, page_size: standingsScreenPageSize }, asking))
      )
    },
  }
}

/** Why a page shows no list of a period. */
const notShown: readonly ErrorCode[] = ['no_exam_found', 'not_found', 'forbidden', 'validation_failed']

function nullWhere(codes: readonly ErrorCode[]) {
  return (error: unknown): null => {
    if (error instanceof AppError && codes.includes(error.code)) return null
    throw error
  }
}

async function openAttempt(deps: ExamDeps, id: string, mode: ExamMode, asking: ListReader) {
  const exam = await findExam(deps, id, asking.viewer)
  if (!exam || !asking.viewer) return null
  const [row] = await deps.attempts.read([{ userId: asking.viewer.id, examId: exam.id, mode }])
  if (!row?.isOpen) return null
  const [joined, text] = await Promise.all([
    presentJoined(deps, exam, row, asking),
    deps.papers.text(exam.id, row.paperVersion, asking.language),
  ])
  return { joined, paperJson: text.replaceAll('<', '\\u003c') }
}

async function findExam(deps: ExamDeps, id: string, viewer: Viewer | null) {
  if (!/^[1-9]\d{0,9}$/.test(id)) return null
  const exam = await deps.catalog.get(id, viewer).catch(error => {
    if (error instanceof AppError && error.code === 'no_exam_found') return null
    throw error
  })
  // Those that are the app's alone have no page.
  return exam?.webView ? exam : null
}
