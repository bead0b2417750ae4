/** The sign of a brand in a square of 64 units, in its own colours. */
export interface Brandmark {
  /** The name for screen readers, and beneath the sign. */
  name: string
  word: string
  colour: string
  /** Weight and letter spacing of the wordmark. */
  line: number
  spacing: number
  sign: string
  /** Colours for a dark background, if the normal ones have too little contrast there. */
  night: Readonly<Record<string, string>>
}

const leaf = (fill: string, vein: string) =>
  `<path d="M32 54V62" stroke="${fill}" stroke-width="3" stroke-linecap="round"/>` +
  `<path d="M32 57C12 49 6 34 12 20C17 9 25 6 32 12C39 6 47 9 52 20C58 34 52 49 32 57Z" fill="${fill}"/>` +
  `<path d="M32 54V18M32 48L19 37M32 39L17 26M32 29L22 18M32 48L45 37M32 39L47 26M32 29L42 18" fill="none" stroke="${vein}" stroke-width="2.4" stroke-linecap="round"/>`

/** An alder leaf, recognisable by its blunt tip. */
export const chainMark: Brandmark = {
  name: 'Alderway Hotels',
  word: 'ALDERWAY',
  colour: '#17453f',
  line: 2.6,
  spacing: 0.34,
  sign: leaf('#17453f', '#f4efe4'),
  night: { '#17453f': '#a9d8cc', '#f4efe4': '#17453f' },
}

export const brandMarks: Readonly<Record<string, Brandmark>> = {
  mc: chainMark,
  mx: {
    name: 'Alderway Max',
    word: 'MAX',
    colour: '#1c1c1c',
    line: 5.4,
    spacing: 0.26,
    sign:
      '<rect x="3" y="3" width="58" height="58" rx="10" fill="#f2c230"/>' +
      '<path d="M14 47V17L32 38L50 17V47" fill="none" stroke="#1c1c1c" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>',
    night: { '#1c1c1c': '#f2f0ea' },
  },
  rz: {
    name: 'The Rozelle',
    word: 'ROZELLE',
    colour: '#5b2333',
    line: 1.5,
    spacing: 0.5,
    sign:
      '<path d="M32 2L62 32L32 62L2 32Z" fill="none" stroke="#5b2333" stroke-width="1.6"/>' +
      '<path d="M32 8L56 32L32 56L8 32Z" fill="#5b2333"/>' +
      '<path d="M25 45V20H33.500A7.5 7.5 0 0 1 33.5 35H25M33 35L41 45" fill="none" stroke="#ecd3b0" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
    night: { '#5b2333': '#d98fa3', '#ecd3b0': '#3b1220' },
  },
  bg: {
    name: 'Bergame',
    word: 'BERGAME',
    colour: '#22211f',
    line: 2,
    spacing: 0.62,
    sign:
      '<rect x="2" y="2" width="60" height="60" fill="#22211f"/>' +
      '<path d="M12 52V30A10 10 0 0 1 32 30V52M32 52V30A10 10 0 0 1 52 30V52M12 52H52" fill="none" stroke="#d9b36c" stroke-width="2"/>' +
      '<path d="M22 52V34M42 52V34M12 15H52" stroke="#d9b36c" stroke-width="2"/>',
    night: { '#22211f': '#e9e4da', '#d9b36c': '#7a5a17' },
  },
  ds: {
    name: 'Dessin',
    word: 'DESSIN',
    colour: '#20365f',
    line: 2.2,
    spacing: 0.42,
    sign:
      '<path d="M6 50C14 20 26 8 35 16C45 26 16 46 20 53C25 61 50 40 58 18" fill="none" stroke="#20365f" stroke-width="3.4" stroke-linecap="round"/>' +
      '<circle cx="53" cy="51" r="5.5" fill="#e4572e"/>',
    night: { '#20365f': '#a9c3f5' },
  },
  mv: {
    name: 'Montevale',
    word: 'MONTEVALE',
    colour: '#2d4739',
    line: 2.4,
    spacing: 0.3,
    sign:
      '<circle cx="32" cy="32" r="30" fill="#2d4739"/>' +
      '<path d="M6 46L23 20L32 33L42 16L58 46Z" fill="#f3ead9"/>' +
      '<path d="M23 20L27 33L22 40M42 16L45 30L39 42" fill="none" stroke="#2d4739" stroke-width="2" stroke-linejoin="round"/>' +
      '<circle cx="18" cy="14" r="3.5" fill="#e7a94b"/>',
    night: { '#2d4739': '#a8cbb6', '#f3ead9': '#16281f' },
  },
}

/** Who issues a card: the name in lines. The partners' own marks are not ours to draw. */
export interface CardMark extends Pick<Brandmark, 'name' | 'colour' | 'night'> {
  lines: readonly string[]
}

export const cardMarks: Readonly<Record<string, CardMark>> = {
  amex: {
    name: 'American Express',
    lines: ['AMERICAN', 'EXPRESS'],
    colour: '#17457a',
    night: { '#17457a': '#9cc2ff' },
  },
  chase: {
    name: 'Chase',
    lines: ['CHASE'],
    colour: '#17453f',
    night: { '#17453f': '#a9d8cc' },
  },
}
