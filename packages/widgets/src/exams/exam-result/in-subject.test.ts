import { expect, it } from 'vitest'
import { inSubject } from './in-subject.ts'

it.each([
  ['গণিত', 'গণিতে'],
  ['বাংলা', 'বাংলায়'],
  ['ইংরেজি', 'ইংরেজিতে'],
  ['সাধারণ জ্ঞান', 'সাধারণ জ্ঞানে'],
  ['বাংলাদেশ বিষয়', 'বাংলাদেশ বিষয়ে'],
  ['কম্পিউটার (আইসিটি)', 'কম্পিউটার (আইসিটি)-এ'],
  ['ICT', 'ICT-এ'],
  ['বাংলাদেশ বিষয়াবলি', 'বাংলাদেশ বিষয়াবলিতে'],
])('says “in %s” as %s', (subject, inIt) => expect(inSubject(subject, 'bn')).toBe(inIt))

it('leaves English to its preposition', () => expect(inSubject('Maths', 'en')).toBe('Maths'))
