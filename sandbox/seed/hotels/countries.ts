import type { SeedHotel } from '../seed-types'
import { localized } from './localized'

type Country = SeedHotel['address']['country']

/** ISO 3166-1 alpha-2 codes with the name a guest of each locale expects. */
export const countries = {
  at: {
    code: 'AT',
    name: localized('Austria', 'Österreich', 'オーストリア', '奥地利', 'النمسا'),
  },
  au: {
    code: 'AU',
    name: localized('Australia', 'Australien', 'オーストラリア', '澳大利亚', 'أستراليا'),
  },
  cn: { code: 'CN', name: localized('China', 'China', '中国', '中国', 'الصين') },
  de: { code: 'DE', name: localized('Germany', 'Deutschland', 'ドイツ', '德国', 'ألمانيا') },
  gb: {
    code: 'GB',
    name: localized(
      'United Kingdom',
      'Vereinigtes Königreich',
      'イギリス',
      '英国',
      'المملكة المتحدة',
    ),
  },
  it: { code: 'IT', name: localized('Italy', 'Italien', 'イタリア', '意大利', 'إيطاليا') },
  jp: { code: 'JP', name: localized('Japan', 'Japan', '日本', '日本', 'اليابان') },
  pt: { code: 'PT', name: localized('Portugal', 'Portugal', 'ポルトガル', '葡萄牙', 'البرتغال') },
  sa: {
    code: 'SA',
    name: localized(
      'Saudi Arabia',
      'Saudi-Arabien',
      'サウジアラビア',
      '沙特阿拉伯',
      'المملكة العربية السعودية',
    ),
  },
  th: { code: 'TH', name: localized('Thailand', 'Thailand', 'タイ', '泰国', 'تايلاند') },
  tw: { code: 'TW', name: localized('Taiwan', 'Taiwan', '台湾', '台湾', 'تايوان') },
  us: {
    code: 'US',
    name: localized('United States', 'USA', 'アメリカ合衆国', '美国', 'الولايات المتحدة الأمريكية'),
  },
  za: {
    code: 'ZA',
    name: localized('South Africa', 'Südafrika', '南アフリカ', '南非', 'جنوب أفريقيا'),
  },
} satisfies Record<string, Country>
