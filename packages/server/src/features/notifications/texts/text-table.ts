import type { NotificationKind } from '@prostuti/contract'
import type { NotificationData } from '../../../platform/notifications/notification-data.ts'
import type { ElasticText } from './fit-text.ts'
import { giftTexts } from './gift-texts.ts'
import { lastMinuteOf, placesOf, quoted, reasonOf, sizeOf } from './phrases.ts'
import type { Wording } from './wording.ts'

/** Texts as they are written, before they are made to fit. */
export interface WrittenTexts {
  readonly title: string | ElasticText
  readonly body: string | ElasticText
  /** What it opens, from the site's root. */
  readonly path: string
}

type Writer<Kind extends NotificationKind> = (data: NotificationData[Kind], wording: Wording) => WrittenTexts

const joinPath = (exam: string) => `/exam/join?id=${exam}`
const resultPath = (exam: string, state: string) => `/results/?id=${exam}&state=${state}`
const postPath = (post: string) => `/discussions/id=${post}`
const commentPath = (post: string, comment: string) => `${postPath(post)}#comment-${comment}`

/**
 * What each kind says. On a phone's lock screen, which others read too, stand neither marks nor places; in the list, which is read
 * days later, days have dates.
 */
export const textTable: { readonly [Kind in NotificationKind]: Writer<Kind> } = {
  exam_tomorrow(data, wording) {
    const { say, where, day, clock, atClock, name } = wording
    const tomorrow = say(`কাল ${atClock(data.starts_at)}`, `Tomorrow ${atClock(data.starts_at)}`)
    return {
      title: {
        before: where === 'phone' ? tomorrow + say(' ', ': ') : `${day(data.starts_at)}, ${clock(data.starts_at)}: `,
        part: name(data.title),
        otherwise: say(`${tomorrow} পরীক্ষা`, `${tomorrow}: an exam`),
      },
      body: `${sizeOf(data, wording)} ${say('সিলেবাসটা একবার দেখে নিন।', 'Have a last look at the syllabus.')}`,
      path: joinPath(data.exam),
    }
  },
  exam_soon(data, wording) {
    const { say, where, number, day, clock, atClock, name } = wording
    const left = say(
      `${number(data.left)} মিনিট পরে`,
      `In ${number(data.left)} ${data.left === 1 ? 'minute' : 'minutes'}`,
    )
    const starts = say(`${atClock(data.starts_at)} শুরু।`, `Starts ${atClock(data.starts_at)}.`)
    const early = say('এখন ঢুকলে প্রশ্নপত্র আগেই চলে আসবে।', 'Enter now and the paper comes early.')
    const date = `${day(data.starts_at)}, ${clock(data.starts_at)}: `
    return {
      title: {
        before: where === 'phone' ? `${left}: ` : date,
        part: name(data.title),
        otherwise: say(`${left} পরীক্ষা`, `${left}: an exam`),
      },
      body: where === 'phone' ? `${starts} ${sizeOf(data, wording)} ${early}` : sizeOf(data, wording),
      path: joinPath(data.exam),
    }
  },
  exam_date({ title, path, date, time, days }, { say, where, number, day, clock }) {
    const left = days === 0 ? say('আজ', 'Today') : say(`${number(days)} দিন পরে`, `In ${number(days)} days`)
    const soon = days === 1 ? say('কাল', 'Tomorrow') : left
    const hour = time === null ? '' : `, ${clock(`${date}T${time}:00+06:00`)}`
    return {
      title: {
        before: `${where === 'phone' ? soon : day(date)}: `,
        part: title,
        otherwise: say('রুটিনের পরীক্ষা', 'An exam of your routine'),
      },
      body: say(
        `পরীক্ষা ${day(date)}${hour}। আপনি এটি রুটিনে রেখেছেন।`,
        `The exam is on ${day(date)}${hour}. You keep it in your routine.`,
      ),
      path,
    }
  },
  result_published: ({ exam, title, state }, { say, name }) => ({
    title: {
      before: say('ফল প্রকাশ হয়েছে: ', 'Result published: '),
      part: name(title),
      otherwise: say('ফল প্রকাশ হয়েছে', 'Result published'),
    },
    body: say('নম্বর, অবস্থান আর কোথায় কাটা গেল, দেখে নিন।', 'See your marks, your place, and where marks went.'),
    path: resultPath(exam, state),
  }),
  rank_changed({ exam, title, state, corrected, ...moved }, wording) {
    const { say, where, name, number } = wording
    const count =
      corrected === 1
        ? say('একটি উত্তর', 'an answer')
        : say(`${number(corrected)}টি উত্তর`, `${number(corrected)} answers`)
    const what =
      corrected === 0 ? say('ফল নতুন করে প্রকাশ', 'result renewed') : say(`${count} সংশোধন`, `${count} corrected`)
    const counted = say('আপনার নম্বর নতুন করে গোনা হয়েছে।', 'Your marks were counted again.')
    return {
      title: { part: name(title), after: `: ${what}`, otherwise: say('আপনার ফল বদলেছে', 'Your result has changed') },
      body:
        where === 'phone' ? `${counted} ${say('কী বদলেছে, দেখে নিন।', 'See what changed.')}` : placesOf(moved, wording),
      path: resultPath(exam, state),
    }
  },
  report_answered({ path, words, answer, mended }, wording) {
    const { say, where, name } = wording
    const outcome = mended
      ? say('সংশোধন হয়েছে। ধন্যবাদ।', 'corrected. Thank you.')
      : say('দেখা হয়েছে। উত্তর পড়ে নিন।', 'reviewed. See the answer.')
    const title =
      where === 'list' && mended
        ? say('আপনার রিপোর্ট ঠিক ছিল', 'Your report was right')
        : say('আপনার রিপোর্টের উত্তর এসেছে', 'Your report has an answer')
    return {
      title,
      body:
        where === 'list' && answer !== ''
          ? answer
          : quoted(name(words), ` ${outcome}`, say(`প্রশ্নটি ${outcome}`, `The question was ${outcome}`)),
      path,
    }
  },
  talk_report_answered: ({ words, removed }, { say, words: wordsOf }) => ({
    title: say('আপনার রিপোর্টের উত্তর এসেছে', 'Your report has an answer'),
    body: removed
      ? quoted(
          wordsOf(words),
          say(' সরানো হয়েছে। ধন্যবাদ।', ' was removed. Thank you.'),
          say('লেখাটি সরানো হয়েছে। ধন্যবাদ।', 'It was removed. Thank you.'),
        )
      : quoted(
          wordsOf(words),
          say(' দেখা হয়েছে, সরানো হয়নি।', ' was reviewed and stays.'),
          say('লেখাটি দেখা হয়েছে, সরানো হয়নি।', 'It was reviewed and stays.'),
        ),
    path: '/discussions',
  }),
  contribution_decided({ contribution, outcome, reason, edits }, { say, where, number }) {
    const path = `/contribute#contribution-${contribution}`
    if (outcome === 'taken') {
      const changed = say(
        `${number(edits)}টি জায়গায় ছোট বদল আছে, দেখে নিন। `,
        `${edits === 1 ? 'One small change' : `${number(edits)} small changes`}. `,
      )
      const later = say('পর্যালোচনার পর পরীক্ষায় আসতে পারে।', 'It may be asked once it is reviewed.')
      return {
        title: say('আপনার প্রশ্ন নেওয়া হয়েছে', 'Your question was taken'),
        body: `${edits > 0 ? changed : ''}${later}`,
        path,
      }
    }
    const isReturned = outcome === 'returned'
    const look = isReturned
      ? say('কারণ পড়ে ঠিক করে আবার পাঠাতে পারেন।', 'See why, mend it and send it again.')
      : say('এবার ব্যাংকে নেওয়া গেল না। পাঠানোর জন্য ধন্যবাদ।', 'It did not go into the bank. Thank you for it.')
    return {
      title: isReturned
        ? say('আপনার প্রশ্ন ফেরত এসেছে', 'Your question came back')
        : say('আপনার প্রশ্ন নেওয়া হয়নি', 'Your question was not taken'),
      body: where === 'list' && reason !== '' ? reason : look,
      path,
    }
  },
  post_approved: ({ post, words }, { say }) => ({
    title: say('আপনার পোস্ট সবাই দেখছেন', 'Everyone can see your post'),
    body: quoted(words, say(' প্রকাশ হয়েছে।', ' is published.'), say('পোস্টটি প্রকাশ হয়েছে।', 'It is published.')),
    path: postPath(post),
  }),
  post_returned: ({ post, ...reason }, wording) => ({
    title: wording.say('আপনার পোস্ট ফেরত এসেছে', 'Your post came back'),
    body: reasonOf(reason, wording, wording.say('ঠিক করে আবার পাঠাতে পারেন।', 'Mend it and send it again.')),
    path: postPath(post),
  }),
  post_removed: ({ post, ...reason }, wording) => ({
    title: wording.say('আপনার পোস্ট সরানো হয়েছে', 'Your post was removed'),
    body: reasonOf(reason, wording),
    path: postPath(post),
  }),
  comment_removed: ({ post, ...reason }, wording) => ({
    title: wording.say('আপনার মন্তব্য সরানো হয়েছে', 'Your comment was removed'),
    body: reasonOf(reason, wording),
    path: postPath(post),
  }),
  post_commented: ({ post, comment, by, words }, { say, words: wordsOf }) => ({
    title: {
      part: by,
      after: say(' আপনার পোস্টে মন্তব্য করেছেন', ' commented on your post'),
      otherwise: say('আপনার পোস্টে মন্তব্য এসেছে', 'Your post has a comment'),
    },
    body: quoted(wordsOf(words), '', say('মন্তব্যটি দেখে নিন।', 'See the comment.')),
    path: commentPath(post, comment),
  }),
  comment_replied: ({ post, comment, by, words }, { say, words: wordsOf }) => ({
    title: {
      part: by,
      after: say(' আপনাকে উত্তর দিয়েছেন', ' replied to you'),
      otherwise: say('আপনার মন্তব্যে উত্তর এসেছে', 'Your comment has a reply'),
    },
    body: quoted(wordsOf(words), '', say('উত্তরটি দেখে নিন।', 'See the reply.')),
    path: commentPath(post, comment),
  }),
  mentioned: ({ post, comment, by, words }, { say, words: wordsOf }) => ({
    title: {
      part: by,
      after: say(' আপনার কথা বলেছেন', ' mentioned you'),
      otherwise: say('আলোচনায় আপনার কথা এসেছে', 'You were mentioned'),
    },
    body: quoted(wordsOf(words), '', say('কথাটি দেখে নিন।', 'See what was said.')),
    path: commentPath(post, comment),
  }),
  kept_search({ searches, count, path, first }, { say, number, day }) {
    const found = say(
      `${number(count)}টি নতুন বিজ্ঞপ্তি`,
      `${number(count)} new ${count === 1 ? 'circular' : 'circulars'}`,
    )
    const names = searches.map(({ name }) => name).join(', ')
    const look = say('আপনার রাখা খোঁজে এসেছে।', 'Found by searches that you keep.')
    return {
      title: { before: `${found}: `, part: names, otherwise: found },
      body: first
        ? {
            before: say('সবচেয়ে আগে শেষ: ', 'Ends first: '),
            part: first.title,
            after: say(`, ${day(first.deadline)}।`, `, ${day(first.deadline)}.`),
            otherwise: look,
          }
        : look,
      path,
    }
  },
  circular_ending({ title, ends_at, days, path }, { say, where, number, day, clock }) {
    const last = lastMinuteOf(ends_at)
    const left = say(`${number(days)} দিন বাকি`, days === 1 ? '1 day left' : `${number(days)} days left`)
    const said = days === 0 ? say('আজই শেষ', 'Last day') : left
    const date = say(`${day(last)} শেষ`, `Ends ${day(last)}`)
    const before = where === 'phone' ? said : date
    return {
      title: { before: `${before}: `, part: title, otherwise: before },
      body: say(`আবেদন ${day(last)} ${clock(last)} পর্যন্ত।`, `Apply until ${day(last)}, ${clock(last)}.`),
      path,
    }
  },
  payment_credited: ({ order, product, amount }, { say, name, digits }) => ({
    title: say('পেমেন্ট পাওয়া গেছে', 'Payment received'),
    body: { part: name(product), after: ` · ৳${digits(amount)}`, otherwise: `৳${digits(amount)}` },
    path: `/receipt?id=${order}`,
  }),
  payment_refunded: ({ order, product, amount }, { say, name, digits }) => ({
    title: say('টাকা ফেরত দেওয়া হয়েছে', 'Money refunded'),
    body: { part: name(product), after: ` · ৳${digits(amount)}`, otherwise: `৳${digits(amount)}` },
    path: `/receipt?id=${order}`,
  }),
  gift: giftTexts,
  new_device: ({ device }, { say }) => ({
    title: say('নতুন ডিভাইসে লগইন হয়েছে', 'Signed in on a new device'),
    body: {
      part: device,
      after: say('। আপনি না হলে এখনই লগ আউট করুন।', '. If it was not you, sign it out now.'),
      otherwise: say('আপনি না হলে এখনই লগ আউট করুন।', 'If it was not you, sign it out now.'),
    },
    path: '/profile/devices',
  }),
  signed_out: ({ reason, device }, { say }) => ({
    title:
      device === undefined
        ? say('সব ডিভাইস থেকে আপনাকে লগ আউট করা হয়েছে', 'You were signed out on all devices')
        : {
            part: device,
            after: say(' থেকে আপনাকে লগ আউট করা হয়েছে', ': you were signed out'),
            otherwise: say('একটি ডিভাইস থেকে আপনাকে লগ আউট করা হয়েছে', 'You were signed out on one device'),
          },
    body:
      reason === 'asked' || reason === 'lost_device'
        ? say('আপনি চেয়েছিলেন। না-পাঠানো উত্তর ডিভাইসেই থাকে।', 'You asked for it. Unsent answers stay on the device.')
        : say('আপনার অ্যাকাউন্টের নিরাপত্তার জন্য।', 'To keep your account safe.'),
    path: '/profile/devices',
  }),
  announcement: ({ title, body, path }, { name }) => ({ title: name(title), body: name(body), path }),
}
