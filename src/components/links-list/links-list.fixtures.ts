import type { Fixture } from '../../mapping/define-widget'
import type { LinksListModel } from './links-list.model'
import type { LinksListInput } from './links-list.schema'

type Case = Fixture<LinksListInput, LinksListModel>

const overview = (nickname: string) => `/hotels/${nickname}/overview`

const hotels = [
  { linkLabel: 'Bangkok, on the river', linkURL: overview('alderway-bangkok-riverside') },
  { linkLabel: 'Cape Town, in the Gardens', linkURL: overview('alderway-cape-town-gardens') },
  {
    linkLabel: 'Innsbruck, below the Nordkette',
    linkURL: overview('montevale-innsbruck-nordkette'),
  },
  { linkLabel: 'Lisbon, above Graça', linkURL: overview('the-rozelle-lisboa') },
  { linkLabel: 'New York, off Bryant Park', linkURL: overview('alderway-new-york-midtown') },
  { linkLabel: 'Riyadh, along the wadi', linkURL: overview('alderway-riyadh-wadi') },
  { linkLabel: 'Sydney, at Walsh Bay', linkURL: overview('dessin-sydney-walsh-bay') },
]

const help = [
  { linkLabel: 'Find a reservation', linkURL: '/reservation/lookupReservation.mi' },
  { linkLabel: 'Best rate guarantee', linkURL: '/help/best-rate' },
  {
    linkLabel: 'The Alderway almanac',
    linkURL: 'https://almanac.alderway.example/',
    openInaNewTab: true,
  },
]

export const minimal: Case = { props: { items: help } }

export const full: Case = {
  props: { title: 'Where we are at home', layout: 'columns', items: hotels },
}

export const vertical: Case = { props: { title: 'Before you travel', items: help } }

export const horizontal: Case = {
  props: { title: 'On this page', layout: 'horizontal', items: hotels },
}

/** Rich text in place of the label: inside the link, or with its own links; scripts are removed. */
export const richTexts: Case = {
  props: {
    title: 'Good to know',
    items: [
      {
        linkLabel: 'Night desk',
        linkURL: '/help/night-desk',
        htmlContent: '<strong>Night desk:</strong> umbrellas, chargers and day passes to borrow',
      },
      {
        htmlContent:
          '<p>Read our <a href="/help/privacy">privacy statement</a> or <a href="/help/cookies">what we keep</a>.<script>alert(1)</script></p>',
      },
    ],
  },
}

/** Items without a safe address are text. */
export const withoutAddress: Case = {
  props: {
    items: [
      ...help.slice(0, 1),
      { linkLabel: 'Gift cards: from spring on' },
      { linkLabel: 'Lost and found', linkURL: 'javascript:alert(1)' },
    ],
  },
}

export const empty: Case = { props: { title: 'Where we are at home', items: [] }, isEmpty: true }

export const dark: Case = {
  props: { title: 'Where we are at home', layout: 'columns', items: hotels, theme: 'dark' },
}

export const longNames: Case = {
  props: {
    title: 'Aufenthaltsbedingungen und Donaudampfschifffahrtsgesellschaftsvergünstigungen',
    layout: 'columns',
    items: [
      {
        linkLabel: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenaufbewahrungsbedingungen',
        linkURL: '/help/terms',
      },
      {
        linkLabel: 'Wie Sie mit der Bahn, dem Schiff, dem Fahrrad oder zu Fuß zu uns kommen',
        linkURL: '/help/travel',
        openInaNewTab: true,
      },
      ...hotels.slice(0, 3),
    ],
  },
}

export const rightToLeft: Case = {
  props: {
    title: 'بيوتنا حول العالم',
    layout: 'columns',
    items: [
      { linkLabel: 'الرياض، بمحاذاة الوادي', linkURL: overview('alderway-riyadh-wadi') },
      { linkLabel: 'بانكوك، على النهر', linkURL: overview('alderway-bangkok-riverside') },
      { linkLabel: 'لشبونة، فوق التلال', linkURL: overview('the-rozelle-lisboa') },
      {
        linkLabel: 'نيويورك، قرب حديقة براينت',
        linkURL: overview('alderway-new-york-midtown'),
        openInaNewTab: true,
      },
    ],
  },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}
