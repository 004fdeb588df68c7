import type { SeedQuestion } from './seed-question.ts'
import { answeredOf, both } from './seed-question.ts'

const question = answeredOf('geography')

/** Geography of Bangladesh and the world, the environment, and disasters. */
export const geography: SeedQuestion[] = [
  question('geography-001', 1, {
    text: both('বায়ুমণ্ডলে কোন গ্যাসের পরিমাণ সবচেয়ে বেশি?', 'Which gas makes up most of the atmosphere?'),
    right: both('নাইট্রোজেন', 'nitrogen'),
    wrong: [both('অক্সিজেন', 'oxygen'), both('কার্বন ডাই-অক্সাইড', 'carbon dioxide'), both('আর্গন', 'argon')],
    explanation: both(
      'শুষ্ক বায়ুর আয়তনের প্রায় ৭৮% নাইট্রোজেন, ২১% অক্সিজেন ও ০.৯% আর্গন; কার্বন ডাই-অক্সাইড ০.০৪ শতাংশের কাছাকাছি।',
      'By volume dry air is about 78% nitrogen, 21% oxygen and 0.9% argon; carbon dioxide is about 0.04%.',
    ),
    tags: ['বায়ুমণ্ডল'],
  }),
  question('geography-002', 2, {
    text: both('ওজোন স্তর বায়ুমণ্ডলের কোন স্তরে অবস্থিত?', 'In which layer of the atmosphere is the ozone layer?'),
    right: both('স্ট্র্যাটোমণ্ডল', 'the stratosphere'),
    wrong: [
      both('ট্রপোমণ্ডল', 'the troposphere'),
      both('মেসোমণ্ডল', 'the mesosphere'),
      both('তাপমণ্ডল', 'the thermosphere'),
    ],
    explanation: both(
      'ওজোনের বেশির ভাগ থাকে স্ট্র্যাটোমণ্ডলে, ভূপৃষ্ঠ থেকে মোটামুটি ১৫ থেকে ৩৫ কিলোমিটার ওপরে। এটি সূর্যের অতিবেগুনি রশ্মি শোষণ করে। মেঘ-বৃষ্টি হয় ট্রপোমণ্ডলে।',
      'Most ozone lies in the stratosphere, about 15 to 35 kilometres up, where it absorbs ultraviolet light. Clouds and rain belong to the troposphere.',
    ),
    tags: ['বায়ুমণ্ডল'],
  }),
  question('geography-003', 1, {
    text: both('পৃথিবীর কোন গতির ফলে দিন ও রাত হয়?', 'Which motion of the Earth causes day and night?'),
    right: both('আহ্নিক গতি', 'rotation on its axis'),
    wrong: [
      both('বার্ষিক গতি', 'revolution round the Sun'),
      both('জোয়ার-ভাটা', 'the tides'),
      both('সৌরজগতের গতি', 'the motion of the solar system'),
    ],
    explanation: both(
      'পৃথিবী নিজ অক্ষে প্রায় ২৪ ঘণ্টায় একবার ঘোরে: এটি আহ্নিক গতি, এর ফলে দিন-রাত হয়। সূর্যের চারদিকে ঘোরার বার্ষিক গতি আর অক্ষের হেলানো অবস্থার ফলে ঋতু বদলায়।',
      'The Earth turns on its axis once in about 24 hours, which makes day and night. The seasons come from its revolution round the Sun with a tilted axis.',
    ),
    tags: ['পৃথিবীর গতি'],
  }),
  question('geography-004', 2, {
    text: both(
      'পৃথিবীর ১ ডিগ্রি দ্রাঘিমার পার্থক্যে স্থানীয় সময়ের পার্থক্য কত?',
      'By how much does local time differ for one degree of longitude?',
    ),
    right: both('৪ মিনিট', '4 minutes'),
    wrong: [both('১ মিনিট', '1 minute'), both('১৫ মিনিট', '15 minutes'), both('১ ঘণ্টা', '1 hour')],
    explanation: both(
      '৩৬০ ডিগ্রি ঘুরতে লাগে ২৪ ঘণ্টা = ১৪৪০ মিনিট। তাই ১ ডিগ্রিতে \\(\\frac{১৪৪০}{৩৬০} = ৪\\) মিনিট, আর ১৫ ডিগ্রিতে ১ ঘণ্টা।',
      'The Earth turns 360 degrees in 24 hours, that is 1440 minutes; so one degree takes \\(\\frac{1440}{360} = 4\\) minutes, and 15 degrees an hour.',
    ),
    tags: ['সময়'],
  }),
  question('geography-005', 1, {
    text: both(
      'বাংলাদেশের প্রমাণ সময় গ্রিনিচ মান সময়ের চেয়ে কত ঘণ্টা এগিয়ে?',
      'By how many hours is Bangladesh standard time ahead of Greenwich Mean Time?',
    ),
    right: both('৬ ঘণ্টা', '6 hours'),
    wrong: [both('৫ ঘণ্টা', '5 hours'), both('৫ ঘণ্টা ৩০ মিনিট', '5 hours 30 minutes'), both('৭ ঘণ্টা', '7 hours')],
    explanation: both(
      'বাংলাদেশের প্রায় মাঝখান দিয়ে গেছে ৯০ ডিগ্রি পূর্ব দ্রাঘিমারেখা। \\(৯০ \\times ৪ = ৩৬০\\) মিনিট = ৬ ঘণ্টা। পূর্বে বলে সময় এগিয়ে।',
      'The meridian of 90 degrees east runs through the middle of Bangladesh: \\(90 \\times 4 = 360\\) minutes, six hours, and ahead because it lies east.',
    ),
    tags: ['সময়'],
  }),
  question('geography-006', 1, {
    text: both('বাংলাদেশের সর্ব উত্তরের উপজেলা কোনটি?', 'Which is the northernmost upazila of Bangladesh?'),
    right: both('তেঁতুলিয়া', 'Tetulia'),
    wrong: [both('টেকনাফ', 'Teknaf'), both('শিবগঞ্জ', 'Shibganj'), both('থানচি', 'Thanchi')],
    explanation: both(
      'পঞ্চগড় জেলার তেঁতুলিয়া সর্ব উত্তরের উপজেলা। সর্ব দক্ষিণে কক্সবাজারের টেকনাফ, সর্ব পশ্চিমে চাঁপাইনবাবগঞ্জের শিবগঞ্জ ও সর্ব পূর্বে বান্দরবানের থানচি।',
      'Tetulia in Panchagarh is the northernmost upazila; Teknaf lies farthest south, Shibganj of Chapainawabganj farthest west and Thanchi of Bandarban farthest east.',
    ),
    tags: ['বাংলাদেশের সীমানা'],
  }),
  question('geography-007', 2, {
    text: both(
      'বাংলাদেশের সঙ্গে ভারতের কয়টি রাজ্যের স্থল সীমান্ত আছে?',
      'With how many states of India does Bangladesh share a land border?',
    ),
    right: both('৫টি', '5'),
    wrong: [both('৪টি', '4'), both('৬টি', '6'), both('৭টি', '7')],
    explanation: both(
      'পশ্চিমবঙ্গ, আসাম, মেঘালয়, ত্রিপুরা ও মিজোরাম: এই পাঁচ রাজ্য বাংলাদেশের সীমান্তে। মণিপুর ও নাগাল্যান্ডের সঙ্গে সীমান্ত নেই।',
      'West Bengal, Assam, Meghalaya, Tripura and Mizoram border Bangladesh. Manipur and Nagaland do not.',
    ),
    tags: ['বাংলাদেশের সীমানা'],
  }),
  question('geography-008', 2, {
    text: both(
      'গঙ্গা নদী কোন জেলা দিয়ে পদ্মা নামে বাংলাদেশে প্রবেশ করেছে?',
      'Through which district does the Ganges enter Bangladesh, to be called the Padma?',
    ),
    right: both('চাঁপাইনবাবগঞ্জ', 'Chapainawabganj'),
    wrong: [both('কুড়িগ্রাম', 'Kurigram'), both('রাজবাড়ী', 'Rajbari'), both('কুষ্টিয়া', 'Kushtia')],
    explanation: both(
      'গঙ্গা চাঁপাইনবাবগঞ্জ দিয়ে ঢুকে পদ্মা নাম নেয়। ব্রহ্মপুত্র ঢোকে কুড়িগ্রাম দিয়ে; পদ্মা ও যমুনা মেলে রাজবাড়ীর গোয়ালন্দের কাছে।',
      'The Ganges enters at Chapainawabganj as the Padma. The Brahmaputra comes in at Kurigram, and Padma and Jamuna meet near Goalanda in Rajbari.',
    ),
    tags: ['নদী'],
  }),
  question('geography-009', 2, {
    text: both('হালদা নদী কোন কারণে বিশেষভাবে পরিচিত?', 'For what is the river Halda specially known?'),
    right: both('রুই-জাতীয় মাছের প্রাকৃতিক প্রজননক্ষেত্র', 'as a natural breeding ground of carp'),
    wrong: [
      both('দেশের দীর্ঘতম নদী বলে', 'as the longest river of the country'),
      both('জলবিদ্যুৎ কেন্দ্রের জন্য', 'for its hydroelectric plant'),
      both('জোয়ার-ভাটার অভাবের জন্য', 'for having no tides'),
    ],
    explanation: both(
      'খাগড়াছড়ির পাহাড় থেকে নেমে চট্টগ্রামে কর্ণফুলীতে মেশা হালদায় রুই, কাতলা, মৃগেল ও কালিবাউশ প্রাকৃতিকভাবে ডিম ছাড়ে; জোয়ার-ভাটার এমন নদী থেকে নিষিক্ত ডিম সংগ্রহ করা হয়। জলবিদ্যুৎ কেন্দ্রটি কর্ণফুলীর কাপ্তাইয়ে।',
      'The Halda comes down from the hills of Khagrachhari and joins the Karnaphuli in Chattogram. Rui, katla, mrigel and kalibaush spawn in it naturally and fertilised eggs are collected there. The hydroelectric plant is at Kaptai on the Karnaphuli.',
    ),
    tags: ['নদী'],
  }),
  question('geography-010', 2, {
    text: both('সেন্ট মার্টিন কী ধরনের দ্বীপ?', 'What kind of island is Saint Martin’s?'),
    right: both('প্রবাল দ্বীপ', 'a coral island'),
    wrong: [
      both('আগ্নেয় দ্বীপ', 'a volcanic island'),
      both('নদীগঠিত চর', 'a river shoal'),
      both('হিমবাহগঠিত দ্বীপ', 'an island made by a glacier'),
    ],
    explanation: both(
      'বঙ্গোপসাগরে টেকনাফের দক্ষিণে সেন্ট মার্টিন বাংলাদেশের একমাত্র প্রবাল দ্বীপ; স্থানীয় নাম নারিকেল জিঞ্জিরা। ভোলা ও হাতিয়া পলিমাটির দ্বীপ।',
      'South of Teknaf in the Bay of Bengal, Saint Martin’s is the only coral island of Bangladesh, locally Narikel Jinjira. Bhola and Hatiya are islands of silt.',
    ),
    tags: ['দ্বীপ'],
  }),
  question('geography-011', 2, {
    text: both(
      'বরেন্দ্রভূমি কোন যুগের সোপান অঞ্চলের অন্তর্ভুক্ত?',
      'To the terraces of which epoch does the Barind Tract belong?',
    ),
    right: both('প্লাইস্টোসিন', 'the Pleistocene'),
    wrong: [both('টারশিয়ারি', 'the Tertiary'), both('হলোসিন', 'the Holocene'), both('জুরাসিক', 'the Jurassic')],
    explanation: both(
      'বরেন্দ্রভূমি, মধুপুর ও ভাওয়ালের গড় এবং লালমাই পাহাড় প্লাইস্টোসিন কালের সোপান। দক্ষিণ-পূর্ব ও উত্তর-পূর্বের পাহাড় টারশিয়ারি যুগের, আর প্লাবন সমভূমি সাম্প্রতিক (হলোসিন) কালের।',
      'The Barind, the Madhupur and Bhawal tracts and the Lalmai hills are Pleistocene terraces. The hills of the south-east and north-east are Tertiary, and the floodplains recent (Holocene).',
    ),
    tags: ['ভূপ্রকৃতি'],
  }),
  question('geography-012', 1, {
    text: both(
      'ভূমিকম্পের মাত্রা মাপা হয় কোন যন্ত্রের রেখাচিত্র থেকে?',
      'From the trace of which instrument is the magnitude of an earthquake found?',
    ),
    right: both('সিসমোগ্রাফ', 'the seismograph'),
    wrong: [
      both('ব্যারোমিটার', 'the barometer'),
      both('হাইগ্রোমিটার', 'the hygrometer'),
      both('অ্যানিমোমিটার', 'the anemometer'),
    ],
    explanation: both(
      'সিসমোগ্রাফ ভূকম্পন রেকর্ড করে, তা থেকে মাত্রা হিসাব করা হয়। ব্যারোমিটার বায়ুচাপ, হাইগ্রোমিটার আর্দ্রতা ও অ্যানিমোমিটার বায়ুর বেগ মাপে।',
      'A seismograph records the shaking, from which the magnitude is worked out. A barometer measures air pressure, a hygrometer humidity and an anemometer the speed of wind.',
    ),
    tags: ['দুর্যোগ'],
  }),
  question('geography-013', 1, {
    text: both('সুনামির প্রধান কারণ কোনটি?', 'What is the main cause of a tsunami?'),
    right: both('সমুদ্রতলের ভূমিকম্প', 'an earthquake under the sea'),
    wrong: [
      both('পূর্ণিমার জোয়ার', 'the tide at full moon'),
      both('মৌসুমি বায়ু', 'the monsoon'),
      both('সমুদ্রের লবণাক্ততা', 'the saltness of the sea'),
    ],
    explanation: both(
      'সমুদ্রতলের ভূমিকম্প, অগ্ন্যুৎপাত বা ভূমিধসে বিপুল পানি হঠাৎ সরে গেলে সুনামি হয়। জাপানি শব্দ ‘সুনামি’ অর্থ বন্দরের ঢেউ। ঘূর্ণিঝড়ের জলোচ্ছ্বাস আলাদা ঘটনা।',
      'A tsunami comes when an earthquake, an eruption or a landslide under the sea suddenly moves much water. The Japanese word means “harbour wave”. The surge of a cyclone is another thing.',
    ),
    tags: ['দুর্যোগ'],
  }),
  question('geography-014', 2, {
    text: both('বঙ্গোপসাগরে সৃষ্ট ক্রান্তীয় ঝড়কে কী বলা হয়?', 'What is a tropical storm of the Bay of Bengal called?'),
    right: both('সাইক্লোন', 'a cyclone'),
    wrong: [both('টাইফুন', 'a typhoon'), both('হারিকেন', 'a hurricane'), both('টর্নেডো', 'a tornado')],
    explanation: both(
      'একই ধরনের ঝড়ের নাম অঞ্চলভেদে আলাদা: ভারত মহাসাগরে সাইক্লোন, উত্তর-পশ্চিম প্রশান্ত মহাসাগরে টাইফুন, আটলান্টিকে হারিকেন। টর্নেডো স্থলভাগের ছোট কিন্তু তীব্র ঘূর্ণি।',
      'The same kind of storm is a cyclone in the Indian Ocean, a typhoon in the north-west Pacific and a hurricane in the Atlantic. A tornado is a small, violent whirl over land.',
    ),
    tags: ['দুর্যোগ'],
  }),
  question('geography-015', 2, {
    text: both(
      'দুর্যোগ ব্যবস্থাপনায় ‘প্রশমন’ (mitigation) বলতে কী বোঝায়?',
      'What does mitigation mean in disaster management?',
    ),
    right: both('আগে থেকে ঝুঁকি ও ক্ষতি কমানোর ব্যবস্থা', 'measures taken beforehand to lessen risk and damage'),
    wrong: [
      both('দুর্যোগের পর ত্রাণ বিতরণ', 'handing out relief after a disaster'),
      both('দুর্গতদের উদ্ধার অভিযান', 'rescuing those who are in distress'),
      both('ক্ষয়ক্ষতির হিসাব তৈরি', 'drawing up a list of the damage'),
    ],
    explanation: both(
      'প্রশমন মানে স্থায়ীভাবে ঝুঁকি কমানো: বেড়িবাঁধ, উপকূলীয় বন, ভূমিকম্প-সহনীয় ভবন। ত্রাণ ও উদ্ধার হলো সাড়াদান পর্যায়ের কাজ।',
      'Mitigation lowers the risk for good: embankments, coastal forests, buildings that stand earthquakes. Relief and rescue belong to the response.',
    ),
    tags: ['দুর্যোগ'],
  }),
  question('geography-016', 2, {
    text: both('মন্ট্রিল প্রটোকলের (১৯৮৭) উদ্দেশ্য কী?', 'What is the aim of the Montreal Protocol of 1987?'),
    right: both('ওজোন স্তর রক্ষা', 'to protect the ozone layer'),
    wrong: [
      both('জলাভূমি সংরক্ষণ', 'to conserve wetlands'),
      both('বিপন্ন প্রাণীর বাণিজ্য নিয়ন্ত্রণ', 'to control trade in endangered animals'),
      both('পারমাণবিক পরীক্ষা বন্ধ', 'to end nuclear tests'),
    ],
    explanation: both(
      'মন্ট্রিল প্রটোকল সিএফসিসহ ওজোন-ক্ষয়কারী পদার্থের উৎপাদন ও ব্যবহার ধাপে ধাপে বন্ধ করে। জলাভূমির জন্য রামসার কনভেনশন (১৯৭১), বিপন্ন প্রাণীর বাণিজ্যে সাইটিস (১৯৭৩)।',
      'The Montreal Protocol phases out CFCs and other substances that destroy ozone. Wetlands have the Ramsar Convention (1971), and trade in endangered species has CITES (1973).',
    ),
    tags: ['পরিবেশ'],
  }),
  question('geography-017', 3, {
    text: both('নিরক্ষরেখা নিচের কোন দেশের ওপর দিয়ে গেছে?', 'Through which of these countries does the equator run?'),
    right: both('কেনিয়া', 'Kenya'),
    wrong: [both('মিশর', 'Egypt'), both('শ্রীলঙ্কা', 'Sri Lanka'), both('মেক্সিকো', 'Mexico')],
    explanation: both(
      'নিরক্ষরেখা গেছে কেনিয়া, উগান্ডা, ইন্দোনেশিয়া, ব্রাজিল, ইকুয়েডর প্রভৃতি দেশ দিয়ে। শ্রীলঙ্কা নিরক্ষরেখার উত্তরে; মিশর ও মেক্সিকোর ওপর দিয়ে গেছে কর্কটক্রান্তি রেখা।',
      'The equator crosses Kenya, Uganda, Indonesia, Brazil, Ecuador and others. Sri Lanka lies north of it, and through Egypt and Mexico runs the Tropic of Cancer.',
    ),
    tags: ['অক্ষরেখা'],
  }),
  question('geography-018', 1, {
    text: both('আয়তনে পৃথিবীর বৃহত্তম মহাসাগর কোনটি?', 'Which is the largest ocean by area?'),
    right: both('প্রশান্ত মহাসাগর', 'the Pacific'),
    wrong: [
      both('আটলান্টিক মহাসাগর', 'the Atlantic'),
      both('ভারত মহাসাগর', 'the Indian Ocean'),
      both('উত্তর মহাসাগর', 'the Arctic Ocean'),
    ],
    explanation: both(
      'প্রশান্ত মহাসাগর একাই পৃথিবীর পৃষ্ঠের প্রায় এক-তৃতীয়াংশ; এরপর আটলান্টিক ও ভারত মহাসাগর। উত্তর মহাসাগর সবচেয়ে ছোট।',
      'The Pacific alone covers about a third of the Earth’s surface; then come the Atlantic and the Indian Ocean. The Arctic Ocean is the smallest.',
    ),
    tags: ['মহাসাগর'],
  }),
  question('geography-019', 2, {
    text: both('জোয়ার-ভাটার প্রধান কারণ কোনটি?', 'What is the main cause of the tides?'),
    right: both('চাঁদের আকর্ষণ', 'the pull of the Moon'),
    wrong: [
      both('বায়ুপ্রবাহ', 'the wind'),
      both('সমুদ্রস্রোত', 'ocean currents'),
      both('পৃথিবীর চৌম্বকত্ব', 'the Earth’s magnetism'),
    ],
    explanation: both(
      'চাঁদ সূর্যের চেয়ে অনেক ছোট হলেও অনেক কাছে, তাই জোয়ারে তার প্রভাব সূর্যের দ্বিগুণের বেশি। অমাবস্যা ও পূর্ণিমায় দুটির টান এক রেখায় পড়ে: তেজ কটাল।',
      'The Moon is far smaller than the Sun but far nearer, so its effect on the tides is more than twice the Sun’s. At new and full moon both pull in one line: spring tide.',
    ),
    tags: ['সমুদ্র'],
  }),
  question('geography-020', 2, {
    text: both('টাঙ্গুয়ার হাওর কোন জেলায় অবস্থিত?', 'In which district is Tanguar Haor?'),
    right: both('সুনামগঞ্জ', 'Sunamganj'),
    wrong: [both('মৌলভীবাজার', 'Moulvibazar'), both('নেত্রকোনা', 'Netrokona'), both('কিশোরগঞ্জ', 'Kishoreganj')],
    explanation: both(
      'টাঙ্গুয়ার হাওর সুনামগঞ্জে; ২০০০ সালে এটি সুন্দরবনের পর বাংলাদেশের দ্বিতীয় রামসার স্থান হয়। হাকালুকি হাওর মৌলভীবাজার ও সিলেটে বিস্তৃত।',
      'Tanguar Haor is in Sunamganj; in 2000 it became the second Ramsar site of Bangladesh after the Sundarbans. Hakaluki Haor spreads over Moulvibazar and Sylhet.',
    ),
    tags: ['হাওর'],
  }),
]
