import type { Locale } from './seed-types'

/**
 * Forms of address by their code, in the languages in which a guest is addressed by them: German,
 * for one, tells no Ms from a Mrs.
 */
const TITLES: Record<Locale, [code: string, name: string][]> = {
  'en-US': [
    ['Ms', 'Ms'],
    ['Mr', 'Mr'],
    ['Mrs', 'Mrs'],
    ['Miss', 'Miss'],
    ['Mx', 'Mx'],
    ['Dr', 'Dr'],
    ['Prof', 'Professor'],
  ],
  'de-DE': [
    ['Ms', 'Frau'],
    ['Mr', 'Herr'],
    ['Dr', 'Dr.'],
    ['Prof', 'Prof.'],
  ],
  'ja-JP': [
    ['Ms', '女性（Ms）'],
    ['Mr', '男性（Mr）'],
    ['Dr', '博士（Dr）'],
    ['Prof', '教授（Prof）'],
  ],
  'zh-CN': [
    ['Ms', '女士'],
    ['Mr', '先生'],
    ['Dr', '博士'],
    ['Prof', '教授'],
  ],
  'ar-SA': [
    ['Ms', 'السيدة'],
    ['Mr', 'السيد'],
    ['Miss', 'الآنسة'],
    ['Dr', 'الدكتور'],
    ['Prof', 'الأستاذ الدكتور'],
  ],
  'es-ES': [
    ['Ms', 'Sra.'],
    ['Mr', 'Sr.'],
    ['Dr', 'Dr.'],
    ['Prof', 'Prof.'],
  ],
}

/** What a guest may be addressed as in a language, in the order in which a form offers it. */
export function titlesOf(locale: Locale): { code: string; name: string }[] {
  return TITLES[locale].map(([code, name]) => ({ code, name }))
}
