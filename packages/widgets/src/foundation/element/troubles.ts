/** Who can mend it: the maker of the page, us by registering the page's origin, its visitor, or we. */
type Mender = 'page' | 'registration' | 'visitor' | 'us'

interface BothLanguages {
  readonly bn: string
  readonly en: string
}

/** What can go wrong with an element on a host page. */
export interface Trouble {
  readonly mender: Mender
  /** What the element says to the page's visitors where nothing else stands in it. */
  readonly line: BothLanguages
  /** Why, for the page's maker. */
  readonly cause: BothLanguages
  /** What its maker does about it; the console says it in English. */
  readonly remedy: BothLanguages
}

const notShown: BothLanguages = {
  bn: 'এই অংশটি এখানে দেখানো যাচ্ছে না।',
  en: 'This part cannot be shown here.',
}
const noSignIn: BothLanguages = {
  bn: 'এই পাতা থেকে এখনো লগইন করা যায় না।',
  en: 'Signing in from this page does not work yet.',
}
const notFound: BothLanguages = { bn: 'পরীক্ষাটি খুঁজে পাওয়া যায়নি।', en: 'The exam was not found.' }
const notLoaded: BothLanguages = {
  bn: 'এই অংশটি এখনো আসেনি। সংযোগ ঠিক থাকলে পাতাটি আবার খুলুন।',
  en: 'This part has not come yet. If you are online, open the page again.',
}

/**
 * THE table of troubles by code: `prostuti-failed` and the console name the code, the element says the line, and
 * `/docs/errors` is made of it. No imports: docs and tests read it as it is.
 */
export const troubles = {
  attribute_missing: {
    mender: 'page',
    line: notShown,
    cause: {
      bn: 'এলিমেন্টটিতে এমন একটি অ্যাট্রিবিউট নেই, যা ছাড়া দেখানোর কিছু নেই; প্লেয়ারে সেটি exam-id।',
      en: 'The element lacks an attribute without which there is nothing to show; for the player that is exam-id.',
    },
    remedy: {
      bn: 'অ্যাট্রিবিউটটি লিখুন। পরীক্ষার আইডি কপি করতে পাতায় <prostuti-exam-list ids> রাখুন।',
      en: 'Write the attribute. To copy an exam’s id, put <prostuti-exam-list ids> on a page.',
    },
  },
  not_found: {
    mender: 'page',
    line: notFound,
    cause: {
      bn: 'এই আইডির কিছু নেই, অথবা সেটি এখনো প্রকাশিত হয়নি।',
      en: 'Nothing has this id, or it is not published yet.',
    },
    remedy: {
      bn: 'আইডি মিলিয়ে দেখুন। চলমান পরীক্ষার আইডি <prostuti-exam-list ids> থেকে কপি করুন।',
      en: 'Check the id. Copy ids of running exams from <prostuti-exam-list ids>.',
    },
  },
  no_exam_found: {
    mender: 'page',
    line: notFound,
    cause: {
      bn: 'exam-id-তে যে আইডি আছে, সেই আইডির কোনো পরীক্ষা নেই, অথবা সেটি এখনো প্রকাশিত হয়নি।',
      en: 'No exam has the id in exam-id, or it is not published yet.',
    },
    remedy: {
      bn: 'আইডি মিলিয়ে দেখুন। চলমান পরীক্ষার আইডি <prostuti-exam-list ids> থেকে কপি করুন।',
      en: 'Check the id. Copy ids of running exams from <prostuti-exam-list ids>.',
    },
  },
  unknown_element: {
    mender: 'page',
    line: notShown,
    cause: {
      bn: 'prostuti- দিয়ে শুরু হওয়া এই ট্যাগটি এম্বেডে নেই।',
      en: 'The embed carries no element of this tag, which begins with prostuti-.',
    },
    remedy: {
      bn: 'ট্যাগের বানান এলিমেন্টের তালিকার সঙ্গে মিলিয়ে দেখুন।',
      en: 'Compare the tag’s spelling with the list of elements.',
    },
  },
  origin_not_registered: {
    mender: 'registration',
    line: noSignIn,
    cause: {
      bn: 'এই পাতার অরিজিন (https://আপনার-সাইট) নিবন্ধিত নয়, তাই লগইনের জানালা উত্তর দিতে পারে না।',
      en: 'This page’s origin (https://your.site) is not registered, so the sign-in window may not answer it.',
    },
    remedy: {
      bn: 'আমাদের কাছে অরিজিনটি নিবন্ধন করান, অথবা sign-in="anonymous" লিখুন।',
      en: 'Have the origin registered with us, or write sign-in="anonymous".',
    },
  },
  base_without_slash: {
    mender: 'page',
    line: notShown,
    cause: {
      bn: 'base-এর ঠিকানাটির শেষে / নেই, তাই কোনো কল সেখানে পৌঁছায় না।',
      en: 'The address in base does not end in a slash, so no call reaches it.',
    },
    remedy: {
      bn: 'শেষে / দিন: base="https://…/api/"। আমাদের হোস্টের জন্য base লাগে না।',
      en: 'End it in a slash: base="https://…/api/". Our own host needs no base.',
    },
  },
  api_unreachable: {
    mender: 'page',
    line: notLoaded,
    cause: {
      bn: 'ডিভাইস অনলাইনে আছে, কিন্তু API উত্তর দিচ্ছে না: base ভুল, কোনো ব্লকার, অথবা পাতার CSP-তে connect-src নেই।',
      en: 'The device is online, but the API does not answer: base is wrong, something blocks it, or the page’s CSP lacks connect-src.',
    },
    remedy: {
      bn: 'base মিলিয়ে দেখুন, আর CSP-র connect-src-এ আমাদের হোস্ট লিখুন।',
      en: 'Check base, and name our host in the connect-src of your CSP.',
    },
  },
  blocked_by_policy: {
    mender: 'page',
    line: notShown,
    cause: {
      bn: 'পাতার Content-Security-Policy এলিমেন্টের কোনো একটি ফাইল বা কল আটকে দিয়েছে।',
      en: 'The page’s Content-Security-Policy has blocked a file or a call of the element.',
    },
    remedy: {
      bn: 'আমাদের হোস্টকে script-src, connect-src, img-src ও font-src-এ লিখুন।',
      en: 'Name our host in script-src, connect-src, img-src and font-src.',
    },
  },
  files_missing: {
    mender: 'visitor',
    line: notLoaded,
    cause: {
      bn: 'এলিমেন্টের কোনো ফাইল আসেনি: নেটওয়ার্ক নেই, কোনো ব্লকার, অথবা পাতাটি অনেক দিন ধরে খোলা।',
      en: 'A file of the element has not come: no network, a blocker, or a page that has been open for days.',
    },
    remedy: {
      bn: 'এলিমেন্ট নিজেই আবার চেষ্টা করে। বারবার হলে ব্লকার ও CSP দেখুন।',
      en: 'The element goes on trying. Where it happens often, look at blockers and at the CSP.',
    },
  },
  unwatched_root: {
    mender: 'page',
    line: notShown,
    cause: {
      bn: 'এলিমেন্টটি এমন একটি shadow root-এ, যেটি পরে যোগ করা হয়েছে; লোডার তা দেরিতে খুঁজে পায়, আর closed হলে পায়ই না।',
      en: 'The element is in a shadow root that was attached later; the loader finds it late, and a closed one never.',
    },
    remedy: {
      bn: 'shadow root যোগ করে prostuti.watch(root) ডাকুন।',
      en: 'Call prostuti.watch(root) after attaching the shadow root.',
    },
  },
  unsafe_page: {
    mender: 'page',
    line: notShown,
    cause: {
      bn: 'পাতার কোনো স্ক্রিপ্ট JavaScript-এর এমন অংশ বদলে দিয়েছে, যার ওপর পরীক্ষার ক্রম নির্ভর করে।',
      en: 'A script of the page has replaced parts of JavaScript that the order of an exam depends on.',
    },
    remedy: {
      bn: 'আমাদের স্ক্রিপ্টটি পুরোনো লাইব্রেরির আগে রাখুন, অথবা লাইব্রেরিটি হালনাগাদ করুন।',
      en: 'Put our script before the old library, or update the library.',
    },
  },
} as const satisfies Record<string, Trouble>

export type TroubleCode = keyof typeof troubles

export const isTrouble = (code: string): code is TroubleCode => Object.hasOwn(troubles, code)

/** Where `/docs` explains a code, on the site at `origin`. */
export const docsOf = (code: TroubleCode, origin: string): string => `${origin}/docs/errors#${code}`
