import { accessibilityPath, loyaltyPath, promotionPath } from '../../src/rules/site/page-paths'
import {
  forgotPasswordPath,
  homeSearchPath,
  hotelOverviewPath,
  lookupReservationPath,
  reservationListPath,
  savedPropertiesPath,
} from '../../src/rules/site/paths'
import { privacyChoicesPath } from '../../src/rules/site/privacy-choices-path'
import { site } from '../site'
import { hotels } from './hotels'
import { localized } from './hotels/localized'
import type { Locale, Localized, SeedHotel } from './seed-types'

interface FooterLink {
  linkLabel: Localized
  linkURL: string
  openInaNewTab?: true
  htmlContent?: Localized
}

/** What a new member accepts. */
export const CIRCLE_TERMS_URL = 'https://legal.alderway.example/circle'

const PER_COLUMN = 4

const titles = {
  ourCompany: localized(
    'Our company',
    'Unser Unternehmen',
    '会社情報',
    '关于我们',
    'شركتنا',
    'Nuestra empresa',
  ),
  workWithUs: localized(
    'Work with us',
    'Mit uns arbeiten',
    '採用・お取引',
    '与我们合作',
    'اعمل معنا',
    'Trabaje con nosotros',
  ),
  findHelp: localized('Find help', 'Hilfe', 'サポート', '获取帮助', 'المساعدة', 'Ayuda'),
  privacy: localized(
    'Privacy and terms',
    'Datenschutz und Bedingungen',
    'プライバシー・規約',
    '隐私与条款',
    'الخصوصية والشروط',
    'Privacidad y condiciones',
  ),
  destinations: localized(
    'Destinations',
    'Reiseziele',
    '旅先から探す',
    '目的地',
    'الوجهات',
    'Destinos',
  ),
}

const ourCompany: FooterLink[] = [
  {
    linkLabel: localized(
      'Our hotels',
      'Unsere Hotels',
      'ホテル一覧',
      '我们的酒店',
      'فنادقنا',
      'Nuestros hoteles',
    ),
    linkURL: `${homeSearchPath(site)}#hotels`,
  },
  {
    linkLabel: localized(
      'Alderway Circle',
      'Alderway Circle',
      'Alderway Circle',
      'Alderway Circle',
      'Alderway Circle',
      'Alderway Circle',
    ),
    linkURL: loyaltyPath(site),
  },
  {
    linkLabel: localized('Offers', 'Angebote', '特別プラン', '优惠', 'العروض', 'Ofertas'),
    linkURL: promotionPath(site),
  },
  {
    linkLabel: localized(
      'Why stay with us',
      'Warum bei uns',
      '私たちの約束',
      '为何选择我们',
      'لماذا الإقامة لدينا',
      'Por qué alojarse con nosotros',
    ),
    linkURL: `${homeSearchPath(site)}#why`,
  },
  {
    linkLabel: localized(
      'The Green Ledger: water, energy, waste',
      'Green Ledger: Wasser, Energie, Abfall',
      'グリーン・レジャー：水・エネルギー・廃棄物',
      '绿色账本：水、能源与废弃物',
      'السجل الأخضر: المياه والطاقة والنفايات',
      'The Green Ledger: agua, energía, residuos',
    ),
    linkURL: 'https://ledger.alderway.example/',
    openInaNewTab: true,
  },
]

const workWithUs: FooterLink[] = [
  {
    linkLabel: localized('Careers', 'Karriere', '採用情報', '招聘', 'الوظائف', 'Empleo'),
    linkURL: 'https://careers.alderway.example/',
  },
  {
    linkLabel: localized(
      'Training at Alderway',
      'Ausbildung bei Alderway',
      '研修・見習い制度',
      '实习与培训',
      'التدريب في ألدرواي',
      'Formación en Alderway',
    ),
    linkURL: 'https://careers.alderway.example/training',
  },
  {
    linkLabel: localized(
      'Travel agents',
      'Reisebüros',
      '旅行会社の皆様へ',
      '旅行社合作',
      'وكالات السفر',
      'Agencias de viajes',
    ),
    linkURL: 'https://partners.alderway.example/agents',
  },
  {
    linkLabel: localized(
      'Meetings and events',
      'Tagungen und Feiern',
      '会議・ご宴会',
      '会议与活动',
      'الاجتماعات والمناسبات',
      'Reuniones y eventos',
    ),
    linkURL: 'https://partners.alderway.example/meetings',
  },
  {
    linkLabel: localized(
      'Owners',
      'Eigentümer',
      'オーナーの皆様へ',
      '业主合作',
      'الملّاك',
      'Propietarios',
    ),
    linkURL: 'https://partners.alderway.example/owners',
  },
]

const findHelp: FooterLink[] = [
  {
    linkLabel: localized(
      'Find a reservation',
      'Reservierung finden',
      'ご予約の確認',
      '查找预订',
      'البحث عن حجز',
      'Buscar una reserva',
    ),
    linkURL: lookupReservationPath(site),
  },
  {
    linkLabel: localized(
      'Your trips',
      'Ihre Reisen',
      'ご予約一覧',
      '您的行程',
      'رحلاتك',
      'Sus viajes',
    ),
    linkURL: reservationListPath(site),
  },
  {
    linkLabel: localized(
      'Saved hotels',
      'Gemerkte Hotels',
      '保存したホテル',
      '收藏的酒店',
      'الفنادق المحفوظة',
      'Hoteles guardados',
    ),
    linkURL: savedPropertiesPath(site),
  },
  {
    linkLabel: localized(
      'Forgot your password?',
      'Passwort vergessen?',
      'パスワードをお忘れですか？',
      '忘记密码？',
      'هل نسيت كلمة المرور؟',
      '¿Ha olvidado su contraseña?',
    ),
    linkURL: forgotPasswordPath(site),
  },
  {
    linkLabel: localized(
      'Phone',
      'Telefon',
      'お電話でのお問い合わせ',
      '电话',
      'الهاتف',
      'Teléfono',
    ),
    linkURL: 'tel:+18005550134',
    htmlContent: localized(
      '<p><strong>+1 800-555-0134</strong><br>Day and night, in six languages</p>',
      '<p><strong>+1 800-555-0134</strong><br>Tag und Nacht, in sechs Sprachen</p>',
      '<p><strong>+1 800-555-0134</strong><br>24時間、6か国語で承ります</p>',
      '<p><strong>+1 800-555-0134</strong><br>全天候服务，六种语言</p>',
      '<p><strong dir="ltr">+1 800-555-0134</strong><br>ليلًا ونهارًا، بست لغات</p>',
      '<p><strong>+1 800-555-0134</strong><br>Día y noche, en seis idiomas</p>',
    ),
  },
]

const choices: FooterLink = {
  linkLabel: localized(
    'Your privacy choices',
    'Ihre Datenschutzeinstellungen',
    'プライバシー設定',
    '您的隐私选项',
    'خيارات الخصوصية',
    'Sus opciones de privacidad',
  ),
  linkURL: privacyChoicesPath(site),
}

const privacy: FooterLink[] = [
  {
    linkLabel: localized(
      'Privacy statement',
      'Datenschutzerklärung',
      'プライバシーポリシー',
      '隐私声明',
      'بيان الخصوصية',
      'Declaración de privacidad',
    ),
    linkURL: '/fragments/privacy-statement',
  },
  choices,
  {
    linkLabel: localized(
      'Terms of use',
      'Nutzungsbedingungen',
      '利用規約',
      '使用条款',
      'شروط الاستخدام',
      'Condiciones de uso',
    ),
    linkURL: 'https://legal.alderway.example/terms',
  },
  {
    linkLabel: localized(
      'Terms of Alderway Circle',
      'Bedingungen von Alderway Circle',
      'Alderway Circle会員規約',
      'Alderway Circle 条款',
      'شروط Alderway Circle',
      'Condiciones de Alderway Circle',
    ),
    linkURL: CIRCLE_TERMS_URL,
  },
  {
    linkLabel: localized(
      'Accessibility',
      'Barrierefreiheit',
      'アクセシビリティ',
      '无障碍声明',
      'إمكانية الوصول',
      'Accesibilidad',
    ),
    linkURL: accessibilityPath(site),
  },
  {
    linkLabel: localized(
      'Imprint',
      'Impressum',
      '運営会社',
      '网站信息',
      'بيانات الناشر',
      'Aviso legal',
    ),
    linkURL: 'https://legal.alderway.example/imprint',
  },
]

const copyright = localized(
  '<p>© {year} Alderway Hotels. A chain that exists only here: every hotel, guest and rate is invented.</p>',
  '<p>© {year} Alderway Hotels. Eine Kette, die es nur hier gibt: Alle Hotels, Gäste und Preise sind erfunden.</p>',
  '<p>© {year} Alderway Hotels. ここだけに存在するホテルチェーンです。ホテル、お客様、料金はすべて架空のものです。</p>',
  '<p>© {year} Alderway Hotels。本集团仅存在于此：所有酒店、住客与房价均属虚构。</p>',
  '<p>© {year} Alderway Hotels. سلسلة لا وجود لها إلا هنا: جميع الفنادق والضيوف والأسعار من نسج الخيال.</p>',
  '<p>© {year} Alderway Hotels. Una cadena que solo existe aquí: todos los hoteles, huéspedes y tarifas son inventados.</p>',
)

const socialTitle = localized(
  'Follow us',
  'Folgen Sie uns',
  'SNSをフォロー',
  '关注我们',
  'تابعنا',
  'Síganos',
)

/** Unsorted: the footer sorts the networks into the fixed order. */
const social = [
  { network: 'youtube', href: 'https://www.youtube.com/@alderway.example' },
  { network: 'instagram', href: 'https://www.instagram.com/alderway.example' },
  { network: 'facebook', href: 'https://www.facebook.com/alderway.example' },
  { network: 'linkedin', href: 'https://www.linkedin.com/company/alderway.example' },
  { network: 'twitter', href: 'https://x.com/alderway_example' },
]

const regionNames = {
  europe: localized('Europe', 'Europa', 'ヨーロッパ', '欧洲', 'أوروبا', 'Europa'),
  americas: localized('Americas', 'Amerika', '北米・中南米', '美洲', 'الأمريكتان', 'América'),
  asiaPacific: localized(
    'Asia Pacific',
    'Asien-Pazifik',
    'アジア太平洋',
    '亚太地区',
    'آسيا والمحيط الهادئ',
    'Asia-Pacífico',
  ),
  middleEast: localized(
    'Middle East',
    'Naher Osten',
    '中東',
    '中东',
    'الشرق الأوسط',
    'Oriente Medio',
  ),
}

/** The languages of the site by region; each is named in itself and leads to its root. */
function regions(locale: Locale) {
  const language = (target: Locale, linkLabel: string) => ({
    linkLabel,
    linkURL: target === 'en-US' ? '/' : `/${target}`,
    locale: target,
  })
  return [
    {
      name: regionNames.europe[locale],
      links: [language('de-DE', 'Deutsch'), language('es-ES', 'Español')],
    },
    { name: regionNames.americas[locale], links: [language('en-US', 'English')] },
    {
      name: regionNames.asiaPacific[locale],
      links: [language('ja-JP', '日本語'), language('zh-CN', '简体中文')],
    },
    { name: regionNames.middleEast[locale], links: [language('ar-SA', 'العربية')] },
  ]
}

/** The address by which “Your privacy choices” opens the consent tool of a site that has one. */
const CONSENT_TOOL = '#privacy-choices'

/** The complete footer of every page (catalogue W05). `hasConsentTool`: as on the site of a chain with a vendor's tool. */
export function footerProps(
  variation: 'minimized' | 'expanded',
  locale: Locale,
  hasConsentTool = false,
): Record<string, unknown> {
  return {
    resourceProperties: {
      titles: Object.fromEntries(
        Object.entries(titles).map(([name, title]) => [name, title[locale]]),
      ),
      destinationOnTop: false,
      destinationState: 'closed',
      variation,
      copyrightDescription: copyright[locale],
      languageLable: languageNames[locale],
      socialTitle: socialTitle[locale],
    },
    columns: [ourCompany, workWithUs, findHelp, privacy].map((links) =>
      links.map((link) =>
        inLocale(
          hasConsentTool && link === choices ? { ...link, linkURL: CONSENT_TOOL } : link,
          locale,
        ),
      ),
    ),
    destinations: destinations(locale),
    social,
    regions: regions(locale),
  }
}

const languageNames: Record<Locale, string> = {
  'en-US': 'English (United States)',
  'de-DE': 'Deutsch (Deutschland)',
  'ja-JP': '日本語（日本）',
  'zh-CN': '简体中文（中国）',
  'ar-SA': 'العربية (السعودية)',
  'es-ES': 'Español (España)',
}

/** The name of the place as a traveller looks for it: Japanese wards go by their prefecture. */
export function destinationOf({ address }: SeedHotel, locale: Locale): string {
  const { city, state, country } = address
  return (country.code === 'JP' && state ? state.name : city)[locale]
}

function destinations(locale: Locale) {
  const links = hotels
    .map((hotel) => ({
      linkLabel: destinationOf(hotel, locale),
      linkURL: hotelOverviewPath(site, hotel.seoNickname),
    }))
    .sort((a, b) => a.linkLabel.localeCompare(b.linkLabel, locale))
  const columns = Math.ceil(links.length / PER_COLUMN)
  return Array.from({ length: columns }, (_, column) =>
    links.slice(column * PER_COLUMN, (column + 1) * PER_COLUMN),
  )
}

function inLocale({ linkLabel, linkURL, openInaNewTab, htmlContent }: FooterLink, locale: Locale) {
  return {
    linkLabel: linkLabel[locale],
    linkURL,
    ...(openInaNewTab ? { openInaNewTab } : {}),
    ...(htmlContent ? { htmlContent: htmlContent[locale] } : {}),
  }
}
