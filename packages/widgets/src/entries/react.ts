/**
 * The widgets as React 19 components.
 *
 * @example
 * import { ExamPlayer } from '@prostuti/widgets/react'
 * <ExamPlayer examId="12" base="https://prostuti.example/api/" onSubmitted={receipt => save(receipt)} />
 */
import { reactComponent } from '../foundation/react-component.tsx'
import { reactFlavour } from './react-flavour.ts'
import * as widgets from './widgets.ts'

export const Login = /* @__PURE__ */ reactComponent(widgets.login, reactFlavour)
export const Home = /* @__PURE__ */ reactComponent(widgets.home, reactFlavour)
export const ExamJoin = /* @__PURE__ */ reactComponent(widgets.examJoin, reactFlavour)
export const ExamList = /* @__PURE__ */ reactComponent(widgets.examList, reactFlavour)
export const ExamResult = /* @__PURE__ */ reactComponent(widgets.examResult, reactFlavour)
export const RankList = /* @__PURE__ */ reactComponent(widgets.rankList, reactFlavour)
export const ExamSolution = /* @__PURE__ */ reactComponent(widgets.examSolution, reactFlavour)
export const ProgramList = /* @__PURE__ */ reactComponent(widgets.programList, reactFlavour)
export const Program = /* @__PURE__ */ reactComponent(widgets.program, reactFlavour)
export const Routine = /* @__PURE__ */ reactComponent(widgets.routine, reactFlavour)
export const Bookmarks = /* @__PURE__ */ reactComponent(widgets.bookmarks, reactFlavour)
export const Search = /* @__PURE__ */ reactComponent(widgets.search, reactFlavour)
export const Notebook = /* @__PURE__ */ reactComponent(widgets.notebook, reactFlavour)
export const Profile = /* @__PURE__ */ reactComponent(widgets.profile, reactFlavour)
export const DeleteAccount = /* @__PURE__ */ reactComponent(widgets.deleteAccount, reactFlavour)
export const BuyCoin = /* @__PURE__ */ reactComponent(widgets.buyCoin, reactFlavour)
export const Premium = /* @__PURE__ */ reactComponent(widgets.premium, reactFlavour)
export const Feedback = /* @__PURE__ */ reactComponent(widgets.feedback, reactFlavour)
export const ExamPlayer = /* @__PURE__ */ reactComponent(widgets.examPlayer, reactFlavour)

export type { ReactProps } from '../foundation/react-component.tsx'
