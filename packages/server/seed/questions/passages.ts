import type { SeedPassage } from './seed-question.ts'

/** Passages for comprehension; each is in the language that it examines. */
export const passages: SeedPassage[] = [
  {
    slug: 'haor-in-the-rains',
    text: `<p>হাওরের বছর দুই ঋতুর বছর। বর্ষায় উজানের ঢল নামলে মাঠ, পথ আর খেয়াঘাট এক হয়ে যায়; গ্রামগুলো তখন জলের বুকে ভেসে থাকা দ্বীপের মতো। স্কুলে যেতে নৌকা লাগে, হাটে যেতে নৌকা লাগে, এমনকি পাশের পাড়ার খবর নিতেও নৌকাই ভরসা। ঢেউয়ের আঘাত থেকে ভিটা বাঁচাতে মানুষ হিজল আর করচগাছ লাগায়; গাছের সারি ঢেউয়ের জোর কমিয়ে দেয়।</p>
<p>কার্তিক-অগ্রহায়ণে জল সরে গেলে সেই একই জায়গা দিগন্তজোড়া মাঠ। তখন চাষ হয় একটিমাত্র ফসল, বোরো ধান। চৈত্র-বৈশাখে ধান পাকার মুখে হঠাৎ ঢল এলে সারা বছরের অন্ন এক রাতে তলিয়ে যেতে পারে। তাই হাওরের কৃষক আকাশের চেয়ে উজানের দিকেই বেশি তাকিয়ে থাকে।</p>`,
  },
  {
    slug: 'the-golden-fibre',
    text: `<p>Jute was once called the golden fibre of Bengal, and the name was not only about its colour. For decades it earned most of the foreign money of the region. The plant asks for little: a warm, damp climate, standing water near the field, and four months of patience. When the stalks are cut, they are tied in bundles and left under water until the soft tissue rots away and the fibre can be pulled off by hand. This is called retting, and its timing decides the price. Too short, and the fibre stays rough; too long, and it turns weak.</p>
<p>In the second half of the twentieth century, cheap plastic bags pushed jute out of the market. What seemed a weakness then, that jute does not last for ever, now looks like its greatest strength. A jute bag thrown into the soil returns to the soil, while a plastic one outlives the person who threw it away.</p>`,
  },
]
