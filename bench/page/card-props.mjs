/** The cards' props: the same for every contender, with characters that need escaping. */
const WORDS =
  'harbour lantern meadow copper signal orchard granite velvet current anchor summit pebble quartz willow ember'.split(
    ' ',
  )

const word = (card, place) => WORDS[(card * 7 + place * 3) % WORDS.length]

/** Props of the first `count` cards. */
export function cardProps(count) {
  return Array.from({ length: count }, (_, i) => ({
    id: i,
    title: `${word(i, 1)} & ${word(i, 2)} "${i}"`,
    text: `A ${word(i, 3)} beside the ${word(i, 4)}, with <${word(i, 5)}> and ${word(i, 6)}. It's entry number ${i} of the list.`,
    href: `/content/site/en/${word(i, 7)}-${i}.html?ref=card&pos=${i}`,
    tags: [word(i, 8), `${word(i, 9)}-${i % 13}`, `t${i % 5}`],
    start: i % 10,
  }))
}
