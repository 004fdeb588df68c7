import { premiumPacks } from '../src/features/billing/tables/premium.ts'
import type { Database } from '../src/platform/db/database.ts'

const vip: typeof premiumPacks.$inferInsert = {
  kind: 'VIP',
  title: { bn: 'প্রিমিয়াম', en: 'Premium' },
  description: {
    bn: 'একবার কিনলে মেয়াদ পর্যন্ত সব প্রোগ্রামের সব পরীক্ষা। মেয়াদ নিজে থেকে নবায়ন হয় না।',
    en: 'Buy once and take every exam of every program until it ends. It never renews by itself.',
  },
  benefits: [
    {
      id: '1',
      title: { bn: 'সব প্রোগ্রামের সব পরীক্ষা', en: 'Every exam of every program' },
      description: { bn: 'লাইভ ও আর্কাইভ, আলাদা করে কিছু কিনতে হয় না।', en: 'Live and archived, with nothing else to buy.' },
    },
    {
      id: '2',
      title: { bn: 'নতুন পরীক্ষা প্রথম দিন থেকেই', en: 'New exams from their first day' },
      description: { bn: 'মেয়াদের মধ্যে যা যোগ হয়, তা-ও খোলা থাকে।', en: 'What is added while premium runs is open, too.' },
    },
    {
      id: '3',
      title: { bn: 'আবার কিনলে দিন যোগ হয়', en: 'Days add up' },
      description: {
        bn: 'মেয়াদ থাকতেই আবার কিনলে বাকি দিনের সঙ্গে নতুন দিন যোগ হয়।',
        en: 'Buying again adds days to those that are left.',
      },
    },
  ],
  days: [
    { id: '1', days: 30, cost: 199, actualCost: 199, isSelected: false },
    { id: '2', days: 90, cost: 447, actualCost: 597, isSelected: true },
    { id: '3', days: 180, cost: 774, actualCost: 1194, isSelected: false },
    { id: '4', days: 365, cost: 1188, actualCost: 2388, isSelected: false },
  ],
}

/** The pack that the demo sells. What staff made of it since stays. */
export async function seedPremiumPacks({ orm }: Database): Promise<void> {
  await orm.insert(premiumPacks).values(vip).onConflictDoNothing()
}
