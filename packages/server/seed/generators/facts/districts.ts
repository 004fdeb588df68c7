/**
 * Districts by division. The districts for which new divisions have been proposed (greater Cumilla, Noakhali and
 * Faridpur) are left out, so that no answer goes stale.
 */
const divisions = [
  {
    bn: 'ঢাকা',
    en: 'Dhaka',
    districts:
      'গাজীপুর Gazipur, নারায়ণগঞ্জ Narayanganj, নরসিংদী Narsingdi, মুন্সিগঞ্জ Munshiganj, মানিকগঞ্জ Manikganj, টাঙ্গাইল Tangail, কিশোরগঞ্জ Kishoreganj',
  },
  {
    bn: 'চট্টগ্রাম',
    en: 'Chattogram',
    districts: 'কক্সবাজার Cox’s_Bazar, রাঙ্গামাটি Rangamati, বান্দরবান Bandarban, খাগড়াছড়ি Khagrachhari',
  },
  {
    bn: 'রাজশাহী',
    en: 'Rajshahi',
    districts:
      'নাটোর Natore, নওগাঁ Naogaon, চাঁপাইনবাবগঞ্জ Chapainawabganj, পাবনা Pabna, সিরাজগঞ্জ Sirajganj, বগুড়া Bogura, জয়পুরহাট Joypurhat',
  },
  {
    bn: 'খুলনা',
    en: 'Khulna',
    districts:
      'যশোর Jashore, সাতক্ষীরা Satkhira, বাগেরহাট Bagerhat, ঝিনাইদহ Jhenaidah, মাগুরা Magura, নড়াইল Narail, কুষ্টিয়া Kushtia, মেহেরপুর Meherpur, চুয়াডাঙ্গা Chuadanga',
  },
  {
    bn: 'বরিশাল',
    en: 'Barishal',
    districts: 'ভোলা Bhola, পটুয়াখালী Patuakhali, বরগুনা Barguna, পিরোজপুর Pirojpur, ঝালকাঠি Jhalokathi',
  },
  { bn: 'সিলেট', en: 'Sylhet', districts: 'সুনামগঞ্জ Sunamganj, হবিগঞ্জ Habiganj, মৌলভীবাজার Moulvibazar' },
  {
    bn: 'রংপুর',
    en: 'Rangpur',
    districts:
      'দিনাজপুর Dinajpur, ঠাকুরগাঁও Thakurgaon, পঞ্চগড় Panchagarh, নীলফামারী Nilphamari, লালমনিরহাট Lalmonirhat, কুড়িগ্রাম Kurigram, গাইবান্ধা Gaibandha',
  },
  { bn: 'ময়মনসিংহ', en: 'Mymensingh', districts: 'জামালপুর Jamalpur, শেরপুর Sherpur, নেত্রকোনা Netrokona' },
] as const

/** One row a district: its name and its division's, each in Bangla and English. */
export const districts = divisions.flatMap(division =>
  division.districts.split(', ').map(names => {
    const [bn, en] = names.split(' ') as [string, string]
    return { bn, en: en.replace('_', ' '), division: { bn: division.bn as string, en: division.en as string } }
  }),
)
