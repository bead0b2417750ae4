import type { Locale } from '../seed/seed-types'

interface SiteTexts {
  skip: string
  siteLinks: string
  home: string
  ourHotels: string
  saved: string
  signIn: string
}

/** Texts of the site's own template. */
export const siteTexts: Record<Locale, SiteTexts> = {
  'en-US': {
    skip: 'Skip to main content',
    siteLinks: 'Site',
    home: 'home',
    ourHotels: 'Our hotels',
    saved: 'Saved hotels',
    signIn: 'Sign in',
  },
  'de-DE': {
    skip: 'Zum Hauptinhalt springen',
    siteLinks: 'Website',
    home: 'Startseite',
    ourHotels: 'Unsere Hotels',
    saved: 'Gemerkte Hotels',
    signIn: 'Anmelden',
  },
  'ja-JP': {
    skip: 'メインコンテンツへ移動',
    siteLinks: 'サイト',
    home: 'ホーム',
    ourHotels: 'ホテル一覧',
    saved: '保存したホテル',
    signIn: 'サインイン',
  },
  'zh-CN': {
    skip: '跳到主要内容',
    siteLinks: '网站',
    home: '首页',
    ourHotels: '我们的酒店',
    saved: '收藏的酒店',
    signIn: '登录',
  },
  'ar-SA': {
    skip: 'الانتقال إلى المحتوى الرئيسي',
    siteLinks: 'الموقع',
    home: 'الصفحة الرئيسية',
    ourHotels: 'فنادقنا',
    saved: 'الفنادق المحفوظة',
    signIn: 'تسجيل الدخول',
  },
}
