import type { SeedQuestion } from './seed-question.ts'
import { answeredOf } from './seed-question.ts'

const question = answeredOf('english')

/** English vocabulary and literature. */
export const englishWords: SeedQuestion[] = [
  question('english-words-001', 1, {
    text: 'Which word is correctly spelt?',
    right: 'embarrassment',
    wrong: ['embarassment', 'embarrasment', 'embarasment'],
    explanation: '“Embarrass” has two r’s and two s’s; with -ment: embarrassment.',
    tags: ['spelling'],
  }),
  question('english-words-002', 2, {
    text: 'A “meticulous” worker is one who is',
    right: 'very careful about details',
    wrong: ['slow to begin', 'quick but careless', 'eager for praise'],
    explanation: '“Meticulous” means showing great care over small points.',
    tags: ['vocabulary'],
  }),
  question('english-words-003', 2, {
    text: 'The opposite of “zenith” is',
    right: 'nadir',
    wrong: ['summit', 'horizon', 'apex'],
    explanation:
      'The zenith is the highest point, the nadir the lowest. “Summit” and “apex” mean nearly the same as zenith.',
    tags: ['antonyms'],
  }),
  question('english-words-004', 1, {
    text: 'The meeting was called off. Here “called off” means',
    right: 'cancelled',
    wrong: ['postponed', 'announced', 'attended'],
    explanation: '“Call off” means cancel. To hold it later is to “put off”.',
    tags: ['phrasal verbs'],
  }),
  question('english-words-005', 1, {
    text: 'I cannot put up with such noise. “Put up with” means',
    right: 'tolerate',
    wrong: ['stop', 'hear', 'complain of'],
    explanation: '“Put up with” means bear or tolerate. “Put up” alone may mean build, raise or give a bed to.',
    tags: ['phrasal verbs'],
  }),
  question('english-words-006', 1, {
    text: 'She was brought up by her aunt. “Brought up” means',
    right: 'raised',
    wrong: ['carried', 'taught at school', 'scolded'],
    explanation: 'To “bring up” a child is to care for it until it is grown.',
    tags: ['phrasal verbs'],
  }),
  question('english-words-007', 1, {
    text: 'Doctor : Patient :: Lawyer : ____',
    right: 'client',
    wrong: ['judge', 'court', 'witness'],
    explanation: 'A doctor serves a patient; a lawyer serves a client.',
    tags: ['analogy'],
  }),
  question('english-words-008', 2, {
    text: 'Drought : Rain :: Famine : ____',
    right: 'food',
    wrong: ['hunger', 'flood', 'poverty'],
    explanation: 'A drought is a lack of rain; a famine is a lack of food. Hunger is what a famine brings.',
    tags: ['analogy'],
  }),
  question('english-words-009', 1, {
    text: '“The camel is the ship of the desert” is an example of',
    right: 'metaphor',
    wrong: ['simile', 'personification', 'irony'],
    explanation:
      'A metaphor calls one thing another. A simile would say “like a ship”; personification gives human qualities to things.',
    tags: ['figures of speech'],
  }),
  question('english-words-010', 1, {
    text: '“To be, or not to be: that is the question” is spoken in which play?',
    right: 'Hamlet',
    wrong: ['Macbeth', 'King Lear', 'Othello'],
    explanation: 'The words begin the most famous soliloquy of Shakespeare’s “Hamlet” (Act 3, Scene 1).',
    tags: ['literature'],
  }),
  question('english-words-011', 1, {
    text: 'Who is called the father of English poetry?',
    right: 'Geoffrey Chaucer',
    wrong: ['John Milton', 'Edmund Spenser', 'William Shakespeare'],
    explanation:
      'Chaucer (about 1343 to 1400), who wrote “The Canterbury Tales”, made English a language of great poetry.',
    tags: ['literature'],
  }),
  question('english-words-012', 2, {
    text: '“Lyrical Ballads” (1798) was the joint work of Wordsworth and',
    right: 'Coleridge',
    wrong: ['Keats', 'Byron', 'Shelley'],
    explanation:
      'Wordsworth and Coleridge published it together; it is taken as the beginning of English Romanticism. It opens with “The Rime of the Ancyent Marinere” by Coleridge.',
    tags: ['literature'],
  }),
  question('english-words-013', 2, {
    text: 'Who wrote “The Waste Land”?',
    right: 'T. S. Eliot',
    wrong: ['W. B. Yeats', 'W. H. Auden', 'Robert Frost'],
    explanation: 'T. S. Eliot’s poem of 1922 begins “April is the cruellest month”. He won the Nobel Prize in 1948.',
    tags: ['literature'],
  }),
  question('english-words-014', 1, {
    text: 'Elizabeth Bennet is the heroine of which novel?',
    right: 'Pride and Prejudice',
    wrong: ['Jane Eyre', 'Emma', 'Wuthering Heights'],
    explanation: 'She is the heroine of Jane Austen’s “Pride and Prejudice” (1813). “Emma” is by Austen too.',
    tags: ['literature'],
  }),
  question('english-words-015', 2, {
    text: '“A Farewell to Arms” was written by',
    right: 'Ernest Hemingway',
    wrong: ['John Steinbeck', 'Leo Tolstoy', 'George Bernard Shaw'],
    explanation:
      'Hemingway’s novel of 1929 is set in Italy in the First World War. Shaw’s play with a near name is “Arms and the Man”.',
    tags: ['literature'],
  }),
  question('english-words-016', 2, {
    text: 'The expression “null and void” means',
    right: 'without legal force',
    wrong: ['very old', 'empty of people', 'not yet decided'],
    explanation: 'What is null and void has no effect in law, as if it had never been made.',
    tags: ['vocabulary'],
  }),
]
