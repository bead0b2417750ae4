import type { SeedHotel } from '../seed-types'
import { localized } from './localized'

type Country = SeedHotel['address']['country']

/** ISO 3166-1 alpha-2 codes with the name a guest of each locale expects. */
export const countries = {
  at: {
    code: 'AT',
    name: localized('Austria', 'Österreich', 'オーストリア', '奥地利', 'النمسا', 'Austria'),
  },
  au: {
    code: 'AU',
    name: localized(
      'Australia',
      'Australien',
      'オーストラリア',
      '澳大利亚',
      'أستراليا',
      'Australia',
    ),
  },
  cn: { code: 'CN', name: localized('China', 'China', '中国', '中国', 'الصين', 'China') },
  de: {
    code: 'DE',
    name: localized('Germany', 'Deutschland', 'ドイツ', '德国', 'ألمانيا', 'Alemania'),
  },
  gb: {
    code: 'GB',
    name: localized(
      'United Kingdom',
      'Vereinigtes Königreich',
      'イギリス',
      '英国',
      'المملكة المتحدة',
      'Reino Unido',
    ),
  },
  it: {
    code: 'IT',
    name: localized('Italy', 'Italien', 'イタリア', '意大利', 'إيطاليا', 'Italia'),
  },
  jp: { code: 'JP', name: localized('Japan', 'Japan', '日本', '日本', 'اليابان', 'Japón') },
  pt: {
    code: 'PT',
    name: localized('Portugal', 'Portugal', 'ポルトガル', '葡萄牙', 'البرتغال', 'Portugal'),
  },
  sa: {
    code: 'SA',
    name: localized(
      'Saudi Arabia',
      'Saudi-Arabien',
      'サウジアラビア',
      '沙特阿拉伯',
      'المملكة العربية السعودية',
      'Arabia Saudí',
    ),
  },
  th: {
    code: 'TH',
    name: localized('Thailand', 'Thailand', 'タイ', '泰国', 'تايلاند', 'Tailandia'),
  },
  tw: { code: 'TW', name: localized('Taiwan', 'Taiwan', '台湾', '台湾', 'تايوان', 'Taiwán') },
  us: {
    code: 'US',
    name: localized(
      'United States',
      'USA',
      'アメリカ合衆国',
      '美国',
      'الولايات المتحدة الأمريكية',
      'Estados Unidos',
    ),
  },
  za: {
    code: 'ZA',
    name: localized('South Africa', 'Südafrika', '南アフリカ', '南非', 'جنوب أفريقيا', 'Sudáfrica'),
  },
} satisfies Record<string, Country>
