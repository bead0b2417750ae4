/**
 * States, provinces and prefectures by country, as ISO 3166-2 codes them: `code name`, and for
 * countries with a script of their own the name in it after a bar. The order is that of the code.
 */
const STATES: Record<string, { language?: string; list: string }> = {
  US: {
    list: 'AA Armed Forces Americas; AE Armed Forces Europe; AK Alaska; AL Alabama; AP Armed Forces Pacific; AR Arkansas; AZ Arizona; CA California; CO Colorado; CT Connecticut; DC District of Columbia; DE Delaware; FL Florida; GA Georgia; HI Hawaii; IA Iowa; ID Idaho; IL Illinois; IN Indiana; KS Kansas; KY Kentucky; LA Louisiana; MA Massachusetts; MD Maryland; ME Maine; MI Michigan; MN Minnesota; MO Missouri; MS Mississippi; MT Montana; NC North Carolina; ND North Dakota; NE Nebraska; NH New Hampshire; NJ New Jersey; NM New Mexico; NV Nevada; NY New York; OH Ohio; OK Oklahoma; OR Oregon; PA Pennsylvania; RI Rhode Island; SC South Carolina; SD South Dakota; TN Tennessee; TX Texas; UT Utah; VA Virginia; VT Vermont; WA Washington; WI Wisconsin; WV West Virginia; WY Wyoming',
  },
  CA: {
    list: 'AB Alberta; BC British Columbia; MB Manitoba; NB New Brunswick; NL Newfoundland and Labrador; NS Nova Scotia; NT Northwest Territories; NU Nunavut; ON Ontario; PE Prince Edward Island; QC Quebec; SK Saskatchewan; YT Yukon',
  },
  AU: {
    list: 'ACT Australian Capital Territory; NSW New South Wales; NT Northern Territory; QLD Queensland; SA South Australia; TAS Tasmania; VIC Victoria; WA Western Australia',
  },
  BR: {
    list: 'AC Acre; AL Alagoas; AM Amazonas; AP Amapá; BA Bahia; CE Ceará; DF Distrito Federal; ES Espírito Santo; GO Goiás; MA Maranhão; MG Minas Gerais; MS Mato Grosso do Sul; MT Mato Grosso; PA Pará; PB Paraíba; PE Pernambuco; PI Piauí; PR Paraná; RJ Rio de Janeiro; RN Rio Grande do Norte; RO Rondônia; RR Roraima; RS Rio Grande do Sul; SC Santa Catarina; SE Sergipe; SP São Paulo; TO Tocantins',
  },
  MX: {
    list: 'AGU Aguascalientes; BCN Baja California; BCS Baja California Sur; CAM Campeche; CHH Chihuahua; CHP Chiapas; CMX Ciudad de México; COA Coahuila; COL Colima; DUR Durango; GRO Guerrero; GUA Guanajuato; HID Hidalgo; JAL Jalisco; MEX México; MIC Michoacán; MOR Morelos; NAY Nayarit; NLE Nuevo León; OAX Oaxaca; PUE Puebla; QUE Querétaro; ROO Quintana Roo; SIN Sinaloa; SLP San Luis Potosí; SON Sonora; TAB Tabasco; TAM Tamaulipas; TLA Tlaxcala; VER Veracruz; YUC Yucatán; ZAC Zacatecas',
  },
  JP: {
    language: 'ja',
    list: '01 Hokkaido|北海道; 02 Aomori|青森県; 03 Iwate|岩手県; 04 Miyagi|宮城県; 05 Akita|秋田県; 06 Yamagata|山形県; 07 Fukushima|福島県; 08 Ibaraki|茨城県; 09 Tochigi|栃木県; 10 Gunma|群馬県; 11 Saitama|埼玉県; 12 Chiba|千葉県; 13 Tokyo|東京都; 14 Kanagawa|神奈川県; 15 Niigata|新潟県; 16 Toyama|富山県; 17 Ishikawa|石川県; 18 Fukui|福井県; 19 Yamanashi|山梨県; 20 Nagano|長野県; 21 Gifu|岐阜県; 22 Shizuoka|静岡県; 23 Aichi|愛知県; 24 Mie|三重県; 25 Shiga|滋賀県; 26 Kyoto|京都府; 27 Osaka|大阪府; 28 Hyogo|兵庫県; 29 Nara|奈良県; 30 Wakayama|和歌山県; 31 Tottori|鳥取県; 32 Shimane|島根県; 33 Okayama|岡山県; 34 Hiroshima|広島県; 35 Yamaguchi|山口県; 36 Tokushima|徳島県; 37 Kagawa|香川県; 38 Ehime|愛媛県; 39 Kochi|高知県; 40 Fukuoka|福岡県; 41 Saga|佐賀県; 42 Nagasaki|長崎県; 43 Kumamoto|熊本県; 44 Oita|大分県; 45 Miyazaki|宮崎県; 46 Kagoshima|鹿児島県; 47 Okinawa|沖縄県',
  },
  CN: {
    language: 'zh',
    list: 'AH Anhui|安徽省; BJ Beijing|北京市; CQ Chongqing|重庆市; FJ Fujian|福建省; GD Guangdong|广东省; GS Gansu|甘肃省; GX Guangxi|广西壮族自治区; GZ Guizhou|贵州省; HA Henan|河南省; HB Hubei|湖北省; HE Hebei|河北省; HI Hainan|海南省; HL Heilongjiang|黑龙江省; HN Hunan|湖南省; JL Jilin|吉林省; JS Jiangsu|江苏省; JX Jiangxi|江西省; LN Liaoning|辽宁省; NM Inner Mongolia|内蒙古自治区; NX Ningxia|宁夏回族自治区; QH Qinghai|青海省; SC Sichuan|四川省; SD Shandong|山东省; SH Shanghai|上海市; SN Shaanxi|陕西省; SX Shanxi|山西省; TJ Tianjin|天津市; XJ Xinjiang|新疆维吾尔自治区; XZ Tibet|西藏自治区; YN Yunnan|云南省; ZJ Zhejiang|浙江省',
  },
}

/**
 * The states of a country, in the order of their names; none for a country whose addresses have
 * none. Unlike countries they have no names in `Intl`: a list is in Latin script, or in the
 * country's own one for readers of its language. Prefectures keep the order of their codes, which
 * goes from north to south, as in every Japanese form.
 */
export function statesOf(country: string, locale: string): { code: string; name: string }[] {
  const known = Object.hasOwn(STATES, country) ? STATES[country] : undefined
  if (!known) return []
  const isOwnScript = known.language === new Intl.Locale(locale).language
  const states = known.list.split('; ').map((entry) => {
    const [, code = '', latin = '', own] = /^(\w+) ([^|]+)(?:\|(.*))?$/.exec(entry) ?? []
    return { code, name: (isOwnScript && own) || latin }
  })
  const { compare } = new Intl.Collator(locale)
  return country === 'JP' ? states : states.sort((one, other) => compare(one.name, other.name))
}
