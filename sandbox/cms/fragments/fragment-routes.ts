import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formatClockTime } from '../../../src/rules/formats/clock-time'
import { mapsCoordinatesHref } from '../../../src/rules/pages/urls'
import { quickViewPath } from '../../../src/rules/site/page-paths'
import { queryName } from '../../../src/rules/site/query'
import { HOTEL } from '../../../src/rules/site/site-path'
import { cacheHeaders } from '../../../src/server/cache-headers'
import type { Manifest } from '../../../src/server/manifest'
import type { Ask } from '../../../src/server/preload'
import { escapeHtml, toJsonAttribute } from '../../../src/server/print/json-script'
import type { WidgetNode } from '../../../src/server/print/placeholder'
import { renderPlaceholder } from '../../../src/server/render'
import type { Log } from '../../../src/services/page/log'
import type { Faults } from '../../api/faults/faults'
import type { Database } from '../../database/database'
import { findHotel } from '../../database/site/hotels'
import { pictureOf } from '../../seed/pictures'
import type { Locale, SeedHotel } from '../../seed/seed-types'
import { site } from '../../site'
import { originOf } from '../../site-address'
import { each, element, renderPicture } from '../blocks/html'
import { contextPathOf, siteLocale } from '../locales'
import { askApi } from '../page/ask-api'
import { privacyStatement } from './privacy-statement'

interface FragmentOptions {
  database: Database
  apiOrigin: () => string
  faultHeaders: (request: FastifyRequest) => Record<string, string>
  faults: Faults
  manifest: Manifest
  log: Log
  /** Time limit of a fragment for the API; by default the renderer's own. */
  limitMs?: number
}

const QUICK_VIEW_ROUTE = quickViewPath(site, HOTEL).replace(
  encodeURIComponent(HOTEL),
  ':propertyId',
)

interface QuickViewRequest {
  Params: { propertyId: string }
  Querystring: Record<string, string | string[] | undefined>
}

/** The fragments that dialogs fetch (C.12): HTML without a document, cacheable like pages. */
export function registerFragments(fastify: FastifyInstance, options: FragmentOptions): void {
  fastify.get(
    '/fragments/privacy-statement',
    { preHandler: options.faults.apply, onSend: options.faults.keepBack },
    (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(privacyStatement(siteLocale(request))),
  )
  fastify.get<QuickViewRequest>(
    QUICK_VIEW_ROUTE,
    { preHandler: options.faults.apply, onSend: options.faults.keepBack },
    async (request, reply) => {
      const locale = siteLocale(request)
      const hotel = await findHotel(options.database, request.params.propertyId)
      if (!hotel) return reply.callNotFound()
      const faults = options.faultHeaders(request)
      const { html, isWhole } = await renderQuickView({
        hotel,
        locale,
        sections: sectionsOf(request.query[queryName(site, 'sections')]),
        url: new URL(originOf(request) + contextPathOf(locale) + request.url),
        ask: askApi(options.apiOrigin(), faults),
        manifest: options.manifest,
        log: options.log,
        limitMs: options.limitMs,
      })
      const page = { id: 'quick-view', type: null, propertyId: hotel.id }
      const kept = cacheHeaders({ mode: 'publish', page, locale, site }, isWhole)
      // What has the faults or the clock of one browser is for no other.
      const isOwn = Object.keys(faults).length > 0
      return reply
        .type('text/html; charset=utf-8')
        .headers(isOwn ? { 'cache-control': 'private, no-store' } : kept)
        .send(html)
    },
  )
}

function sectionsOf(asked: string | string[] | undefined): string[] {
  return asked === undefined ? Object.keys(RENDER) : [asked].flat().join().split(',')
}

interface QuickView {
  hotel: SeedHotel
  locale: Locale
  sections: readonly string[]
  url: URL
  ask: Ask
  manifest: Manifest
  log: Log
  limitMs: number | undefined
}

/**
 * The complete title component, then the requested sections. `data-answers` contains the answers that
 * the title was rendered with, so that it hydrates without a mismatch.
 */
async function renderQuickView(view: QuickView): Promise<{ html: string; isWhole: boolean }> {
  const { hotel, locale, sections } = view
  const { html: title, answers, isWhole } = await renderTitle(view)
  const parts = each(Object.entries(RENDER), ([name, render]) =>
    sections.includes(name) ? render(hotel, locale) : '',
  )
  const json = toJsonAttribute(answers)
  const html = `<article data-answers="${json}">${title}${parts}${renderMapLink(hotel, locale)}</article>\n`
  return { html, isWhole }
}

async function renderTitle({ hotel, locale, url, ask, manifest, log, limitMs }: QuickView) {
  const title: WidgetNode = {
    type: 'hotel-header',
    id: 'quick-view-title',
    props: { variant: 'compact', showSave: false, headingLevel: 3 },
  }
  return renderPlaceholder({
    context: {
      locale,
      contextPath: contextPathOf(locale),
      page: { id: 'hotel-overview', type: null, propertyId: hotel.id },
      mode: 'publish',
      site,
    },
    widget: title,
    url,
    manifest,
    assetBase: site.assetBase,
    ask,
    log,
    ...(limitMs === undefined ? {} : { limitMs }),
  })
}

const RENDER: Record<string, (hotel: SeedHotel, locale: Locale) => string> = {
  gallery: (hotel, locale) => {
    if (hotel.pictures.length === 0) return ''
    const picture = renderPicture(pictureOf(hotel, 0, locale), {
      sizes: '(min-width: 744px) 696px, 100vw',
    })
    return `<figure>${picture}</figure>`
  },
  overview: (hotel, locale) => {
    const items = each(hotel.highlights, (highlight) => element('li', highlight[locale]))
    const highlights = items && `${element('h4', TEXTS[locale].highlights)}<ul>${items}</ul>`
    return element('p', hotel.description[locale]) + highlights
  },
  information: (hotel, locale) => {
    const text = TEXTS[locale]
    const facts = [
      [text.checkIn, formatClockTime(hotel.checkInTime, locale)],
      [text.checkOut, formatClockTime(hotel.checkOutTime, locale)],
      [text.smoking, hotel.policies.smoking[locale]],
      [text.pets, hotel.policies.pets[locale]],
    ]
    const list = each(facts, ([name, value]) => element('dt', name) + element('dd', value))
    return `${element('h4', text.goodToKnow)}<dl>${list}</dl>`
  },
}

function renderMapLink(hotel: SeedHotel, locale: Locale): string {
  const href = mapsCoordinatesHref(site.mapBaseUrl, hotel.latitude, hotel.longitude)
  if (!href) return ''
  const { map, newTab } = TEXTS[locale]
  return (
    `<p><a href="${escapeHtml(href)}" target="_blank" rel="noopener">` +
    `${escapeHtml(map)} (${escapeHtml(newTab)})</a></p>`
  )
}

interface Texts {
  highlights: string
  goodToKnow: string
  checkIn: string
  checkOut: string
  smoking: string
  pets: string
  map: string
  newTab: string
}

const TEXTS: Record<Locale, Texts> = {
  'en-US': {
    highlights: 'Reasons to stay',
    goodToKnow: 'Good to know',
    checkIn: 'Check-in from',
    checkOut: 'Check-out until',
    smoking: 'Smoking',
    pets: 'Pets',
    map: 'Show hotel on map',
    newTab: 'opens in a new tab',
  },
  'de-DE': {
    highlights: 'Gute Gründe',
    goodToKnow: 'Gut zu wissen',
    checkIn: 'Check-in ab',
    checkOut: 'Check-out bis',
    smoking: 'Rauchen',
    pets: 'Haustiere',
    map: 'Hotel auf der Karte zeigen',
    newTab: 'öffnet einen neuen Tab',
  },
  'ja-JP': {
    highlights: '滞在の楽しみ',
    goodToKnow: 'ご宿泊のご案内',
    checkIn: 'チェックイン開始',
    checkOut: 'チェックアウト期限',
    smoking: '喫煙',
    pets: 'ペット',
    map: 'ホテルを地図で見る',
    newTab: '新しいタブで開きます',
  },
  'zh-CN': {
    highlights: '酒店亮点',
    goodToKnow: '住店须知',
    checkIn: '最早入住时间',
    checkOut: '最晚退房时间',
    smoking: '吸烟',
    pets: '宠物',
    map: '在地图上查看酒店',
    newTab: '在新标签页中打开',
  },
  'ar-SA': {
    highlights: 'أجمل ما فيه',
    goodToKnow: 'معلومات تهمّك',
    checkIn: 'تسجيل الوصول من الساعة',
    checkOut: 'المغادرة حتى الساعة',
    smoking: 'التدخين',
    pets: 'الحيوانات الأليفة',
    map: 'عرض الفندق على الخريطة',
    newTab: 'يُفتح في علامة تبويب جديدة',
  },
  'es-ES': {
    highlights: 'Motivos para alojarse',
    goodToKnow: 'Conviene saber',
    checkIn: 'Check-in desde',
    checkOut: 'Check-out hasta',
    smoking: 'Fumar',
    pets: 'Mascotas',
    map: 'Ver el hotel en el mapa',
    newTab: 'se abre en una pestaña nueva',
  },
}
