import type { SeedQuestion } from './seed-question.ts'
import { questionsOf } from './seed-question.ts'

const question = questionsOf('english')

/** English: grammar and usage first, then vocabulary, literature and a passage. */
export const english: SeedQuestion[] = [
  question('english-001', 2, {
    text: 'Neither the teacher nor the students ____ present at the meeting yesterday.',
    options: ['was', 'were', 'has been', 'is'],
    correct: 1,
    explanation:
      'With “neither … nor”, the verb agrees with the nearer subject. The nearer subject is “the students” (plural) and the time is yesterday, so the verb is “were”.',
    tags: ['subject-verb agreement'],
  }),
  question('english-002', 2, {
    text: 'If he had studied harder, he ____ the examination.',
    options: ['will pass', 'would pass', 'had passed', 'would have passed'],
    correct: 3,
    explanation:
      'A third conditional speaks of something that did not happen in the past: if + past perfect, then would have + past participle. So: “he would have passed”.',
    tags: ['conditionals'],
  }),
  question('english-003', 2, {
    text: 'Choose the correct passive form of “Who broke the window?”',
    options: [
      'By whom was the window broken?',
      'By whom the window was broken?',
      'Who was broken by the window?',
      'By whom is the window broken?',
    ],
    correct: 0,
    explanation:
      '“Who” as the doer becomes “by whom”. The question keeps its order (auxiliary before subject) and its tense (past): By whom + was + the window + broken?',
    tags: ['voice'],
  }),
  question('english-004', 1, {
    text: 'Choose the correct indirect form: He said, “I am reading a book.”',
    options: [
      'He said that I was reading a book.',
      'He said that he is reading a book.',
      'He said that he was reading a book.',
      'He told that he had read a book.',
    ],
    correct: 2,
    explanation:
      'The reporting verb is in the past, so the present continuous “am reading” becomes the past continuous “was reading”, and “I” becomes “he”, the person who spoke.',
    tags: ['narration'],
  }),
  question('english-005', 2, {
    text: 'It is high time we ____ the work.',
    options: ['start', 'started', 'have started', 'will start'],
    correct: 1,
    explanation:
      'After “it is high time” with a subject, English uses the simple past although the meaning is present: It is high time we started. Without a subject it takes the infinitive: It is high time to start.',
    tags: ['right form of verbs'],
  }),
  question('english-006', 1, {
    text: 'She bought ____ umbrella and ____ uniform.',
    options: ['a … an', 'an … an', 'a … a', 'an … a'],
    correct: 3,
    explanation:
      'The article follows the sound, not the letter. “Umbrella” begins with a vowel sound, so “an”; “uniform” begins with the sound /j/ (“yoo”), so “a”.',
    tags: ['articles'],
  }),
  question('english-007', 2, {
    text: 'Choose the correct question tag: Let us go for a walk, ____?',
    options: ['shall we', 'will we', 'don’t we', 'let us'],
    correct: 0,
    explanation: 'A suggestion that begins with “Let us” (Let’s) takes the tag “shall we”.',
    tags: ['question tags'],
  }),
  question('english-008', 1, {
    text: 'In the sentence “He runs fast”, the word “fast” is',
    options: ['an adjective', 'a noun', 'an adverb', 'a preposition'],
    correct: 2,
    explanation:
      '“Fast” tells how he runs; a word that modifies a verb is an adverb. In “a fast train” the same word is an adjective, because there it modifies a noun.',
    tags: ['parts of speech'],
  }),
  question('english-009', 2, {
    text: 'In the sentence “Swimming is good for the heart”, the word “Swimming” is',
    options: ['a present participle', 'a gerund', 'an infinitive', 'a finite verb'],
    correct: 1,
    explanation:
      '“Swimming” is the subject of “is”, so it does the work of a noun. A verb form in -ing that works as a noun is a gerund.',
    tags: ['non-finite verbs'],
  }),
  question('english-010', 3, {
    text: 'Identify the correct sentence.',
    options: [
      'He is one of the boy who has won a prize.',
      'One of my friends live in Sylhet.',
      'The news are not true.',
      'Each of the players was given a medal.',
    ],
    correct: 3,
    explanation:
      '“Each” is singular and takes “was”. The others are wrong: “one of the boys who have won”; “one of my friends lives”; “news” is singular, so “the news is”.',
    tags: ['sentence correction'],
  }),
  question('english-011', 1, {
    text: 'Which word is correctly spelt?',
    options: ['accommodation', 'accomodation', 'acommodation', 'accommadation'],
    correct: 0,
    explanation: '“Accommodation” has room for two c’s and two m’s: ac-com-mo-da-tion.',
    tags: ['spelling'],
  }),
  question('english-012', 2, {
    text: 'The opposite of “frugal” is',
    options: ['thrifty', 'hungry', 'extravagant', 'fruitful'],
    correct: 2,
    explanation:
      '“Frugal” means careful in spending. “Thrifty” is its synonym; “extravagant”, spending more than is needed, is its antonym.',
    tags: ['antonyms'],
  }),
  question('english-013', 1, {
    text: 'The idiom “a white elephant” means',
    options: ['a rare animal', 'a costly but useless possession', 'an honest person', 'a happy event'],
    correct: 1,
    explanation:
      'A white elephant costs more to keep than it is worth; so the idiom is used of a possession or project that is expensive and of little use.',
    tags: ['idioms'],
  }),
  question('english-014', 1, {
    text: '“Let us call it a day” means that we should',
    options: ['name the day', 'begin early in the morning', 'wait until daylight', 'stop working for now'],
    correct: 3,
    explanation: 'To “call it a day” is to decide that enough has been done and to stop working.',
    tags: ['idioms'],
  }),
  question('english-015', 2, {
    text: 'A speech that is made without any preparation is called',
    options: ['extempore', 'verbatim', 'maiden', 'soliloquy'],
    correct: 0,
    explanation:
      '“Extempore” means without preparation. “Verbatim” is word for word, a maiden speech is one’s first, and a soliloquy is spoken to oneself on the stage.',
    tags: ['one-word substitution'],
  }),
  question('english-016', 2, {
    text: 'Choose the pair that matches best. Author : Book',
    options: ['Reader : Library', 'Doctor : Patient', 'Sculptor : Statue', 'Tailor : Needle'],
    correct: 2,
    explanation:
      'An author makes a book; a sculptor makes a statue. A doctor treats a patient, a reader visits a library and a tailor uses a needle: none of these is “maker : thing made”.',
    tags: ['analogy'],
  }),
  question('english-017', 1, {
    text: '“Shylock” is a character in which play by William Shakespeare?',
    options: ['Hamlet', 'As You Like It', 'Macbeth', 'The Merchant of Venice'],
    correct: 3,
    explanation:
      'Shylock is the moneylender of The Merchant of Venice who demands a pound of flesh; Portia defeats him in the court scene.',
    tags: ['literature'],
  }),
  question('english-018', 2, {
    text: 'Who wrote the poem “Ode to a Nightingale”?',
    options: ['John Keats', 'William Wordsworth', 'Lord Byron', 'Alfred Tennyson'],
    correct: 0,
    explanation:
      '“Ode to a Nightingale” was written by John Keats in 1819, the year of most of his great odes, such as “Ode on a Grecian Urn” and “To Autumn”.',
    tags: ['literature'],
  }),
  question('english-019', 2, {
    text: 'George Orwell’s “Animal Farm” is best described as',
    options: ['a sonnet sequence', 'an allegorical satire', 'a travel book', 'a tragedy in five acts'],
    correct: 1,
    explanation:
      '“Animal Farm” (1945) is a short novel in which farm animals stand for the people and events of a revolution: an allegory that satirises how power corrupts.',
    tags: ['literature'],
  }),
  question('english-020', 1, {
    passage: 'the-golden-fibre',
    text: 'According to the passage, what is “retting”?',
    options: [
      'weaving the fibre into bags',
      'selling the fibre abroad',
      'keeping the stalks in water until the fibre comes loose',
      'drying the cut stalks in the sun',
    ],
    correct: 2,
    explanation:
      'The passage says that bundles are “left under water until the soft tissue rots away and the fibre can be pulled off by hand. This is called retting”.',
    tags: ['comprehension'],
  }),
  question('english-021', 2, {
    passage: 'the-golden-fibre',
    text: 'What happens if the stalks stay in water too long?',
    options: ['The fibre stays rough.', 'The fibre turns weak.', 'The colour turns golden.', 'The price goes up.'],
    correct: 1,
    explanation:
      '“Too short, and the fibre stays rough; too long, and it turns weak.” The first option is the effect of too short a time.',
    tags: ['comprehension'],
  }),
  question('english-022', 3, {
    passage: 'the-golden-fibre',
    text: 'What does the writer mean by “its greatest strength” in the last paragraph?',
    options: [
      'that a jute bag is stronger than a plastic bag',
      'that jute is cheaper than plastic',
      'that jute earns foreign money again',
      'that jute goes back to nature when it is thrown away',
    ],
    correct: 3,
    explanation:
      'The strength is “that jute does not last for ever”; the next sentence explains it: a jute bag returns to the soil, while a plastic bag outlives its owner.',
    tags: ['comprehension'],
  }),
]
