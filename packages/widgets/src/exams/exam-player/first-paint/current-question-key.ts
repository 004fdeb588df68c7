/** sessionStorage key of the current question; present once a tab has shown the exam. */
export const currentQuestionKey = (exam: string): string => `prostuti.place.${exam}`
