/** How many questions of our own a whole bank holds; `our-questions.test.ts` counts them. A smaller bank is filled up. */
export const bankSize = 2916
