import type { CoBrandProgram } from '../../src/features/co-brand/co-brand.rules'
import type { Tier } from '../../src/rules/codes/member-level'
import { localized } from './hotels/localized'
import type { Localized } from './seed-types'

/** The addresses of the cards' own pages; none of them responds. */
export const CARDS_URL = 'https://cards.alderway.example'

/** Who issues the card of a programme. */
export const PARTNERS: Record<CoBrandProgram, string> = {
  chase: 'Chase',
  amex: 'American Express',
}

interface SeedCard {
  program: CoBrandProgram
  /** For members of this tier and those above. */
  from: Tier
  /** HTML. */
  terms: Localized
}

const terms = (program: CoBrandProgram, fee: string): Localized => {
  const link = (words: string) =>
    `<a href="${CARDS_URL}/${program}/terms" target="_blank">${words}</a>`
  return localized(
    `<p>Annual fee ${fee}. Subject to credit approval. ${link('Rates, fees and terms')}</p>`,
    `<p>Jahresgebühr ${fee}. Bonität vorausgesetzt. ${link('Zinsen, Gebühren und Bedingungen')}</p>`,
    `<p>年会費${fee}。発行には審査があります。${link('金利・手数料・規約')}</p>`,
    `<p>年费${fee}。须经信用审批。${link('利率、费用与条款')}</p>`,
    `<p>الرسوم السنوية ${fee}. تخضع للموافقة الائتمانية. ${link('الأسعار والرسوم والشروط')}</p>`,
    `<p>Cuota anual de ${fee}. Sujeta a aprobación de crédito. ${link('Tipos, comisiones y condiciones')}</p>`,
  )
}

/** By the country that a card is issued in, the lowest tier first. */
const cards: Record<string, readonly SeedCard[]> = {
  US: [
    { program: 'chase', from: 'member', terms: terms('chase', '$95') },
    { program: 'amex', from: 'platinum', terms: terms('amex', '$450') },
  ],
  DE: [{ program: 'amex', from: 'member', terms: terms('amex', '140 €') }],
}

/** The cards of a market; none where no partner issues any. */
export function cardsOf(market: string): readonly SeedCard[] {
  return Object.hasOwn(cards, market) ? (cards[market] ?? []) : []
}
