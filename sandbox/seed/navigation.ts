import { loyaltyPath } from '../../src/rules/site/page-paths'
import { homeSearchPath, hotelOverviewPath, reservationListPath } from '../../src/rules/site/paths'
import type { PageModel, PageNode } from '../cms/page/page-model'
import { site } from '../site'
import { destinationOf } from './footer'
import { localized } from './hotels/localized'
import type { Locale, SeedHotel } from './seed-types'

const text = {
  home: localized('home', 'Startseite', 'ホーム', '首页', 'الصفحة الرئيسية', 'inicio'),
  ourHotels: localized(
    'Our hotels',
    'Unsere Hotels',
    'ホテル一覧',
    '我们的酒店',
    'فنادقنا',
    'Nuestros hoteles',
  ),
  trips: localized('Trips', 'Reisen', 'ご予約一覧', '行程', 'الرحلات', 'Viajes'),
  currency: localized('Currency', 'Währung', '通貨', '货币', 'العملة', 'Moneda'),
  languages: localized('English', 'Deutsch', '日本語', '简体中文', 'العربية', 'Español'),
  steps: [
    localized(
      'Select room',
      'Zimmer wählen',
      'お部屋の選択',
      '选择客房',
      'اختيار الغرفة',
      'Elegir habitación',
    ),
    localized('Review', 'Prüfen', 'ご確認', '核对', 'المراجعة', 'Revisar'),
    localized(
      'Guest & payment',
      'Gast & Zahlung',
      'お客様情報とお支払い',
      '宾客与付款',
      'النزيل والدفع',
      'Huésped y pago',
    ),
    localized('Confirmation', 'Bestätigung', '予約完了', '确认', 'التأكيد', 'Confirmación'),
  ],
}

/** Where the guest books: the header shows how far it has come. */
const BOOKING = ['rate-list', 'review-details', 'guest-info', 'review-guest-info', 'confirmation']

/** Adds the site's header to a page, unless the page has its own header. */
export function withNavigation(
  model: PageModel,
  hotels: readonly SeedHotel[],
  locale: Locale,
): PageModel {
  const nodes = [...model.header, ...model.main]
  if (nodes.some(({ type }) => type === 'navigation')) return model
  return { ...model, header: [navigation(model, hotels, locale), ...model.header] }
}

function navigation(
  { pageId, footer }: PageModel,
  hotels: readonly SeedHotel[],
  locale: Locale,
): PageNode {
  const isBooking = BOOKING.includes(pageId)
  const hasCurrencies = footer.some(({ type }) => type === 'currency-selector-modal')
  return {
    type: 'navigation',
    id: 'navigation',
    props: {
      logo: {
        src: '/media/chain.svg',
        alt: `${site.brand.chainName}, ${text.home[locale]}`,
        href: homeSearchPath(site),
      },
      variant: isBooking ? 'booking' : 'site',
      links: [
        {
          label: text.ourHotels[locale],
          href: `${homeSearchPath(site)}#hotels`,
          children: hotels.map((hotel) => ({
            label: destinationOf(hotel, locale),
            href: hotelOverviewPath(site, hotel.seoNickname),
            description: hotel.name[locale],
          })),
        },
        { label: site.brand.programName, href: loyaltyPath(site) },
      ],
      utilityLinks: [
        { label: text.trips[locale], href: reservationListPath(site), icon: 'trips' },
        ...(hasCurrencies && !isBooking
          ? [{ label: text.currency[locale], href: '#currencies', icon: 'currency' }]
          : []),
        { label: text.languages[locale], href: '#languages', icon: 'language' },
      ],
      steps: text.steps.map((step) => step[locale]),
    },
  }
}
