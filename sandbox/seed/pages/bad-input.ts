import type { PageModel, PageNode } from '../../cms/page/page-model'
import { footerProps } from '../footer'

/** More than any author types, and every way to break out of a script, an attribute or a link. */
const HOSTILE =
  '</script><script>window.foyerHacked=true</script><img src=x onerror="foyerHacked=true">]]>'
const UNSAFE_LINK = 'javascript:window.foyerHacked=true'
const LONG = `${HOSTILE} ${'Alderway '.repeat(22_500)}`

const hostileLink = { linkLabel: HOSTILE, linkURL: UNSAFE_LINK, htmlContent: HOSTILE }
const labels = (names: string[]) =>
  Object.fromEntries(names.map((name, index) => [name, index === 0 ? LONG : HOSTILE]))

/**
 * One broken component of each kind, and healthy ones between them. Only for tests. Each widget has
 * 200 KB of text in one or two places and hostile text in all others: in all it would be 10 MB.
 */
export const badInputPage: PageModel = {
  pageId: 'hotel-overview',
  title: `Bad input ${HOSTILE}`,
  description: HOSTILE,
  propertyId: 'NYCAB',
  header: [healthyBar('healthy-1')],
  main: [
    { type: 'cms/heading', id: 'heading', props: { heading: `Bad input ${HOSTILE}` } },
    { type: 'no-such-widget', id: 'unknown', props: { text: HOSTILE } },
    healthyBar('healthy-2'),
    { type: '__proto__', id: 'prototype', props: {} },
    { type: 'property-bar', id: 'wrong-types', props: wrongTypes() },
    {
      type: 'property-bar',
      id: 'hostile-bar',
      props: {
        sticky: false,
        detailsLabel: LONG,
        bookHref: UNSAFE_LINK,
        mapBaseUrl: UNSAFE_LINK,
        theme: 'octarine',
        headingLevel: 99,
        analyticsId: HOSTILE,
        anchorId: HOSTILE,
        labels: labels(['bar', 'details', 'map', 'call', 'reviews', 'reviewCount', 'book']),
        notAProp: HOSTILE,
      },
    },
    { type: 'hotel-header', id: 'hostile-header', props: hostileHeader() },
    { type: 'hotel-header', id: 'wrong-types-header', props: wrongTypes() },
    healthyBar('healthy-3'),
    { type: 'language-selector', id: 'hostile-languages', props: hostileLanguages() },
    { type: 'language-selector', id: 'wrong-types-languages', props: wrongTypes() },
    {
      type: 'cms/text',
      id: 'hostile-text',
      props: { html: `<p>${HOSTILE}</p><p><a href="${UNSAFE_LINK}">link</a></p>` },
    },
    healthyBar('healthy-4'),
  ],
  footer: [
    { type: 'footer', id: 'hostile-footer', props: hostileFooter() },
    { type: 'footer', id: 'wrong-types-footer', props: wrongTypes() },
    { type: 'footer', id: 'healthy-footer', props: footerProps('expanded', 'en-US') },
    { type: 'hotel-quick-view-modal', id: 'hotel-details', props: {} },
    {
      type: 'hotel-quick-view-modal',
      id: 'hostile-quick-view',
      props: {
        fragmentSrc: UNSAFE_LINK,
        sections: [HOSTILE, 7],
        cta: { label: HOSTILE, href: UNSAFE_LINK },
      },
    },
  ],
}

function healthyBar(id: string): PageNode {
  return { type: 'property-bar', id, props: { sticky: false } }
}

/** Every prop of every widget as something that it is not. */
function wrongTypes(): Record<string, unknown> {
  return {
    labels: 'none',
    audience: 'everybody',
    hideOn: { S: true },
    headingLevel: 'two',
    theme: 4,
    showMap: 'no',
    showPhone: null,
    showReviews: [],
    showSave: {},
    showAddress: 0,
    showDetailsLink: 'off',
    detailsLabel: { text: 'Details' },
    sticky: 'yes',
    mapBaseUrl: 12,
    bookHref: ['/a', '/b'],
    variant: 3,
    logoContent: 'logo',
    ratingDisclaimer: { html: 1 },
    resourceProperties: [],
    columns: { first: [] },
    destinations: 'everywhere',
    social: { facebook: true },
    regions: 42,
    buttonLabel: false,
    sort: 1,
    fragmentSrc: {},
    sections: 'all',
    cta: 'go',
  }
}

function hostileHeader(): Record<string, unknown> {
  return {
    variant: 'enormous',
    mapBaseUrl: UNSAFE_LINK,
    ratingDisclaimer: LONG,
    logoContent: { navIds: [HOSTILE], taxonomies: [HOSTILE], types: [HOSTILE] },
    labels: labels(['details', 'map', 'call', 'reviews', 'save']),
    notAProp: HOSTILE,
  }
}

function hostileLanguages(): Record<string, unknown> {
  return {
    buttonLabel: LONG,
    sort: 'backwards',
    regions: [
      { name: HOSTILE, links: [{ linkLabel: HOSTILE, linkURL: UNSAFE_LINK, locale: HOSTILE }] },
    ],
    labels: labels(['title', 'button', 'close']),
    notAProp: HOSTILE,
  }
}

function hostileFooter(): Record<string, unknown> {
  return {
    resourceProperties: {
      titles: labels(['ourCompany', 'workWithUs', 'findHelp', 'privacy', 'destinations']),
      destinationOnTop: true,
      destinationState: 'ajar',
      variation: 'expanded',
      copyrightDescription: `${LONG}<p>© {year} <a href="${UNSAFE_LINK}">Alderway</a></p>`,
      languageLable: HOSTILE,
      socialTitle: HOSTILE,
    },
    columns: Array.from({ length: 5 }, () => [hostileLink, { linkLabel: HOSTILE, linkURL: '/' }]),
    destinations: Array.from({ length: 5 }, () =>
      Array.from({ length: 9 }, () => ({ linkLabel: HOSTILE, linkURL: UNSAFE_LINK })),
    ),
    social: [
      { network: 'facebook', href: UNSAFE_LINK },
      { network: HOSTILE, href: '/' },
    ],
    regions: [{ name: HOSTILE, links: [hostileLink] }],
    labels: labels(['newTab', 'footer']),
    notAProp: HOSTILE,
  }
}
