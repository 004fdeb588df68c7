import type { SeedQuestion } from './seed-question.ts'
import { answeredOf } from './seed-question.ts'

const question = answeredOf('english')

/** English grammar and usage. */
export const englishGrammar: SeedQuestion[] = [
  question('english-grammar-001', 1, {
    text: 'By the time we reached the station, the train ____.',
    right: 'had left',
    wrong: ['left', 'has left', 'was leaving'],
    explanation:
      'Of two things in the past, the earlier one takes the past perfect. The train left first, then we reached the station: “had left”.',
    tags: ['tense'],
  }),
  question('english-grammar-002', 1, {
    text: 'She has been teaching in this school ____ 2015.',
    right: 'since',
    wrong: ['for', 'from', 'in'],
    explanation:
      'With a perfect tense, “since” names the point where a time begins (2015) and “for” its length (ten years).',
    tags: ['tense'],
  }),
  question('english-grammar-003', 2, {
    text: 'He talks as if he ____ everything about it.',
    right: 'knew',
    wrong: ['knows', 'has known', 'know'],
    explanation:
      'After “as if”, an unreal present takes the past form. He does not know everything, so: “as if he knew”.',
    tags: ['subjunctive'],
  }),
  question('english-grammar-004', 2, {
    text: 'The number of candidates ____ increasing every year.',
    right: 'is',
    wrong: ['are', 'were', 'have been'],
    explanation:
      '“The number of” is singular: the number is increasing. “A number of”, which means many, takes a plural verb.',
    tags: ['subject-verb agreement'],
  }),
  question('english-grammar-005', 2, {
    text: 'The headmaster, as well as the teachers, ____ present.',
    right: 'was',
    wrong: ['were', 'have been', 'are'],
    explanation:
      'Words joined by “as well as”, “with” or “along with” do not change the subject. The verb agrees with “the headmaster”: “was”.',
    tags: ['subject-verb agreement'],
  }),
  question('english-grammar-006', 1, {
    text: 'Bread and butter ____ my usual breakfast.',
    right: 'is',
    wrong: ['are', 'were', 'have been'],
    explanation: 'When two nouns together name one thing, the verb is singular. Bread and butter is one dish here.',
    tags: ['subject-verb agreement'],
  }),
  question('english-grammar-007', 2, {
    text: 'No sooner ____ the bell than the students left the room.',
    right: 'had we heard',
    wrong: ['we had heard', 'did we heard', 'have we heard'],
    explanation:
      '“No sooner” at the beginning turns subject and auxiliary round and takes the past perfect: “No sooner had we heard … than”.',
    tags: ['inversion'],
  }),
  question('english-grammar-008', 2, {
    text: 'It is necessary that he ____ present at the hearing.',
    right: 'be',
    wrong: ['is', 'was', 'will be'],
    explanation:
      'After “it is necessary (important, essential) that”, the subjunctive uses the bare verb for every person: “that he be present”.',
    tags: ['subjunctive'],
  }),
  question('english-grammar-009', 1, {
    text: 'If I ____ a bird, I would fly to you.',
    right: 'were',
    wrong: ['am', 'was being', 'had been'],
    explanation:
      'A second conditional imagines what is not so now: if + past form, then would + verb. With “be” the form is “were” for all persons.',
    tags: ['conditionals'],
  }),
  question('english-grammar-010', 2, {
    text: 'I had my watch ____ yesterday.',
    right: 'repaired',
    wrong: ['repair', 'repairing', 'to repair'],
    explanation: '“Have + object + past participle” says that somebody else did it for me: “had my watch repaired”.',
    tags: ['causative verbs'],
  }),
  question('english-grammar-011', 2, {
    text: 'I am not used to ____ so late.',
    right: 'staying up',
    wrong: ['stay up', 'stayed up', 'have stayed up'],
    explanation:
      'In “be used to” (be accustomed to), “to” is a preposition and takes a gerund. “I used to stay up” is another thing: a habit of the past.',
    tags: ['gerund'],
  }),
  question('english-grammar-012', 2, {
    text: 'Walk carefully lest you ____ fall.',
    right: 'should',
    wrong: ['would', 'will', 'may not'],
    explanation: '“Lest” means “for fear that” and takes “should”. It is negative already, so no “not” follows.',
    tags: ['conjunctions'],
  }),
  question('english-grammar-013', 1, {
    text: '____ the heavy rain, the match went on.',
    right: 'Despite',
    wrong: ['Although', 'In spite', 'Because'],
    explanation:
      '“Despite” and “in spite of” go before a noun; “although” needs a subject and a verb. “In spite” without “of” is incomplete.',
    tags: ['prepositions'],
  }),
  question('english-grammar-014', 1, {
    text: '____ honest man is ____ noblest work of God.',
    right: 'An … the',
    wrong: ['A … the', 'The … a', 'An … a'],
    explanation:
      'The “h” of “honest” is silent, so it begins with a vowel sound: “an”. A superlative takes “the”: “the noblest”.',
    tags: ['articles'],
  }),
  question('english-grammar-015', 1, {
    text: 'Choose the right tag: I am late, ____?',
    right: 'aren’t I',
    wrong: ['am I', 'amn’t I', 'isn’t it'],
    explanation: 'A positive statement takes a negative tag. For “I am” the usual tag is “aren’t I”.',
    tags: ['question tags'],
  }),
  question('english-grammar-016', 2, {
    text: 'Choose the right tag: Nobody called on you, ____?',
    right: 'did they',
    wrong: ['didn’t they', 'did he not', 'do they'],
    explanation:
      '“Nobody” is negative, so the tag is positive; it stands for persons unnamed, so the pronoun is “they”; and the tense is past: “did they”.',
    tags: ['question tags'],
  }),
  question('english-grammar-017', 2, {
    text: 'Choose the passive form: “Let him do the work.”',
    right: 'Let the work be done by him.',
    wrong: ['Let the work done by him.', 'The work is let done by him.', 'Let the work is done by him.'],
    explanation: 'The passive of “Let + object + verb” is “Let + the other object + be + past participle + by …”.',
    tags: ['voice'],
  }),
  question('english-grammar-018', 2, {
    text: 'Choose the passive form: “They are building a bridge.”',
    right: 'A bridge is being built by them.',
    wrong: ['A bridge is built by them.', 'A bridge has been built by them.', 'A bridge was being built by them.'],
    explanation: 'The present continuous becomes is/are + being + past participle: “is being built”.',
    tags: ['voice'],
  }),
  question('english-grammar-019', 2, {
    text: 'Choose the indirect form: The teacher said, “The earth moves round the sun.”',
    right: 'The teacher said that the earth moves round the sun.',
    wrong: [
      'The teacher said that the earth moved round the sun.',
      'The teacher told that the earth has moved round the sun.',
      'The teacher said that the earth is moved round the sun.',
    ],
    explanation: 'A truth that holds always keeps its present tense in indirect speech.',
    tags: ['narration'],
  }),
  question('english-grammar-020', 2, {
    text: 'Choose the superlative form: “Very few rivers in Asia are as long as the Mekong.”',
    right: 'The Mekong is one of the longest rivers in Asia.',
    wrong: [
      'The Mekong is the longest river in Asia.',
      'The Mekong is longer than all rivers in Asia.',
      'The Mekong is a longest river in Asia.',
    ],
    explanation:
      '“Very few … as … as” leaves room for some others, so the superlative is “one of the longest”, not “the longest”.',
    tags: ['degree'],
  }),
  question('english-grammar-021', 2, {
    text: 'Make it a simple sentence: “Though he is poor, he is honest.”',
    right: 'In spite of his poverty, he is honest.',
    wrong: ['He is poor but he is honest.', 'Although poor he is but honest.', 'He is honest because he is poor.'],
    explanation: 'A simple sentence has one finite verb. “He is poor but he is honest” is compound, for it has two.',
    tags: ['transformation of sentences'],
  }),
  question('english-grammar-022', 1, {
    text: 'Choose the correct sentence.',
    right: 'The furniture in this room is new.',
    wrong: [
      'The furnitures in this room are new.',
      'The furniture in this room are new.',
      'A furniture in this room is new.',
    ],
    explanation: '“Furniture” can’t be counted: it has no plural and no “a”, and takes a singular verb.',
    tags: ['nouns'],
  }),
  question('english-grammar-023', 1, {
    text: 'The plural of “phenomenon” is',
    right: 'phenomena',
    wrong: ['phenomenons', 'phenomenas', 'phenomenon'],
    explanation: 'Greek nouns in -on make their plural in -a: phenomenon, phenomena; criterion, criteria.',
    tags: ['nouns'],
  }),
]
