import type { SeedQuestion } from './seed-question.ts'
import { both, numeral, questionsOf } from './seed-question.ts'

const question = questionsOf('ict')

/** Computers and information technology. */
export const ict: SeedQuestion[] = [
  question('ict-001', 2, {
    text: both('একটি IPv4 ঠিকানা কত বিটের?', 'How many bits long is an IPv4 address?'),
    options: [
      both('৮ বিট', '8 bits'),
      both('১৬ বিট', '16 bits'),
      both('৩২ বিট', '32 bits'),
      both('১২৮ বিট', '128 bits'),
    ],
    correct: 2,
    explanation: both(
      'IPv4 ঠিকানায় চারটি অংশ, প্রতিটি ৮ বিটের; মোট ৩২ বিট। IPv6 ঠিকানা ১২৮ বিটের।',
      'An IPv4 address has four parts of 8 bits each, 32 bits in all. An IPv6 address has 128.',
    ),
    tags: ['নেটওয়ার্ক'],
  }),
  question('ict-002', 1, {
    text: both(
      'বিদ্যুৎ সরবরাহ বন্ধ হলে কোন মেমোরির তথ্য মুছে যায়?',
      'Which memory loses its contents when the power goes off?',
    ),
    options: [
      both('র‌্যাম', 'RAM'),
      both('রম', 'ROM'),
      both('হার্ডডিস্ক', 'a hard disk'),
      both('ফ্ল্যাশ মেমোরি', 'flash memory'),
    ],
    correct: 0,
    explanation: both(
      'র‌্যাম অস্থায়ী (volatile) মেমোরি; বিদ্যুৎ না থাকলে এর তথ্য থাকে না। রম, হার্ডডিস্ক ও ফ্ল্যাশ মেমোরি স্থায়ী।',
      'RAM is volatile: it holds its contents only while it has power. ROM, hard disks and flash memory keep theirs.',
    ),
    tags: ['হার্ডওয়্যার'],
  }),
  question('ict-003', 2, {
    text: both('নিচের কোনটি সর্বজনীন লজিক গেট?', 'Which of these is a universal logic gate?'),
    options: ['OR', 'XOR', 'AND', 'NAND'],
    correct: 3,
    explanation: both(
      'শুধু NAND (অথবা শুধু NOR) গেট দিয়ে AND, OR, NOT সব গেট তৈরি করা যায়, তাই এগুলোকে সর্বজনীন গেট বলে।',
      'From NAND gates alone (or from NOR alone) all of AND, OR and NOT can be built; so these two are called universal.',
    ),
    tags: ['ডিজিটাল লজিক'],
  }),
  question('ict-004', 3, {
    text: both('HTTPS সাধারণত কোন পোর্ট ব্যবহার করে?', 'Which port does HTTPS use by default?'),
    options: [numeral(80), numeral(443), numeral(25), numeral(21)],
    correct: 1,
    explanation: both(
      'HTTPS-এর নির্ধারিত পোর্ট ৪৪৩। ৮০ পোর্ট HTTP-এর, ২৫ SMTP-এর এবং ২১ FTP-এর।',
      'HTTPS uses port 443 by default. Port 80 is HTTP’s, 25 SMTP’s and 21 FTP’s.',
    ),
    tags: ['নেটওয়ার্ক'],
  }),
  question('ict-005', 1, {
    text: both('ওয়েব ঠিকানায় ব্যবহৃত ‘URL’-এর পূর্ণরূপ কোনটি?', 'What does “URL” stand for?'),
    options: [
      'Uniform Resource Locator',
      'Universal Record Link',
      'United Resource Locator',
      'Uniform Routing Language',
    ],
    correct: 0,
    explanation: both(
      'URL-এর পূর্ণরূপ Uniform Resource Locator। এতে প্রোটোকল, ডোমেইন নাম ও ফাইলের পথ থাকে।',
      'URL stands for Uniform Resource Locator. It names the protocol, the domain and the path of the resource.',
    ),
    tags: ['ইন্টারনেট'],
  }),
  question('ict-006', 2, {
    text: both(
      'ডেটাবেজের টেবিলে প্রতিটি রেকর্ডকে অদ্বিতীয়ভাবে শনাক্ত করে কোনটি?',
      'What identifies each record of a database table uniquely?',
    ),
    options: [
      both('ফরেন কি', 'the foreign key'),
      both('ইনডেক্স ফাইল', 'an index file'),
      both('প্রাইমারি কি', 'the primary key'),
      both('কোয়েরি', 'a query'),
    ],
    correct: 2,
    explanation: both(
      'প্রাইমারি কি-এর মান প্রতিটি রেকর্ডে আলাদা হয় এবং ফাঁকা থাকতে পারে না, তাই তা দিয়ে রেকর্ড শনাক্ত করা যায়। ফরেন কি অন্য টেবিলের রেকর্ডের সঙ্গে সম্পর্ক গড়ে।',
      'The primary key differs in every record and cannot be empty, so it identifies the record. A foreign key points to a record of another table.',
    ),
    tags: ['ডেটাবেজ'],
  }),
  question('ict-007', 1, {
    text: both(
      'ব্যাংকের নামে ভুয়া ই-মেইল পাঠিয়ে পাসওয়ার্ড হাতিয়ে নেওয়াকে কী বলে?',
      'Stealing passwords with e-mails that pretend to come from a bank is called',
    ),
    options: [
      both('স্প্যামিং', 'spamming'),
      both('ফিশিং', 'phishing'),
      both('ক্যাশিং', 'caching'),
      both('ডিফ্র্যাগিং', 'defragmenting'),
    ],
    correct: 1,
    explanation: both(
      'বিশ্বস্ত প্রতিষ্ঠানের ছদ্মবেশে গোপন তথ্য আদায়কে ফিশিং বলে। অচেনা লিংকে না গিয়ে নিজে ঠিকানা লিখে সাইটে ঢোকাই নিরাপদ। শুধু অযাচিত বার্তা পাঠানো হলো স্প্যামিং।',
      'Getting secrets out of people in the guise of someone they trust is phishing. Type the address yourself rather than follow a link. Spamming is sending unwanted messages.',
    ),
    tags: ['নিরাপত্তা'],
  }),
  question('ict-008', 1, {
    text: both('নিচের কোনটি অপারেটিং সিস্টেম?', 'Which of these is an operating system?'),
    options: [
      both('উইন্ডোজ', 'Windows'),
      both('লিনাক্স', 'Linux'),
      both('অ্যান্ড্রয়েড', 'Android'),
      both('উপরের সবগুলো', 'All of the above'),
    ],
    correct: 3,
    pinned: [3],
    explanation: both(
      'তিনটিই হার্ডওয়্যার পরিচালনা করে এবং অন্য প্রোগ্রাম চালায়, তাই সবগুলোই অপারেটিং সিস্টেম।',
      'All three run the hardware and other programs; so all of them are operating systems.',
    ),
    tags: ['সফটওয়্যার'],
  }),
]
