/** A larger measure, the smaller one, and how many of the smaller make one of the larger. */
export const measures = [
  { many: { bn: 'কিলোমিটার', en: 'kilometres' }, one: { bn: 'মিটার', en: 'metres' }, of: 1000 },
  { many: { bn: 'মিটার', en: 'metres' }, one: { bn: 'সেন্টিমিটার', en: 'centimetres' }, of: 100 },
  { many: { bn: 'মিটার', en: 'metres' }, one: { bn: 'মিলিমিটার', en: 'millimetres' }, of: 1000 },
  { many: { bn: 'কিলোগ্রাম', en: 'kilograms' }, one: { bn: 'গ্রাম', en: 'grams' }, of: 1000 },
  { many: { bn: 'মেট্রিক টন', en: 'metric tons' }, one: { bn: 'কিলোগ্রাম', en: 'kilograms' }, of: 1000 },
  { many: { bn: 'কুইন্টাল', en: 'quintals' }, one: { bn: 'কিলোগ্রাম', en: 'kilograms' }, of: 100 },
  { many: { bn: 'লিটার', en: 'litres' }, one: { bn: 'মিলিলিটার', en: 'millilitres' }, of: 1000 },
  { many: { bn: 'হেক্টর', en: 'hectares' }, one: { bn: 'বর্গমিটার', en: 'square metres' }, of: 10000 },
] as const

/** Quantity in Bangla (possessive) and English, unit in Bangla and English. */
export const siUnits = [
  ['ক্ষমতার', 'power', 'ওয়াট', 'watt'],
  ['চাপের', 'pressure', 'প্যাসকেল', 'pascal'],
  ['কম্পাঙ্কের', 'frequency', 'হার্জ', 'hertz'],
  ['বৈদ্যুতিক রোধের', 'electrical resistance', 'ওহম', 'ohm'],
  ['বৈদ্যুতিক আধানের', 'electric charge', 'কুলম্ব', 'coulomb'],
  ['তড়িৎ প্রবাহের', 'electric current', 'অ্যাম্পিয়ার', 'ampere'],
  ['বিভব পার্থক্যের', 'potential difference', 'ভোল্ট', 'volt'],
  ['ধারকত্বের', 'capacitance', 'ফ্যারাড', 'farad'],
  ['দীপন তীব্রতার', 'luminous intensity', 'ক্যান্ডেলা', 'candela'],
  ['পদার্থের পরিমাণের', 'the amount of substance', 'মোল', 'mole'],
  ['তাপমাত্রার', 'temperature', 'কেলভিন', 'kelvin'],
  ['কাজ ও শক্তির', 'work and energy', 'জুল', 'joule'],
  ['তেজস্ক্রিয়তার', 'radioactivity', 'বেকেরেল', 'becquerel'],
  ['চৌম্বক ফ্লাক্সের', 'magnetic flux', 'ওয়েবার', 'weber'],
] as const
