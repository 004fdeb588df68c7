/** A post of the demo: by one of the sandbox's people, so many hours ago. Each says that it is a sample. */
export interface PostSeed {
  readonly slug: string
  /** The `sub` of its writer. */
  readonly by: string
  readonly hoursAgo: number
  readonly text: string
  /** General where neither is said. */
  readonly isQuestion?: boolean
  readonly poll?: { readonly options: readonly string[]; readonly open_days: 1 | 3 | 7 }
  /** It waits for a moderator. */
  readonly waits?: boolean
  readonly comments?: readonly CommentSeed[]
}

export interface CommentSeed {
  readonly by: string
  readonly text: string
  readonly replies?: readonly { readonly by: string; readonly text: string }[]
}

const [nusrat, rafi, mita, tanvir] = ['learner', 'second', 'moderator', 'premium'].map(name => `sandbox-${name}`) as [
  string,
  string,
  string,
  string,
]

export const postSeeds: readonly PostSeed[] = [
  {
    slug: 'demo-welcome',
    by: mita,
    hoursAgo: 70,
    text: 'এটি একটি নমুনা পোস্ট।\n\nএখানে পড়াশোনার কথা লিখুন: যা বুঝতে পারছেন না, যা কাজে লেগেছে, যা সবার জানা দরকার। ফোন নম্বর বা টাকার লেনদেনের কথা লিখবেন না। প্রত্যেকটি পোস্ট একজন মডারেটর দেখেন।',
    comments: [
      {
        by: nusrat,
        text: 'ধন্যবাদ। প্রশ্ন করলে কি পোস্ট দেখা যেতে সময় লাগে?',
        replies: [{ by: mita, text: 'দিনের বেলায় সাধারণত কয়েক ঘণ্টার মধ্যেই দেখা হয়।' }],
      },
    ],
  },
  {
    slug: 'demo-percentage',
    by: nusrat,
    hoursAgo: 26,
    isQuestion: true,
    text: 'নমুনা প্রশ্ন: একটি দাম প্রথমে ২০% বাড়ল, পরে ২০% কমল। শেষে দাম কত শতাংশ কমে?\n\nআমি লিখেছি $1.2 \\times 0.8 = 0.96$, তাহলে কি ৪% কমে?',
    comments: [
      { by: rafi, text: 'হ্যাঁ, \\(1 - 0.96 = 0.04\\), অর্থাৎ ৪%।', replies: [{ by: nusrat, text: 'বুঝেছি, ধন্যবাদ!' }] },
      { by: tanvir, text: 'মনে রাখার উপায়: একই হার বাড়িয়ে কমালে কমে হারের বর্গের সমান। এখানে $0.2^2 = 0.04$।' },
    ],
  },
  {
    slug: 'demo-when',
    by: mita,
    hoursAgo: 20,
    text: 'নমুনা জরিপ: আপনি দিনের কোন সময়ে পড়েন?',
    poll: { options: ['ভোরে', 'দুপুরে', 'সন্ধ্যায়', 'রাত ১০টার পরে'], open_days: 7 },
    comments: [{ by: tanvir, text: 'অফিসের আগে এক ঘণ্টা, ভোরে। তখন ফোন চুপ থাকে।' }],
  },
  {
    slug: 'demo-notes',
    by: rafi,
    hoursAgo: 6,
    text: 'নমুনা পোস্ট: ভুলের খাতা রাখার পর একই ভুল কম হচ্ছে। প্রতিদিন সকালে আগের দিনের ভুলগুলো দেখি, মোটামুটি দশ মিনিট লাগে।',
  },
  {
    slug: 'demo-waiting',
    by: nusrat,
    hoursAgo: 2,
    waits: true,
    text: 'নমুনা পোস্ট, মডারেটরের অপেক্ষায়: মডেল টেস্টের সময় কি মোবাইলে ঘড়ি দেখা যায়?',
  },
]
