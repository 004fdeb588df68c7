import type { SeedQuestion } from './seed-question.ts'
import { answeredOf, both } from './seed-question.ts'

const question = answeredOf('ethics')

/** Ethics, values and good governance. */
export const ethics: SeedQuestion[] = [
  question('ethics-001', 1, {
    text: both('‘Ethics’ শব্দটি কোন ভাষার শব্দ থেকে এসেছে?', 'From the word of which language does “ethics” come?'),
    right: both('গ্রিক', 'Greek'),
    wrong: [both('লাতিন', 'Latin'), both('ফরাসি', 'French'), both('সংস্কৃত', 'Sanskrit')],
    explanation: both(
      'গ্রিক ‘ethos’ অর্থ রীতিনীতি বা চরিত্র; তা থেকে ethics। একই ভাবের লাতিন শব্দ ‘mores’ থেকে এসেছে moral।',
      'The Greek “ethos” means custom or character, and from it comes ethics. The Latin word of like sense, “mores”, gave moral.',
    ),
    tags: ['নীতিবিদ্যা'],
  }),
  question('ethics-002', 1, {
    text: both('নীতিবিদ্যার প্রধান আলোচ্য বিষয় কোনটি?', 'What is the chief subject of ethics?'),
    right: both('মানুষের আচরণের ভালো-মন্দ', 'right and wrong in human conduct'),
    wrong: [
      both('রাষ্ট্রের আয়-ব্যয়', 'the revenue and spending of the state'),
      both('চিন্তার যৌক্তিক নিয়ম', 'the logical rules of thought'),
      both('সৌন্দর্যের স্বরূপ', 'the nature of beauty'),
    ],
    explanation: both(
      'নীতিবিদ্যা সমাজে মানুষের ঐচ্ছিক আচরণকে ভালো-মন্দ, উচিত-অনুচিতের মানদণ্ডে বিচার করে। চিন্তার নিয়ম যুক্তিবিদ্যার, সৌন্দর্য নন্দনতত্ত্বের বিষয়।',
      'Ethics judges the voluntary conduct of people in society as right or wrong. The rules of thought belong to logic, and beauty to aesthetics.',
    ),
    tags: ['নীতিবিদ্যা'],
  }),
  question('ethics-003', 2, {
    text: both(
      '‘সর্বাধিক মানুষের সর্বাধিক সুখ’ কোন নৈতিক মতবাদের মূল কথা?',
      '“The greatest happiness of the greatest number” is the principle of which ethical theory?',
    ),
    right: both('উপযোগবাদ', 'utilitarianism'),
    wrong: [both('কর্তব্যবাদ', 'deontology'), both('সদ্‌গুণবাদ', 'virtue ethics'), both('ভাববাদ', 'idealism')],
    explanation: both(
      'জেরেমি বেন্থাম ও জন স্টুয়ার্ট মিলের উপযোগবাদে কাজের ফল দিয়ে নৈতিকতা বিচার হয়। কান্টের কর্তব্যবাদ দেখে উদ্দেশ্য ও নিয়ম, অ্যারিস্টটলের সদ্‌গুণবাদ চরিত্র।',
      'For the utilitarians Jeremy Bentham and John Stuart Mill, an act is judged by its results. Kant’s deontology looks at motive and rule, Aristotle’s virtue ethics at character.',
    ),
    tags: ['নৈতিক মতবাদ'],
  }),
  question('ethics-004', 2, {
    text: both('‘শর্তহীন আদেশ’ (categorical imperative) ধারণাটি কার?', 'Whose idea is the categorical imperative?'),
    right: both('ইমানুয়েল কান্ট', 'Immanuel Kant'),
    wrong: [both('জন স্টুয়ার্ট মিল', 'John Stuart Mill'), both('প্লেটো', 'Plato'), both('টমাস হবস', 'Thomas Hobbes')],
    explanation: both(
      'কান্টের মতে নৈতিক নিয়ম কোনো ফলের শর্তে বাঁধা নয়: এমন নীতি মেনে কাজ করুন, যা আপনি সবার জন্য সাধারণ নিয়ম হিসেবে চাইতে পারেন।',
      'For Kant a moral law hangs on no result: act only on a maxim that you could will to be a law for everybody.',
    ),
    tags: ['নৈতিক মতবাদ'],
  }),
  question('ethics-005', 2, {
    text: both(
      '‘The Republic’ গ্রন্থে ন্যায়ের স্বরূপ আলোচনা করেছেন কে?',
      'Who discusses the nature of justice in “The Republic”?',
    ),
    right: both('প্লেটো', 'Plato'),
    wrong: [both('অ্যারিস্টটল', 'Aristotle'), both('জন লক', 'John Locke'), both('জ্যাঁ-জাক রুশো', 'Jean-Jacques Rousseau')],
    explanation: both(
      'প্লেটোর ‘The Republic’ সংলাপে ন্যায় ও আদর্শ রাষ্ট্রের আলোচনা আছে। অ্যারিস্টটলের বই ‘Politics’ ও ‘Nicomachean Ethics’, রুশোর ‘The Social Contract’।',
      'Plato’s dialogue “The Republic” is about justice and the ideal state. Aristotle wrote “Politics” and “Nicomachean Ethics”, Rousseau “The Social Contract”.',
    ),
    tags: ['নৈতিক মতবাদ'],
  }),
  question('ethics-006', 1, {
    text: both('সুশাসনের মূল বৈশিষ্ট্য নয় কোনটি?', 'Which is NOT a mark of good governance?'),
    right: both('গোপনীয়তা', 'secrecy'),
    wrong: [both('জবাবদিহিতা', 'accountability'), both('স্বচ্ছতা', 'transparency'), both('আইনের শাসন', 'the rule of law')],
    explanation: both(
      'সুশাসনের স্বীকৃত উপাদান অংশগ্রহণ, আইনের শাসন, স্বচ্ছতা, সংবেদনশীলতা, জবাবদিহিতা, ন্যায্যতা ও কার্যকারিতা। অকারণ গোপনীয়তা স্বচ্ছতার বিপরীত।',
      'Its accepted elements are participation, the rule of law, transparency, responsiveness, accountability, equity and effectiveness. Needless secrecy is the opposite of transparency.',
    ),
    tags: ['সুশাসন'],
  }),
  question('ethics-007', 2, {
    text: both(
      '‘সুশাসন’ (good governance) ধারণাটি ১৯৮৯ সালে কোন প্রতিষ্ঠানের প্রতিবেদন থেকে ব্যাপকভাবে প্রচলিত হয়?',
      'From whose report of 1989 did discussion of good governance spread widely?',
    ),
    right: both('বিশ্বব্যাংক', 'the World Bank'),
    wrong: [
      both('ইউনেস্কো', 'UNESCO'),
      both('আন্তর্জাতিক শ্রম সংস্থা', 'the International Labour Organization'),
      both('ট্রান্সপারেন্সি ইন্টারন্যাশনাল', 'Transparency International'),
    ],
    explanation: both(
      'সাব-সাহারান আফ্রিকা নিয়ে বিশ্বব্যাংকের ১৯৮৯ সালের প্রতিবেদনে ‘শাসনের সংকট’-এর কথা বলা হয়; সেখান থেকে ধারণাটি ছড়িয়ে পড়ে।',
      'The World Bank’s report of 1989 on Sub-Saharan Africa spoke of a “crisis of governance”, and the idea spread from there.',
    ),
    tags: ['সুশাসন'],
  }),
  question('ethics-008', 2, {
    text: both(
      'বাংলাদেশে তথ্য অধিকার আইন কোন সালে পাস হয়?',
      'In which year was the Right to Information Act of Bangladesh passed?',
    ),
    right: both('২০০৯ সালে', '2009'),
    wrong: [both('২০০১ সালে', '2001'), both('২০০৪ সালে', '2004'), both('২০১৩ সালে', '2013')],
    explanation: both(
      'তথ্য অধিকার আইন, ২০০৯ নাগরিককে কর্তৃপক্ষের কাছে তথ্য চাওয়ার অধিকার দেয়; এটি স্বচ্ছতা ও জবাবদিহিতার হাতিয়ার। দুর্নীতি দমন কমিশন আইন ২০০৪ সালের।',
      'The Right to Information Act, 2009 lets citizens ask authorities for information, a tool of transparency. The Anti-Corruption Commission Act is of 2004.',
    ),
    tags: ['সুশাসন'],
  }),
  question('ethics-009', 1, {
    text: both(
      'মূল্যবোধ শিক্ষার প্রথম ও প্রধান প্রতিষ্ঠান কোনটি?',
      'Which institution is the first and chief one to teach values?',
    ),
    right: both('পরিবার', 'the family'),
    wrong: [both('বিদ্যালয়', 'the school'), both('রাষ্ট্র', 'the state'), both('গণমাধ্যম', 'the media')],
    explanation: both(
      'শিশু প্রথম আচরণ, সততা ও সহমর্মিতা শেখে পরিবারে; বিদ্যালয়, সমাজ ও গণমাধ্যম পরে তা গড়ে তোলে।',
      'A child first learns conduct, honesty and sympathy in the family; school, society and the media build on it later.',
    ),
    tags: ['মূল্যবোধ'],
  }),
  question('ethics-010', 2, {
    text: both(
      'কোনো কর্মকর্তা নিজের ভাইয়ের দরপত্র মূল্যায়নের দায়িত্ব পেলে তাঁর কী করা উচিত?',
      'An officer is told to evaluate a tender in which his own brother bids. What should he do?',
    ),
    right: both('সম্পর্ক জানিয়ে দায়িত্ব থেকে সরে দাঁড়ানো', 'declare the relation and stand aside'),
    wrong: [
      both('কাউকে না জানিয়ে নিরপেক্ষ থাকার চেষ্টা করা', 'tell nobody and try to be impartial'),
      both('ভাইয়ের দরপত্র বাতিল করে দেওয়া', 'reject his brother’s bid at once'),
      both('ভাইকে কাজটি দিয়ে তদারকি করা', 'give his brother the work and supervise it'),
    ],
    explanation: both(
      'এটি স্বার্থের সংঘাত। নিরপেক্ষ থাকার ইচ্ছাই যথেষ্ট নয়: সিদ্ধান্ত যে নিরপেক্ষ তা অন্যের কাছেও স্পষ্ট হতে হয়, তাই জানানো ও সরে দাঁড়ানোই নিয়ম।',
      'This is a conflict of interest. Meaning to be fair is not enough: the decision must be seen to be fair, so one declares it and stands aside.',
    ),
    tags: ['পেশাগত নৈতিকতা'],
  }),
  question('ethics-011', 2, {
    text: both(
      'বাংলাদেশের জাতীয় শুদ্ধাচার কৌশল কোন সালে প্রণীত হয়?',
      'In which year was the National Integrity Strategy of Bangladesh adopted?',
    ),
    right: both('২০১২ সালে', '2012'),
    wrong: [both('২০০৯ সালে', '2009'), both('২০১৫ সালে', '2015'), both('২০১৮ সালে', '2018')],
    explanation: both(
      'জাতীয় শুদ্ধাচার কৌশল ২০১২ সালে প্রণীত হয়। শুদ্ধাচার বলতে নৈতিকতা ও সততায় প্রভাবিত আচরণগত উৎকর্ষ বোঝানো হয়।',
      'The National Integrity Strategy was adopted in 2012. By integrity it means excellence of conduct that honesty and ethics bring.',
    ),
    tags: ['সুশাসন'],
  }),
  question('ethics-012', 2, {
    text: both('ন্যায়পাল (Ombudsman) ধারণাটির উৎপত্তি কোন দেশে?', 'In which country did the office of the ombudsman begin?'),
    right: both('সুইডেন', 'Sweden'),
    wrong: [both('যুক্তরাজ্য', 'the United Kingdom'), both('ফ্রান্স', 'France'), both('ডেনমার্ক', 'Denmark')],
    explanation: both(
      '১৮০৯ সালে সুইডেনে প্রথম সংসদীয় ন্যায়পাল পদ সৃষ্টি হয়। বাংলাদেশের সংবিধানের ৭৭ অনুচ্ছেদে ন্যায়পালের বিধান আছে।',
      'Sweden created the first parliamentary ombudsman in 1809. Article 77 of the Constitution of Bangladesh provides for one.',
    ),
    tags: ['সুশাসন'],
  }),
  question('ethics-013', 1, {
    text: both('আইনের শাসনের মূল কথা কোনটি?', 'What is the core of the rule of law?'),
    right: both('আইনের চোখে সবাই সমান', 'all are equal before the law'),
    wrong: [
      both('শাসকের ইচ্ছাই আইন', 'the ruler’s will is the law'),
      both('সংখ্যাগরিষ্ঠই সব সময় ঠিক', 'the majority is always right'),
      both('কঠোর শাস্তিই ন্যায়', 'harsh punishment is justice'),
    ],
    explanation: both(
      'আইনের শাসনে কেউ আইনের ঊর্ধ্বে নন এবং আইন সবার ওপর সমানভাবে প্রযোজ্য। বাংলাদেশের সংবিধানের ২৭ অনুচ্ছেদ: সকল নাগরিক আইনের দৃষ্টিতে সমান।',
      'Under the rule of law nobody stands above the law and it applies to all alike. Article 27 of the Constitution: all citizens are equal before law.',
    ),
    tags: ['সুশাসন'],
  }),
  question('ethics-014', 2, {
    text: both('আন্তর্জাতিক দুর্নীতিবিরোধী দিবস কবে পালিত হয়?', 'When is International Anti-Corruption Day observed?'),
    right: both('৯ ডিসেম্বর', '9 December'),
    wrong: [both('১০ ডিসেম্বর', '10 December'), both('২৪ অক্টোবর', '24 October'), both('১৫ সেপ্টেম্বর', '15 September')],
    explanation: both(
      '২০০৩ সালের ৯ ডিসেম্বর জাতিসংঘের দুর্নীতিবিরোধী সনদ স্বাক্ষরের জন্য উন্মুক্ত হয়। ১০ ডিসেম্বর মানবাধিকার দিবস, ২৪ অক্টোবর জাতিসংঘ দিবস, ১৫ সেপ্টেম্বর গণতন্ত্র দিবস।',
      'The United Nations Convention against Corruption was opened for signature on 9 December 2003. The others are Human Rights Day, United Nations Day and the Day of Democracy.',
    ),
    tags: ['সুশাসন'],
  }),
]
