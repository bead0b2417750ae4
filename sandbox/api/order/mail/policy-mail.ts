import { formatMoney, minorDigits } from '../../../../src/rules/money/money'
import { fillText } from '../../../../src/ui/text/fill-text'
import type { StoredOrder } from '../../../database/booking/orders'
import type { Message } from '../../../database/members/messages'
import { INSURER } from '../../../seed/insurance'
import type { SeedHotel } from '../../../seed/seed-types'
import { readLocale } from '../../request/locale'
import { fullName } from '../order-view'
import { mailHtml, mailText } from './mail-html'
import type { MailSection } from './mail-sections'
import { mailTexts as text } from './mail-texts'
import { stayFacts } from './stay-facts'

interface BoughtPolicy {
  policyNumber: string
  /** Minor units. */
  premium: number
  currency: string
}

/** The mail about an insurance that is bought with an order (W44): of its own, as its premium is. */
export function policyMail(
  order: StoredOrder,
  hotel: SeedHotel,
  { policyNumber, premium, currency }: BoughtPolicy,
): Message {
  const locale = readLocale(order.guest.locale)
  const { hotel: name, from, until } = stayFacts(order, hotel, locale)
  const { givenName, familyName } = order.guest
  const subject = fillText(text.insured[locale], { hotel: name })
  const values = { name: fullName(givenName, familyName, locale), insurer: INSURER[locale] }
  const greeting = fillText(text.insuredGreeting[locale], values)
  const amount = formatMoney(
    { amount: premium, decimalPoint: minorDigits(currency), currency },
    locale,
  )
  const sections: MailSection[] = [
    {
      title: INSURER[locale],
      number: [text.policy[locale], policyNumber],
      rows: [
        [text.checkIn[locale], from],
        [text.checkOut[locale], until],
      ],
    },
    {
      title: '',
      rows: [[text.premium[locale], amount]],
      isMoney: true,
      note: fillText(text.insurerCharges[locale], values),
    },
  ]
  return {
    address: order.guest.email,
    subject,
    body: mailText({ greeting, sections }),
    link: null,
    html: mailHtml({ subject, greeting, sections, locale, link: null, data: [] }),
    calendar: null,
  }
}
