import { useTexts } from '../../foundation/index.ts'

/** The name of every field of a question, for people. */
export function useQuestionLabels() {
  const t = useTexts('questions')
  return {
    question: t('questions.question'),
    question_en: t('questions.question_en'),
    options: t('questions.options'),
    explanation: t('questions.explanation'),
    explanation_en: t('questions.explanation_en'),
    passage: t('questions.passage'),
    passage_bn: t('questions.passage_text'),
    passage_en: t('questions.passage_en'),
    picture: t('questions.picture'),
    category: t('questions.category'),
    reference_category: t('questions.reference_category'),
    difficulty: t('questions.difficulty'),
    tags: t('questions.tags'),
    appearances: t('questions.appearances'),
    source: t('questions.source'),
    reviewed: t('questions.is_reviewed'),
    published: t('questions.is_published'),
    returned_reason: t('questions.returned_reason'),
  }
}
