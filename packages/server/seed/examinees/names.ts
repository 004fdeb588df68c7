import { createRandom, type Random } from '../generators/random.ts'

/** A name in both scripts: `নুসরাত জাহান`, `Nusrat Jahan`. */
type Name = readonly [bn: string, en: string]

/** Common first and last names of one community, which are put together freely within it; `share` in per cent of all. */
interface Community {
  readonly share: number
  readonly women: Names
  readonly men: Names
}

interface Names {
  readonly first: readonly Name[]
  readonly last: readonly Name[]
}

/** `নুসরাত Nusrat, শারমিন Sharmin`: a name in both scripts each. */
const read = (text: string): Name[] =>
  text.split(',').map(each => {
    const [bn = '', ...en] = each.trim().split(' ')
    return [bn.replaceAll('_', ' '), en.join(' ')]
  })

const muslim: Community = {
  share: 82,
  women: {
    first: read(`নুসরাত Nusrat, শারমিন Sharmin, সুমাইয়া Sumaiya, ফারজানা Farzana, তানজিলা Tanjila, সাদিয়া Sadia, মারিয়া Maria,
      জান্নাত Jannat, রাবেয়া Rabeya, আয়েশা Ayesha, খাদিজা Khadija, ফাতেমা Fatema, নাসরিন Nasrin, রোকসানা Roksana, তাহমিনা Tahmina,
      শাহনাজ Shahnaz, রুমানা Rumana, সাবরিনা Sabrina, নাজমা Nazma, সানজিদা Sanjida, ইশরাত Ishrat, মাহমুদা Mahmuda, তাসনিম Tasnim,
      আফরোজা Afroza, লায়লা Laila, মৌসুমী Mousumi, শিরিন Shirin, হাবিবা Habiba, রিফাত Rifat, আনিকা Anika`),
    last: read(`জাহান Jahan, আক্তার Akter, খাতুন Khatun, সুলতানা Sultana, বেগম Begum, ইসলাম Islam, রহমান Rahman, ইয়াসমিন Yasmin,
      পারভীন Parvin, ফেরদৌস Ferdous, হোসেন Hossain, চৌধুরী Chowdhury, তাবাসসুম Tabassum, নাহার Nahar, মিম Mim`),
  },
  men: {
    first: read(`রাফি Rafi, তানভীর Tanvir, কামাল Kamal, সাইফ Saif, আরিফ Arif, জামাল Jamal, রাকিব Rakib, শফিক Shafiq,
      নাঈম Nayeem, ইমরান Imran, সোহেল Sohel, জহির Zahir, মেহেদী Mehedi, আশরাফ Ashraf, শাকিল Shakil, ফয়সাল Faisal, রেজা Reza,
      হাসিব Hasib, নাজিম Nazim, সাব্বির Sabbir, তৌহিদ Touhid, মিজান Mizan, আবদুল্লাহ Abdullah, জুবায়ের Zubair, মোস্তফা Mostafa,
      রাশেদ Rashed, সজীব Sajib, আনিস Anis, মাসুদ Masud, ওমর Omar`),
    last: read(`আহমেদ Ahmed, হাসান Hasan, ইসলাম Islam, রহমান Rahman, হোসেন Hossain, আলম Alam, মাহমুদ Mahmud, করিম Karim, চৌধুরী Chowdhury,
      সরকার Sarkar, মিয়া Mia, হক Haque, উদ্দিন Uddin, খান Khan, তালুকদার Talukder`),
  },
}

const hindu: Community = {
  share: 11,
  women: {
    first:
      read(`মিতা Mita, প্রিয়াঙ্কা Priyanka, সুস্মিতা Susmita, অনন্যা Ananya, পূজা Puja, তৃষ্ণা Trishna, শ্রাবণী Shraboni, স্মৃতি Smriti,
      মৌমিতা Moumita, রিয়া Riya, শম্পা Shampa, দীপা Dipa`),
    last: read(
      `রানী Rani, দাস Das, সাহা Saha, চক্রবর্তী Chakraborty, বিশ্বাস Biswas, রায় Roy, মণ্ডল Mondal, সরকার Sarkar, পাল Paul, দেবনাথ Debnath`,
    ),
  },
  men: {
    first:
      read(`শুভ Shuvo, অর্ণব Arnab, সৌরভ Sourav, প্রসেনজিৎ Prosenjit, বিপ্লব Biplob, জয়ন্ত Joyanta, পার্থ Partha, সুজন Sujan,
      উত্তম Uttam, তন্ময় Tanmoy, দীপঙ্কর Dipankar, রাজীব Rajib`),
    last: read(
      `দাস Das, সাহা Saha, চক্রবর্তী Chakraborty, বিশ্বাস Biswas, রায় Roy, মণ্ডল Mondal, সরকার Sarkar, পাল Paul, দেবনাথ Debnath, ঘোষ Ghosh`,
    ),
  },
}

const buddhist: Community = {
  share: 2,
  women: { first: read(`সুপ্রিয়া Supriya, রূপা Rupa, নন্দিতা Nandita, ঊর্মি Urmi`), last: read(`বড়ুয়া Barua, মুৎসুদ্দী Mutsuddi`) },
  men: { first: read(`সুমন Suman, অনিক Anik, রাহুল Rahul, জ্যোতি Jyoti`), last: read(`বড়ুয়া Barua, মুৎসুদ্দী Mutsuddi`) },
}

const christian: Community = {
  share: 2,
  women: {
    first: read(`মারীয়া Maria, তেরেজা Tereza, রোজলিন Rosaline, এলিজা Eliza`),
    last: read(`গমেজ Gomes, রোজারিও Rozario, কস্তা Costa, ডিকস্তা D’Costa`),
  },
  men: {
    first: read(`পল Paul, যোসেফ Joseph, ডেভিড David, মাইকেল Michael`),
    last: read(`গমেজ Gomes, রোজারিও Rozario, কস্তা Costa, পিউরিফিকেশন Purification`),
  },
}

/** Chakma, Marma, Tripura, Garo, Santal and Manipuri: last names name the people, so first names stay with their own. */
const indigenous: readonly Community[] = [
  {
    share: 1,
    women: { first: read(`জয়া Joya, মিনাক্ষী Minakshi, পূর্ণা Purna, কবিতা Kabita`), last: read(`চাকমা Chakma, ত্রিপুরা Tripura`) },
    men: { first: read(`নিপুণ Nipun, রিপন Ripon, সুবিমল Subimal, অমিত Amit`), last: read(`চাকমা Chakma, ত্রিপুরা Tripura`) },
  },
  {
    share: 1,
    women: { first: read(`উমে_প্রু U May Pru, নুমে Nu May, চিং_মে Ching May`), last: read(`মারমা Marma`) },
    men: { first: read(`মং_সাইন Mong Sain, উসাই_মং U Sai Mong, থোয়াই_চিং Thoai Ching`), last: read(`মারমা Marma`) },
  },
  {
    share: 1,
    women: {
      first: read(`রিতা Rita, মালতি Maloti, লিপি Lipi, সন্ধ্যা Sandhya`),
      last: read(`মারাক Marak, সাংমা Sangma, হেমব্রম Hembrom, সিনহা Sinha`),
    },
    men: {
      first: read(`সুবাস Subas, প্রদীপ Pradip, বাবুল Babul, রবীন Robin`),
      last: read(`মারাক Marak, সাংমা Sangma, হেমব্রম Hembrom, সিনহা Sinha`),
    },
  },
]

const communities: readonly Community[] = [muslim, hindu, buddhist, christian, ...indigenous]

/**
 * The name of a generated examinee, always the same for the same number; every fifth writes it in Latin letters, as people
 * do. Put together by chance out of common names: nobody is meant.
 */
export function examineeName(number: number): string {
  const random = createRandom(number)
  const { women, men } = pickCommunity(random)
  const { first, last } = random.pick([women, men])
  const script = number % 5 === 0 ? 1 : 0
  return [first, last].map(names => random.pick(names)[script]).join(' ')
}

function pickCommunity(random: Random): Community {
  let left = random.int(1, 100)
  for (const community of communities) {
    left -= community.share
    if (left <= 0) return community
  }
  throw new Error('the shares of all communities make a hundred')
}
