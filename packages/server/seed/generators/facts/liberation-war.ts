/** What happened and when, in Bangla and English. */
export const warDates = [
  ['স্বাধীন বাংলার পতাকা প্রথম উত্তোলন', 'the flag of Bangladesh was first hoisted', '২ মার্চ ১৯৭১', '2 March 1971'],
  ['পল্টনে স্বাধীনতার ইশতেহার পাঠ', 'the manifesto of independence was read out at Paltan', '৩ মার্চ ১৯৭১', '3 March 1971'],
  [
    'রেসকোর্স ময়দানে শেখ মুজিবুর রহমানের ঐতিহাসিক ভাষণ',
    'Sheikh Mujibur Rahman gave his historic speech at the Race Course',
    '৭ মার্চ ১৯৭১',
    '7 March 1971',
  ],
  ['‘অপারেশন সার্চলাইট’ নামে গণহত্যার শুরু', 'the killings called Operation Searchlight began', '২৫ মার্চ ১৯৭১', '25 March 1971'],
  [
    'মুজিবনগর সরকার গঠন ও স্বাধীনতার ঘোষণাপত্র জারি',
    'the Mujibnagar government was formed and the Proclamation of Independence issued',
    '১০ এপ্রিল ১৯৭১',
    '10 April 1971',
  ],
  ['নিউ ইয়র্কে ‘কনসার্ট ফর বাংলাদেশ’', 'the Concert for Bangladesh was held in New York', '১ আগস্ট ১৯৭১', '1 August 1971'],
  ['বাংলাদেশকে ভারতের স্বীকৃতি', 'India recognised Bangladesh', '৬ ডিসেম্বর ১৯৭১', '6 December 1971'],
  ['পাকিস্তানি বাহিনীর আত্মসমর্পণ', 'the Pakistani forces surrendered', '১৬ ডিসেম্বর ১৯৭১', '16 December 1971'],
  [
    'শেখ মুজিবুর রহমানের স্বদেশ প্রত্যাবর্তন',
    'Sheikh Mujibur Rahman returned to his country',
    '১০ জানুয়ারি ১৯৭২',
    '10 January 1972',
  ],
] as const

/** The seven Bir Sreshtho and the force in which each served. */
export const heroes = [
  ['মহিউদ্দিন জাহাঙ্গীর', 'Mohiuddin Jahangir', 'সেনাবাহিনী', 'the army'],
  ['হামিদুর রহমান', 'Hamidur Rahman', 'সেনাবাহিনী', 'the army'],
  ['মোস্তফা কামাল', 'Mostafa Kamal', 'সেনাবাহিনী', 'the army'],
  ['রুহুল আমিন', 'Ruhul Amin', 'নৌবাহিনী', 'the navy'],
  ['মতিউর রহমান', 'Matiur Rahman', 'বিমানবাহিনী', 'the air force'],
  ['মুন্সী আব্দুর রউফ', 'Munshi Abdur Rouf', 'ইপিআর', 'the East Pakistan Rifles'],
  ['নূর মোহাম্মদ শেখ', 'Nur Mohammad Sheikh', 'ইপিআর', 'the East Pakistan Rifles'],
] as const
