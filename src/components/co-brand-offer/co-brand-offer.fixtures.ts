import type { Fixture } from '../../mapping/define-widget'
import type { CoBrandOfferModel } from './co-brand-offer.model'
import type { CoBrandOfferInput } from './co-brand-offer.schema'

type Case = Fixture<CoBrandOfferInput, CoBrandOfferModel>

const link = {
  href: '/mi/cobrand/chase.mi?destinationURL=https%3A%2F%2Fcards.alderway.example%2Fapply&mcd=profile&rpcCode=USPC',
  onApproach: () => {},
  onClick: () => {},
}

const props: CoBrandOfferInput = {
  heading: 'A free night every year',
  text: 'Earn points on everything you buy, and six times as many in our hotels.',
  legal: 'Advertisement. The card is the bank’s, which pays us when you open an account.',
  destinationURL: 'https://cards.alderway.example/apply',
  campaignCode: 'USPC',
}

const model: Extract<CoBrandOfferModel, { state: 'ready' }> = {
  state: 'ready',
  program: 'chase',
  text: { text: props.text },
  disclosures: [
    { text: props.legal },
    {
      html: '<p>Annual fee $95. <a href="https://cards.alderway.example/chase/terms" target="_blank" rel="noopener">Rates, fees and terms</a></p>',
    },
  ],
  link,
}

/** The visitor is not known yet; only an eligible member will see the offer. */
export const minimal: Case = { props, isEmpty: true }

export const full: Case = { props, model }

export const amex: Case = {
  props,
  model: {
    ...model,
    program: 'amex',
    disclosures: [{ text: props.legal }],
    link: { ...link, href: link.href.replace('chase', 'amex') },
  },
}

export const longNames: Case = {
  props: {
    ...props,
    heading: 'Jahresfreiübernachtung mit Frühstücksbuffet und Flughafentransfergutschein',
  },
  model: {
    ...model,
    text: { html: `<p>${props.text}</p><p>${'Reiserücktrittskostenversicherung '.repeat(4)}</p>` },
  },
}

export const rightToLeft: Case = {
  props: { ...props, heading: 'ليلة مجانية كل عام' },
  model: {
    ...model,
    text: { text: 'اكسب نقاطًا عن كل مشترياتك، وستة أضعافها في فنادقنا.' },
    disclosures: [{ text: 'إعلان. يُصدر البنك البطاقة ويدفع لنا عند فتح حساب.' }],
  },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}
