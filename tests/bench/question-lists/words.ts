const syllables = 'কা খি গু চে জো টি ডা তি দু নি পা ফু বি ভা মি রু লা শি সে হা ন্তি ক্ষা প্র স্ব ঙ্গ ত্র দ্ধ ম্প র্ণ ষ্ট'.split(' ')

/** So many made-up Bangla words of two to four syllables, each once. */
export function madeUpWords(count: number): string[] {
  const words = new Set<string>()
  for (let number = 0; words.size < count; number++) {
    // Neighbours in the list shall not begin alike.
    let left = (number * 7_919 + 31) % syllables.length ** 4
    let word = ''
    for (let length = 2 + (number % 3); length > 0; length--) {
      word += syllables[left % syllables.length]
      left = Math.floor(left / syllables.length)
    }
    words.add(word)
  }
  return [...words]
}
