import type { Comment, Post } from '@prostuti/contract'
import { postStatuses, postTypes } from '@prostuti/contract'

const minute = 60_000

const person = (name: string, isModerator = false) => ({ name, picture: null, is_moderator: isModerator })

interface Told {
  id: string
  name: string
  text: string
  minutes: number
}

const iso = (now: number, minutes: number) => new Date(now - minutes * minute).toISOString()
const paragraphs = (text: string) => `<p>${text.replaceAll('\n', '</p><p>')}</p>`

function postOf(now: number, { id, name, text, minutes }: Told, more: Partial<Post> = {}): Post {
  return {
    id,
    type: postTypes.general,
    status: postStatuses.approved,
    author: person(name, name === 'মিতা'),
    is_mine: false,
    text,
    html: paragraphs(text),
    pictures: [],
    poll: null,
    quote: null,
    liked: false,
    like_count: 0,
    comment_count: 0,
    created_at: iso(now, minutes),
    published_at: iso(now, minutes),
    is_edited: false,
    pending_text: null,
    said_reason: null,
    ...more,
  }
}

/** Posts as a person of this name, or a visitor, sees them; the newest first. */
export function samplePosts(now: number, isSignedIn: boolean): Post[] {
  const question = { type: postTypes.question }
  const closes = new Date(now + 50 * 60 * minute).toISOString()
  const own = (id: string, text: string, minutes: number, more: Partial<Post>) =>
    postOf(now, { id, name: 'Nusrat', text, minutes }, { is_mine: true, published_at: null, ...more })
  const others = Array.from({ length: 10 }, (_, index) =>
    postOf(
      now,
      {
        id: String(20 + index),
        name: 'রাফি আহমেদ',
        text: `শতকরার ${index + 1} নম্বর নিয়মটি কেউ সহজে বোঝাবেন?`,
        minutes: 1500 + index * 90,
      },
      question,
    ),
  )
  const mine = [
    own('12', 'সুদকষায় ‘সুদ-আসল’ আর ‘আসল’ গুলিয়ে ফেলি। সহজে আলাদা করার কোনো উপায় আছে?', 8, {
      ...question,
      status: postStatuses.pending,
    }),
    own('13', 'একসঙ্গে পড়তে চাইলে ফোন দিন, নম্বর…', 1440, {
      status: postStatuses.deleted,
      said_reason: { reason: 'private_data', text: '' },
    }),
    own('14', 'কালকের পরীক্ষার ‘সাজেশন’ পেলাম, সবাই দেখুন', 1700, {
      status: postStatuses.deleted,
      published_at: iso(now, 1700),
      said_reason: { reason: 'leak', text: '' },
    }),
  ]
  return [
    postOf(
      now,
      {
        ...{ id: '1', name: 'তানভীর হাসান', minutes: 12 },
        text: '২৫% লাভে বেচলে ক্রয়মূল্য বিক্রয়মূল্যের কত ভাগ? উত্তর ৪/৫ জানি, কিন্তু কেন ৩/৪ নয়, সেটা বুঝতে পারছি না।',
      },
      { ...question, liked: isSignedIn, like_count: 8, comment_count: 3 },
    ),
    ...(isSignedIn ? mine : []),
    postOf(
      now,
      { id: '2', name: 'মিতা', text: 'কোন সময়ে পড়লে আপনার সবচেয়ে বেশি মনে থাকে?', minutes: 40 },
      {
        type: postTypes.poll,
        like_count: 24,
        comment_count: 0,
        poll: {
          options: [
            { text: 'সকালে, কাজের আগে', votes: isSignedIn ? 144 : null, percent: isSignedIn ? 46 : null },
            { text: 'দুপুরে', votes: isSignedIn ? 28 : null, percent: isSignedIn ? 9 : null },
            { text: 'রাতে, খাওয়ার পরে', votes: isSignedIn ? 141 : null, percent: isSignedIn ? 45 : null },
          ],
          votes: isSignedIn ? 313 : null,
          closes_at: closes,
          open_days: 3,
          is_open: true,
          my_vote: isSignedIn ? 0 : null,
          is_frozen: true,
        },
      },
    ),
    postOf(now, {
      ...{ id: '3', name: 'সাদিয়া ইসলাম', minutes: 130 },
      text: 'শতকরা আর অনুপাতের সূত্রগুলো দুই পাতায় লিখে রেখেছি। যাঁদের লাগবে, বলুন।',
    }),
    ...others,
  ]
}

/** What was said to the first of them. */
export function sampleComments(now: number, post: string): Comment[] {
  if (post !== '1') return []
  const said = ({ id, name, text, minutes }: Told, more: Partial<Comment> = {}): Comment => ({
    ...{ id, post, parent_comment: null, status: 0, author: person(name), is_mine: false },
    ...{ text, html: paragraphs(text), mentions: [], liked: false, like_count: 0 },
    ...{ created_at: iso(now, minutes), is_edited: false, said_reason: null, replies: [], reply_count: 0 },
    ...more,
  })
  const {
    replies: _replies,
    reply_count: _count,
    ...reply
  } = said(
    { id: '53', name: 'তানভীর হাসান', text: '@শ্রাবণী ধন্যবাদ, আমি ১২৫-এর ২৫% ধরছিলাম!', minutes: 2 },
    { parent_comment: '51', like_count: 3 },
  )
  return [
    said(
      {
        ...{ id: '51', name: 'শ্রাবণী সাহা', minutes: 4 },
        text: 'ক্রয় ১০০ ধরুন। ২৫% লাভে বিক্রয় ১২৫। ক্রয় ÷ বিক্রয় = ১০০/১২৫ = ৪/৫। লাভটা ক্রয়ের ওপর, বিক্রয়ের ওপর নয়।',
      },
      { liked: true, like_count: 12, replies: [reply], reply_count: 1 },
    ),
    said(
      {
        ...{ id: '50', name: 'রাফি আহমেদ', minutes: 9 },
        text: '৩/৪ আসবে যদি ২৫% লাভ বিক্রয়মূল্যের ওপর হয়। প্রশ্নে কোনটা বলা, আগে সেটি দেখুন।',
      },
      { like_count: 5 },
    ),
    said({ id: '49', name: '', text: '', minutes: 11 }, { status: 1, author: null, html: '', reply_count: 2 }),
  ]
}
