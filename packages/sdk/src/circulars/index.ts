export {
  type CircularListFilter,
  type CircularsApi,
  circularsApiOf,
  type KeptSearchChanges,
  type NewKeptSearch,
} from './circulars-api.ts'
export { addressOf, askedOf, type BoardState, boardStateOf, filterQueryOf, withoutEmpty } from './filter-query.ts'
export { keepLastList, type LastList, readLastList } from './last-list.ts'
export { type Dated, type DeadlineGroup, deadlineGroup, type TimeLeft, timeLeft } from './time-left.ts'
