import { localized } from '../hotels/localized'
import { LOCALES, type Localized } from '../seed-types'
import type { SeedCharge } from './charge-types'
import { percent, perNight } from './rules'

const names = {
  vat: localized('VAT', 'MwSt.', '付加価値税', '增值税', 'ضريبة القيمة المضافة', 'IVA'),
  gst: localized(
    'GST',
    'GST (Umsatzsteuer)',
    'GST（物品・サービス税）',
    '商品及服务税',
    'ضريبة السلع والخدمات',
    'GST (impuesto sobre bienes y servicios)',
  ),
  consumption: localized(
    'Consumption tax',
    'Verbrauchsteuer',
    '消費税',
    '消费税',
    'ضريبة الاستهلاك',
    'Impuesto sobre el consumo',
  ),
  usSales: localized(
    'Sales and occupancy tax',
    'Verkaufs- und Übernachtungssteuer',
    '売上税・客室占有税',
    '销售税及客房占用税',
    'ضريبة المبيعات والإشغال',
    'Impuesto sobre ventas y ocupación',
  ),
  occupancy: localized(
    'Occupancy tax',
    'Übernachtungssteuer',
    '宿泊税',
    '客房占用税',
    'ضريبة الإشغال',
    'Impuesto de ocupación',
  ),
  service: localized(
    'Service charge',
    'Bedienungszuschlag',
    'サービス料',
    '服务费',
    'رسم الخدمة',
    'Cargo por servicio',
  ),
  levy: localized(
    'Tourism levy',
    'Tourismusabgabe',
    '観光振興税',
    '旅游发展税',
    'رسم السياحة',
    'Tasa de turismo',
  ),
}

const inThePrice = localized(
  'Included in the room price.',
  'Im Zimmerpreis enthalten.',
  '室料に含まれています。',
  '已含在房价中。',
  'مشمولة في سعر الغرفة.',
  'Incluido en el precio de la habitación.',
)

const onRoomAndService = localized(
  'Due on the room price and the service charge.',
  'Fällt auf Zimmerpreis und Bedienungszuschlag an.',
  '室料とサービス料に課されます。',
  '按房费与服务费合计征收。',
  'تُحتسب على سعر الغرفة ورسم الخدمة.',
  'Se aplica al precio de la habitación y al cargo por servicio.',
)

/** A tax that the room price contains. */
function included(code: string, value: number, name: Localized): SeedCharge {
  return {
    rule: percent(code, value, { includedInRate: true }),
    kind: 'tax',
    name: withRate(name, value),
    purpose: inThePrice,
  }
}

/** A tax that is added to the room price and to the fees of the hotel. */
function added(code: string, value: number, name: Localized, purpose: Localized): SeedCharge {
  return {
    rule: percent(code, value, { base: 'roomsAndFees' }),
    kind: 'tax',
    name: withRate(name, value),
    purpose,
  }
}

export const includedVat = (value: number) => included('VAT', value, names.vat)

export const australianGst = included('GST', 10, names.gst)

export const japaneseConsumptionTax = included('CONSUMPTION_TAX', 10, names.consumption)

/** VAT where room prices do not contain it. */
export const addedVat = (value: number) => added('VAT', value, names.vat, onRoomAndService)

export const serviceCharge: SeedCharge = {
  rule: percent('SERVICE_CHARGE', 10),
  kind: 'fee',
  name: withRate(names.service, 10),
  purpose: localized(
    'Shared among everyone who works in the hotel, in place of tips.',
    'Wird unter allen geteilt, die im Hotel arbeiten, und ersetzt das Trinkgeld.',
    'チップに代わるもので、ホテルで働くスタッフ全員に分配されます。',
    '由酒店全体员工分享，代替小费。',
    'يُوزَّع على جميع العاملين في الفندق بدلًا من الإكراميات.',
    'Se reparte entre todos los que trabajan en el hotel, en lugar de propinas.',
  ),
}

/** State 4, city 4.5, transport district 0.375 and the city’s hotel room occupancy tax 5.875 percent. */
export const newYorkTax = added(
  'SALES_OCCUPANCY_TAX',
  14.75,
  names.usSales,
  localized(
    'State and city sales tax and the city’s hotel room occupancy tax, due on the room price and mandatory fees.',
    'Verkaufssteuer von Bundesstaat und Stadt und Übernachtungssteuer der Stadt auf Zimmerpreis und Pflichtgebühren.',
    '州・市の売上税および市の客室占有税で、室料と必須料金に課されます。',
    '州及市销售税与市客房占用税，按房费及必付费用征收。',
    'ضريبة مبيعات الولاية والمدينة وضريبة إشغال الغرف، وتُحتسب على سعر الغرفة والرسوم الإلزامية.',
    'Impuesto sobre ventas del estado y de la ciudad e impuesto municipal de ocupación hotelera, que se aplican al precio de la habitación y a los cargos obligatorios.',
  ),
)

/** The city’s 2.00 and the state’s 1.50 dollars. */
export const newYorkUnitFee: SeedCharge = {
  rule: perNight('OCCUPANCY_UNIT_FEE', 350),
  kind: 'tax',
  name: localized(
    'Occupancy and unit fee',
    'Belegungs- und Zimmerabgabe',
    '客室占有・客室単位料金',
    '客房占用及单元费',
    'رسم الإشغال والوحدة',
    'Tasa de ocupación y por habitación',
  ),
  purpose: localized(
    'Charged by city and state for each room and night.',
    'Wird von Stadt und Bundesstaat pro Zimmer und Nacht erhoben.',
    '市と州が1室1泊ごとに課すものです。',
    '由市政府及州政府按每间每晚征收。',
    'تفرضه المدينة والولاية عن كل غرفة وكل ليلة.',
    'La cobran la ciudad y el estado por cada habitación y noche.',
  ),
}

/** California has no sales tax on rooms. */
export const sanFranciscoTax = added(
  'TRANSIENT_OCCUPANCY_TAX',
  14,
  names.occupancy,
  localized(
    'The city’s tax on stays of less than 30 days, due on the room price and mandatory fees.',
    'Steuer der Stadt auf Aufenthalte unter 30 Tagen, auf Zimmerpreis und Pflichtgebühren.',
    '30日未満の滞在に市が課す税で、室料と必須料金に課されます。',
    '市政府对30天以内的住宿征收，按房费及必付费用计算。',
    'تفرضها المدينة على الإقامات التي تقل عن 30 يومًا، وتُحتسب على سعر الغرفة والرسوم الإلزامية.',
    'Impuesto de la ciudad sobre las estancias de menos de 30 días, que se aplica al precio de la habitación y a los cargos obligatorios.',
  ),
)

export const southAfricanLevy: SeedCharge = {
  rule: percent('TOURISM_LEVY', 1),
  kind: 'tax',
  name: withRate(names.levy, 1),
  purpose: localized(
    'Collected by the hotels of South Africa to promote the country as a destination.',
    'Wird von den Hotels Südafrikas für die Tourismuswerbung des Landes erhoben.',
    '南アフリカの観光促進のため、同国のホテルが申し受けるものです。',
    '由南非各酒店代收，用于推广该国旅游。',
    'تحصّله فنادق جنوب أفريقيا للترويج للبلاد وجهةً سياحية.',
    'La recaudan los hoteles de Sudáfrica para promocionar el país como destino.',
  ),
}

/** "VAT 7%", with the decimal mark and the space of the language. */
function withRate(name: Localized, value: number): Localized {
  const comma = ` ${String(value).replace('.', ',')}\u00a0%`
  const rates: Localized = {
    ...localized(` ${value}%`, comma, `${value}%`, `${value}%`, ` ${value}%`, comma),
  }
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, name[locale] + rates[locale]]),
  ) as Localized
}
