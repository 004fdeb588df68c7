import { z } from 'zod'
import type { Language } from './values.ts'

/** The 64 districts of Bangladesh, by division. */
const names = {
  dhaka: { bn: 'ঢাকা', en: 'Dhaka' },
  faridpur: { bn: 'ফরিদপুর', en: 'Faridpur' },
  gazipur: { bn: 'গাজীপুর', en: 'Gazipur' },
  gopalganj: { bn: 'গোপালগঞ্জ', en: 'Gopalganj' },
  kishoreganj: { bn: 'কিশোরগঞ্জ', en: 'Kishoreganj' },
  madaripur: { bn: 'মাদারীপুর', en: 'Madaripur' },
  manikganj: { bn: 'মানিকগঞ্জ', en: 'Manikganj' },
  munshiganj: { bn: 'মুন্সীগঞ্জ', en: 'Munshiganj' },
  narayanganj: { bn: 'নারায়ণগঞ্জ', en: 'Narayanganj' },
  narsingdi: { bn: 'নরসিংদী', en: 'Narsingdi' },
  rajbari: { bn: 'রাজবাড়ী', en: 'Rajbari' },
  shariatpur: { bn: 'শরীয়তপুর', en: 'Shariatpur' },
  tangail: { bn: 'টাঙ্গাইল', en: 'Tangail' },
  bandarban: { bn: 'বান্দরবান', en: 'Bandarban' },
  brahmanbaria: { bn: 'ব্রাহ্মণবাড়িয়া', en: 'Brahmanbaria' },
  chandpur: { bn: 'চাঁদপুর', en: 'Chandpur' },
  chattogram: { bn: 'চট্টগ্রাম', en: 'Chattogram' },
  coxs_bazar: { bn: 'কক্সবাজার', en: 'Cox’s Bazar' },
  cumilla: { bn: 'কুমিল্লা', en: 'Cumilla' },
  feni: { bn: 'ফেনী', en: 'Feni' },
  khagrachhari: { bn: 'খাগড়াছড়ি', en: 'Khagrachhari' },
  lakshmipur: { bn: 'লক্ষ্মীপুর', en: 'Lakshmipur' },
  noakhali: { bn: 'নোয়াখালী', en: 'Noakhali' },
  rangamati: { bn: 'রাঙ্গামাটি', en: 'Rangamati' },
  bogura: { bn: 'বগুড়া', en: 'Bogura' },
  chapai_nawabganj: { bn: 'চাঁপাইনবাবগঞ্জ', en: 'Chapai Nawabganj' },
  joypurhat: { bn: 'জয়পুরহাট', en: 'Joypurhat' },
  naogaon: { bn: 'নওগাঁ', en: 'Naogaon' },
  natore: { bn: 'নাটোর', en: 'Natore' },
  pabna: { bn: 'পাবনা', en: 'Pabna' },
  rajshahi: { bn: 'রাজশাহী', en: 'Rajshahi' },
  sirajganj: { bn: 'সিরাজগঞ্জ', en: 'Sirajganj' },
  bagerhat: { bn: 'বাগেরহাট', en: 'Bagerhat' },
  chuadanga: { bn: 'চুয়াডাঙ্গা', en: 'Chuadanga' },
  jashore: { bn: 'যশোর', en: 'Jashore' },
  jhenaidah: { bn: 'ঝিনাইদহ', en: 'Jhenaidah' },
  khulna: { bn: 'খুলনা', en: 'Khulna' },
  kushtia: { bn: 'কুষ্টিয়া', en: 'Kushtia' },
  magura: { bn: 'মাগুরা', en: 'Magura' },
  meherpur: { bn: 'মেহেরপুর', en: 'Meherpur' },
  narail: { bn: 'নড়াইল', en: 'Narail' },
  satkhira: { bn: 'সাতক্ষীরা', en: 'Satkhira' },
  barguna: { bn: 'বরগুনা', en: 'Barguna' },
  barishal: { bn: 'বরিশাল', en: 'Barishal' },
  bhola: { bn: 'ভোলা', en: 'Bhola' },
  jhalokathi: { bn: 'ঝালকাঠি', en: 'Jhalokathi' },
  patuakhali: { bn: 'পটুয়াখালী', en: 'Patuakhali' },
  pirojpur: { bn: 'পিরোজপুর', en: 'Pirojpur' },
  habiganj: { bn: 'হবিগঞ্জ', en: 'Habiganj' },
  moulvibazar: { bn: 'মৌলভীবাজার', en: 'Moulvibazar' },
  sunamganj: { bn: 'সুনামগঞ্জ', en: 'Sunamganj' },
  sylhet: { bn: 'সিলেট', en: 'Sylhet' },
  dinajpur: { bn: 'দিনাজপুর', en: 'Dinajpur' },
  gaibandha: { bn: 'গাইবান্ধা', en: 'Gaibandha' },
  kurigram: { bn: 'কুড়িগ্রাম', en: 'Kurigram' },
  lalmonirhat: { bn: 'লালমনিরহাট', en: 'Lalmonirhat' },
  nilphamari: { bn: 'নীলফামারী', en: 'Nilphamari' },
  panchagarh: { bn: 'পঞ্চগড়', en: 'Panchagarh' },
  rangpur: { bn: 'রংপুর', en: 'Rangpur' },
  thakurgaon: { bn: 'ঠাকুরগাঁও', en: 'Thakurgaon' },
  jamalpur: { bn: 'জামালপুর', en: 'Jamalpur' },
  mymensingh: { bn: 'ময়মনসিংহ', en: 'Mymensingh' },
  netrokona: { bn: 'নেত্রকোণা', en: 'Netrokona' },
  sherpur: { bn: 'শেরপুর', en: 'Sherpur' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export type District = keyof typeof names

/** In the order of their divisions. */
export const districts = Object.keys(names) as [District, ...District[]]

export const District = z.enum(districts)

export const districtName = (district: District, language: Language): string => names[district][language]
