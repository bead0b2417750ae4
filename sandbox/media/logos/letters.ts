/** Capitals of one line each, 100 units tall, drawn for the sandbox; no font is needed. */
const letters: Readonly<Record<string, { width: number; d: string }>> = {
  A: { width: 84, d: 'M2 100L42 0L82 100M17 64H67' },
  B: { width: 62, d: 'M4 0V100M4 0H30A24 24 0 0 1 30 48H4M30 48A26 26 0 0 1 30 100H4' },
  C: { width: 88, d: 'M86 18A49 50 0 1 0 86 82' },
  D: { width: 84, d: 'M4 0V100H32A48 50 0 0 0 32 0Z' },
  E: { width: 56, d: 'M52 0H4V100H52M4 48H45' },
  G: { width: 96, d: 'M86 18A49 50 0 1 0 94 54H60' },
  H: { width: 78, d: 'M4 0V100M74 0V100M4 48H74' },
  I: { width: 8, d: 'M4 0V100' },
  L: { width: 54, d: 'M4 0V100H52' },
  M: { width: 98, d: 'M4 100V0L49 72L94 0V100' },
  N: { width: 82, d: 'M4 100V0L78 100V0' },
  O: { width: 104, d: 'M4 50A48 50 0 1 1 100 50A48 50 0 1 1 4 50Z' },
  P: { width: 62, d: 'M4 100V0H32A27 27 0 0 1 32 54H4' },
  R: { width: 66, d: 'M4 100V0H32A26 26 0 0 1 32 52H4M32 52L62 100' },
  S: {
    width: 60,
    d: 'M54 17C49 5 40 0 30 0C14 0 6 10 6 24C6 40 18 45 30 49C44 53 56 59 56 75C56 92 44 100 30 100C17 100 8 94 4 82',
  },
  T: { width: 72, d: 'M2 0H70M36 0V100' },
  V: { width: 80, d: 'M2 0L40 100L78 0' },
  W: { width: 120, d: 'M2 0L31 100L60 14L89 100L118 0' },
  X: { width: 76, d: 'M4 0L72 100M72 0L4 100' },
  Y: { width: 76, d: 'M2 0L38 50L74 0M38 50V100' },
  Z: { width: 74, d: 'M6 0H68L4 100H70' },
}

export interface Wordmark {
  x: number
  y: number
  /** Height of the capitals. */
  size: number
  /** Width of the line, in the same unit as `size`. */
  line: number
  /** Space between letters, as a share of `size`. */
  spacing: number
  colour: string
}

/** A word in capitals as SVG, with its width. */
export function drawWord(text: string, mark: Wordmark): { markup: string; width: number } {
  const scale = mark.size / 100
  let x = 0
  let body = ''
  for (const character of text) {
    if (character === ' ') {
      x += 46 + mark.spacing * 100
      continue
    }
    const letter = letters[character]
    if (!letter) throw new Error(`No letter ${character} is drawn; add it to sandbox/media/logos`)
    body += `<path transform="translate(${x.toFixed(1)} 0)" d="${letter.d}"/>`
    x += letter.width + mark.spacing * 100
  }
  const markup = `<g transform="translate(${mark.x} ${mark.y}) scale(${scale})" fill="none" stroke="${mark.colour}" stroke-width="${(mark.line / scale).toFixed(2)}" stroke-linejoin="round" stroke-linecap="round">${body}</g>`
  return { markup, width: (x - mark.spacing * 100) * scale }
}
