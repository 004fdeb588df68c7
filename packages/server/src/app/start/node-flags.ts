/**
 * How Node runs the server. `semi-space`: room for what dies young. The lower bound is there before the first rush; a rush
 * doubles it, because with too little of it much of a request outlives one collection, is moved to the old space, and has
 * to be collected there. `heap-growing-percent`: old garbage is collected before it has grown to more than what is alive;
 * left to itself the heap trebles in a rush, and keeps what it has taken. `expose-gc`: for `giveMemoryBack`.
 */
export const nodeFlags = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  '--heap-growing-percent=100',
  '--expose-gc',
]
