import type { SeedQuestion } from './seed-question.ts'
import { answeredOf, both } from './seed-question.ts'

const question = answeredOf('ict')
const tex = String.raw

/** Machines, programs, networks, logic and safety. */
export const ictSystems: SeedQuestion[] = [
  question('ict-systems-001', 1, {
    text: both('আধুনিক কম্পিউটারের জনক বলা হয় কাকে?', 'Who is called the father of the computer?'),
    right: both('চার্লস ব্যাবেজ', 'Charles Babbage'),
    wrong: [
      both('অ্যালান টুরিং', 'Alan Turing'),
      both('হাওয়ার্ড আইকেন', 'Howard Aiken'),
      both('ব্লেজ প্যাসকেল', 'Blaise Pascal'),
    ],
    explanation: both(
      'উনিশ শতকে ব্যাবেজ অ্যানালিটিক্যাল ইঞ্জিনের নকশা করেন, যাতে আজকের কম্পিউটারের মতো স্মৃতি ও প্রক্রিয়াকরণ অংশ ছিল। অ্যাডা লাভলেস এর জন্য প্রথম প্রোগ্রাম লেখেন।',
      'In the nineteenth century Babbage designed the Analytical Engine, with a store and a mill like memory and processor. Ada Lovelace wrote the first program for it.',
    ),
    tags: ['ইতিহাস'],
  }),
  question('ict-systems-002', 1, {
    text: both('ওয়ার্ল্ড ওয়াইড ওয়েবের উদ্ভাবক কে?', 'Who invented the World Wide Web?'),
    right: both('টিম বার্নার্স-লি', 'Tim Berners-Lee'),
    wrong: [both('ভিন্ট সার্ফ', 'Vint Cerf'), both('রে টমলিনসন', 'Ray Tomlinson'), both('লিনাস টরভাল্ডস', 'Linus Torvalds')],
    explanation: both(
      '১৯৮৯ সালে সার্নে কাজ করার সময় টিম বার্নার্স-লি ওয়েবের প্রস্তাব দেন। ভিন্ট সার্ফ টিসিপি/আইপি, টমলিনসন নেটওয়ার্কে ই-মেইল (১৯৭১) ও টরভাল্ডস লিনাক্সের জন্য পরিচিত।',
      'Tim Berners-Lee proposed it at CERN in 1989. Vint Cerf is known for TCP/IP, Tomlinson for e-mail over a network (1971), Torvalds for Linux.',
    ),
    tags: ['ইতিহাস'],
  }),
  question('ict-systems-003', 1, {
    text: both('নিচের কোনটি সিপিইউর অংশ নয়?', 'Which of these is NOT a part of the CPU?'),
    right: both('হার্ডডিস্ক', 'the hard disk'),
    wrong: [
      both('গাণিতিক যুক্তি অংশ', 'the arithmetic logic unit'),
      both('নিয়ন্ত্রণ অংশ', 'the control unit'),
      both('রেজিস্টার', 'the registers'),
    ],
    explanation: both(
      'সিপিইউতে থাকে গাণিতিক যুক্তি অংশ (ALU), নিয়ন্ত্রণ অংশ (CU) ও রেজিস্টার। হার্ডডিস্ক সহায়ক স্মৃতি, সিপিইউর বাইরে।',
      'The CPU holds the arithmetic logic unit, the control unit and registers. The hard disk is secondary storage outside it.',
    ),
    tags: ['হার্ডওয়্যার'],
  }),
  question('ict-systems-004', 2, {
    text: both('নিচের কোন স্মৃতি সবচেয়ে দ্রুতগতির?', 'Which of these memories is the fastest?'),
    right: both('রেজিস্টার', 'registers'),
    wrong: [both('ক্যাশ মেমোরি', 'cache memory'), both('র‍্যাম', 'RAM'), both('এসএসডি', 'an SSD')],
    explanation: both(
      'গতির ক্রম: রেজিস্টার > ক্যাশ > র‍্যাম > এসএসডি > হার্ডডিস্ক। যত দ্রুত, তত দামি ও ধারণক্ষমতা তত কম।',
      'By speed: registers, cache, RAM, SSD, hard disk. The faster a memory, the dearer and smaller it is.',
    ),
    tags: ['হার্ডওয়্যার'],
  }),
  question('ict-systems-005', 1, {
    text: both('নিচের কোনটি প্রোগ্রামিং ভাষা নয়?', 'Which of these is NOT a programming language?'),
    right: 'HTML',
    wrong: ['Python', 'Java', 'C'],
    explanation: both(
      'HTML একটি মার্কআপ ভাষা: পাতার গঠন বর্ণনা করে, কিন্তু শর্ত বা পুনরাবৃত্তি দিয়ে হিসাব করে না।',
      'HTML is a markup language: it describes the structure of a page and has neither conditions nor loops.',
    ),
    tags: ['প্রোগ্রামিং'],
  }),
  question('ict-systems-006', 2, {
    text: both('কম্পাইলার কী করে?', 'What does a compiler do?'),
    right: both('পুরো প্রোগ্রাম একসঙ্গে অনুবাদ করে', 'translates a whole program at once'),
    wrong: [
      both('এক লাইন করে অনুবাদ ও নির্বাহ করে', 'translates and runs it line by line'),
      both('অ্যাসেম্বলি ভাষাকে উচ্চস্তরের ভাষায় নেয়', 'turns assembly into a high-level language'),
      both('প্রোগ্রামের বানান শুদ্ধ করে', 'corrects the spelling of a program'),
    ],
    explanation: both(
      'কম্পাইলার পুরো উৎস প্রোগ্রামকে একবারে মেশিন কোডে অনুবাদ করে, পরে তা চলে। ইন্টারপ্রেটার এক লাইন করে অনুবাদ করে ও চালায়।',
      'A compiler translates the whole source into machine code, which runs afterwards. An interpreter translates and runs line by line.',
    ),
    tags: ['প্রোগ্রামিং'],
  }),
  question('ict-systems-007', 1, {
    text: both('SQL-এ টেবিল থেকে তথ্য বের করতে কোন নির্দেশ ব্যবহৃত হয়?', 'Which SQL statement reads data from a table?'),
    right: 'SELECT',
    wrong: ['INSERT', 'UPDATE', 'CREATE'],
    explanation: both(
      'SELECT তথ্য পড়ে, INSERT নতুন সারি যোগ করে, UPDATE সারি বদলায়, CREATE টেবিল তৈরি করে।',
      'SELECT reads, INSERT adds rows, UPDATE changes them, CREATE makes a table.',
    ),
    tags: ['ডেটাবেজ'],
  }),
  question('ict-systems-008', 1, {
    text: both(
      'কোন নেটওয়ার্ক টপোলজিতে সব কম্পিউটার একটি কেন্দ্রীয় সুইচ বা হাবে যুক্ত থাকে?',
      'In which topology is every computer joined to one central switch or hub?',
    ),
    right: both('স্টার', 'star'),
    wrong: [both('রিং', 'ring'), both('বাস', 'bus'), both('মেশ', 'mesh')],
    explanation: both(
      'স্টারে একটি তার নষ্ট হলে কেবল সেই কম্পিউটার বিচ্ছিন্ন হয়, কিন্তু কেন্দ্র নষ্ট হলে সব বন্ধ। বাসে সবাই এক তারে, রিংয়ে বৃত্তে, মেশে প্রত্যেকে প্রত্যেকের সঙ্গে।',
      'In a star one broken cable cuts off one computer, but the loss of the centre stops all. A bus shares one cable, a ring is a circle, in a mesh each is joined to each.',
    ),
    tags: ['নেটওয়ার্ক'],
  }),
  question('ict-systems-009', 2, {
    text: both('DNS-এর কাজ কী?', 'What does DNS do?'),
    right: both('ডোমেইন নামকে IP ঠিকানায় রূপান্তর', 'turns domain names into IP addresses'),
    wrong: [
      both('ওয়েবপাতার তথ্য এনক্রিপ্ট করা', 'encrypts web pages'),
      both('ই-মেইল থেকে ভাইরাস বাদ দেওয়া', 'removes viruses from e-mail'),
      both('ফাইলের আকার ছোট করা', 'makes files smaller'),
    ],
    explanation: both(
      'মানুষ নাম মনে রাখে, নেটওয়ার্ক চেনে IP ঠিকানা; DNS (Domain Name System) নামের ঠিকানা জানিয়ে দেয়, ফোনবুকের মতো।',
      'People remember names and networks know IP addresses; the Domain Name System tells the address of a name, like a phone book.',
    ),
    tags: ['নেটওয়ার্ক'],
  }),
  question('ict-systems-010', 2, {
    text: both('একটি MAC ঠিকানা সাধারণত কত বিটের?', 'How many bits has an ordinary MAC address?'),
    right: both('৪৮ বিট', '48 bits'),
    wrong: [both('৩২ বিট', '32 bits'), both('৬৪ বিট', '64 bits'), both('১২৮ বিট', '128 bits')],
    explanation: both(
      'MAC ঠিকানা ৪৮ বিট, ষোলোভিত্তিক ১২ অঙ্কে লেখা হয়। IPv4 ঠিকানা ৩২ বিট, IPv6 ঠিকানা ১২৮ বিট।',
      'It has 48 bits, written as 12 hexadecimal digits such as 00:1A:2B:3C:4D:5E. IPv4 addresses have 32 bits, IPv6 128.',
    ),
    tags: ['নেটওয়ার্ক'],
  }),
  question('ict-systems-011', 2, {
    text: both('ওয়াই-ফাই কোন মানের (standard) প্রযুক্তি?', 'Which standard describes Wi-Fi?'),
    right: both('IEEE ৮০২.১১', 'IEEE 802.11'),
    wrong: [both('IEEE ৮০২.৩', 'IEEE 802.3'), both('IEEE ৮০২.১৫', 'IEEE 802.15'), both('IEEE ৮০২.১৬', 'IEEE 802.16')],
    explanation: both(
      'IEEE ৮০২.১১ ওয়াই-ফাই, ৮০২.৩ তারের ইথারনেট, ৮০২.১৫ ব্লুটুথের মতো ব্যক্তিগত নেটওয়ার্ক, ৮০২.১৬ ওয়াইম্যাক্স।',
      'IEEE 802.11 is Wi-Fi, 802.3 wired Ethernet, 802.15 personal networks such as Bluetooth, 802.16 WiMAX.',
    ),
    tags: ['নেটওয়ার্ক'],
  }),
  question('ict-systems-012', 2, {
    text: both(
      'মূল (৭ বিটের) ASCII-তে কতটি অক্ষর প্রকাশ করা যায়?',
      'How many characters does the original 7-bit ASCII hold?',
    ),
    right: both('১২৮টি', '128'),
    wrong: [both('৬৪টি', '64'), both('২৫৬টি', '256'), both('৬৫,৫৩৬টি', '65,536')],
    explanation: both(
      tex`৭ বিটে \(২^{৭} = ১২৮\)টি। বাংলাসহ পৃথিবীর সব লিপির জন্য ইউনিকোড ব্যবহৃত হয়।`,
      tex`Seven bits give \(2^{7} = 128\). Unicode holds Bangla and all other scripts of the world.`,
    ),
    tags: ['কোড'],
  }),
  question('ict-systems-013', 2, {
    text: both('দুটি ইনপুটই ১ হলে কোন গেটের আউটপুট ০ হয়?', 'Which gate gives 0 when both inputs are 1?'),
    right: 'XOR',
    wrong: ['AND', 'OR', 'XNOR'],
    explanation: both(
      'XOR ইনপুট দুটি ভিন্ন হলেই কেবল ১ দেয়। দুটি ১ হলে AND, OR ও XNOR তিনটিই ১ দেয়।',
      'XOR gives 1 only when its inputs differ. With two 1s AND, OR and XNOR all give 1.',
    ),
    tags: ['লজিক গেট'],
  }),
  question('ict-systems-014', 2, {
    text: both(
      tex`ডি মরগ্যানের উপপাদ্য অনুসারে \(\overline{A + B}\) কিসের সমান?`,
      tex`By De Morgan’s theorem, what equals \(\overline{A + B}\)?`,
    ),
    right: tex`\(\overline{A} \cdot \overline{B}\)`,
    wrong: [tex`\(\overline{A} + \overline{B}\)`, tex`\(A \cdot B\)`, tex`\(\overline{A \cdot B}\)`],
    explanation: both(
      tex`যোগের পূরক পূরকগুলোর গুণ: \(\overline{A + B} = \overline{A} \cdot \overline{B}\)। গুণের পূরক পূরকগুলোর যোগ। যাচাই: A = ১, B = ০ হলে দুই পাশই ০।`,
      tex`The complement of a sum is the product of the complements: \(\overline{A + B} = \overline{A} \cdot \overline{B}\), and that of a product is their sum. Check: with A = 1, B = 0 both sides are 0.`,
    ),
    tags: ['লজিক গেট'],
  }),
  question('ict-systems-015', 2, {
    text: both(
      tex`৪ বিটে \((0101)_{2}\) এর ২-এর পরিপূরক কোনটি?`,
      tex`What is the two’s complement of \((0101)_{2}\) in four bits?`,
    ),
    right: tex`\((1011)_{2}\)`,
    wrong: [tex`\((1010)_{2}\)`, tex`\((1101)_{2}\)`, tex`\((0110)_{2}\)`],
    explanation: both(
      tex`প্রতিটি বিট উল্টে ১-এর পরিপূরক \((1010)_{2}\); ১ যোগ করলে \((1011)_{2}\)। এটি ৪ বিটে \(-5\), কারণ \(0101 + 1011 = 10000\) আর পঞ্চম বিট বাদ যায়।`,
      tex`Turn each bit round for the one’s complement \((1010)_{2}\), then add 1: \((1011)_{2}\). In four bits it is \(-5\), for \(0101 + 1011 = 10000\) and the fifth bit drops off.`,
    ),
    tags: ['সংখ্যা পদ্ধতি'],
  }),
  question('ict-systems-016', 1, {
    text: both('কোন ক্ষতিকর সফটওয়্যার ফাইল আটকে রেখে মুক্তিপণ চায়?', 'Which malware locks files and asks for money?'),
    right: both('র‍্যানসমওয়্যার', 'ransomware'),
    wrong: [both('স্পাইওয়্যার', 'spyware'), both('অ্যাডওয়্যার', 'adware'), both('কি-লগার', 'a keylogger')],
    explanation: both(
      'র‍্যানসমওয়্যার ফাইল এনক্রিপ্ট করে মুক্তিপণ দাবি করে; আলাদা জায়গায় ব্যাকআপ রাখাই সেরা সুরক্ষা। স্পাইওয়্যার তথ্য চুরি করে, কি-লগার চাপা বোতাম লিখে রাখে।',
      'Ransomware encrypts files and demands a ransom; a backup kept elsewhere is the best protection. Spyware steals information, a keylogger records what is typed.',
    ),
    tags: ['সাইবার নিরাপত্তা'],
  }),
  question('ict-systems-017', 1, {
    text: both(
      'লগইনে পাসওয়ার্ডের পর ফোনে আসা কোড দেওয়াকে কী বলে?',
      'What is it called when a login asks for a code from your phone after the password?',
    ),
    right: both('দ্বি-স্তর যাচাইকরণ', 'two-factor authentication'),
    wrong: [both('এনক্রিপশন', 'encryption'), both('ডিজিটাল স্বাক্ষর', 'a digital signature'), both('ক্যাপচা', 'a captcha')],
    explanation: both(
      'যা আপনি জানেন (পাসওয়ার্ড) আর যা আপনার কাছে আছে (ফোন): দুই ধরনের প্রমাণ লাগে বলে পাসওয়ার্ড চুরি হলেও অ্যাকাউন্ট রক্ষা পায়। এই কোড কাউকে বলবেন না।',
      'It asks for something you know (the password) and something you have (the phone), so a stolen password alone is not enough. Never tell anybody that code.',
    ),
    tags: ['সাইবার নিরাপত্তা'],
  }),
  question('ict-systems-018', 2, {
    text: both(
      'ব্রাউজারে ব্যবহার করা ই-মেইল সেবা ক্লাউডের কোন মডেলের উদাহরণ?',
      'A mail service used in the browser is an example of which cloud model?',
    ),
    right: 'SaaS',
    wrong: ['IaaS', 'PaaS', 'FaaS'],
    explanation: both(
      'SaaS-এ ব্যবহারকারী তৈরি সফটওয়্যার সরাসরি ব্যবহার করেন। PaaS প্রোগ্রামারকে চালানোর পরিবেশ, IaaS ভার্চুয়াল যন্ত্র ও নেটওয়ার্ক দেয়।',
      'In software as a service one uses finished software. PaaS gives programmers an environment to run code, IaaS virtual machines and networks.',
    ),
    tags: ['ক্লাউড'],
  }),
]
