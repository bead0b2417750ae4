import type { Locale } from '../seed/seed-types'

interface SiteTexts {
  skip: string
  siteLinks: string
  ourHotels: string
}

/** Texts of the site's own template. */
export const siteTexts: Record<Locale, SiteTexts> = {
  'en-US': { skip: 'Skip to main content', siteLinks: 'Site', ourHotels: 'Our hotels' },
  'de-DE': { skip: 'Zum Hauptinhalt springen', siteLinks: 'Website', ourHotels: 'Unsere Hotels' },
  'ja-JP': { skip: 'メインコンテンツへ移動', siteLinks: 'サイト', ourHotels: 'ホテル一覧' },
  'zh-CN': { skip: '跳到主要内容', siteLinks: '网站', ourHotels: '我们的酒店' },
  'ar-SA': { skip: 'الانتقال إلى المحتوى الرئيسي', siteLinks: 'الموقع', ourHotels: 'فنادقنا' },
}
