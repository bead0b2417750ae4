import type { Fixture } from '../../mapping/define-widget'
import type { PartnerBrandBannerModel } from './partner-brand-banner.model'
import type { PartnerBrandBannerInput } from './partner-brand-banner.schema'

type Case = Fixture<PartnerBrandBannerInput, PartnerBrandBannerModel>

const airline: PartnerBrandBannerInput = {
  partner: { name: 'Skylark Air' },
  text: '<p>Collect points above the clouds as well.</p>',
  cta: { label: 'See the flights', href: 'https://partner.alderway.example/flights' },
}

export const minimal: Case = { props: airline }

export const full: Case = {
  props: {
    partner: {
      name: 'Montevale',
      logo: { src: '/media/logos/mv-l.svg', alt: 'Not what it is called by' },
    },
    text: '<p>Points on everything you buy, and a <strong>free night</strong> every year. For members who live in the United States.</p>',
    cta: { label: 'See the card', href: 'https://cards.alderway.example/apply', program: 'chase' },
    disclosure: '<p>Advertisement. The bank pays us when you open an account.</p>',
  },
}

/** In author mode, with a partner without a name. */
export const empty: Case = { props: { ...airline, partner: { name: ' ' } }, isEmpty: true }

export const longNames: Case = {
  props: {
    ...airline,
    partner: { name: 'Donaudampfschifffahrtsgesellschaft und Söhne, Niederlassung Regensburg' },
    text: '<p>Flussfahrten von Regensburg bis Passau mit Frühstück an Bord und einem eigenen Anleger am Hotel, für Mitglieder zum halben Preis.</p>',
    cta: { ...airline.cta, label: 'Fahrplan und Schiffskarten ansehen' },
  },
}

export const rightToLeft: Case = {
  props: {
    partner: { name: 'طيران القبّرة' },
    text: '<p>اجمع النقاط فوق السحاب أيضًا.</p>',
    cta: { ...airline.cta, label: 'شاهد الرحلات' },
  },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}
