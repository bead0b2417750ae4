import { localized } from '../hotels/localized'
import type { SeedCharge } from './charge-types'
import { perPersonNight } from './rules'

const cityTax = localized(
  'City tax',
  'Übernachtungssteuer',
  '宿泊税（市税）',
  '城市税',
  'ضريبة المدينة',
  'Tasa turística',
)

/** Taxes that guests pay at the hotel, as they stand in 2026; amounts in minor units. */
export const cityTaxes = {
  munich: {
    rule: perPersonNight('CITY_TAX', 350, { exemptBelowAge: 12 }),
    kind: 'tax',
    name: cityTax,
    purpose: localized(
      'Charged by the city per person and night and paid at the hotel; children under 12 are exempt.',
      'Wird von der Stadt pro Person und Nacht erhoben und im Hotel bezahlt; Kinder unter 12 Jahren sind befreit.',
      '市が1名1泊ごとに課す税で、ホテルでお支払いいただきます。12歳未満のお子様は免除されます。',
      '由市政府按每人每晚征收，在酒店支付；12岁以下儿童免收。',
      'تفرضها المدينة عن كل شخص وكل ليلة وتُدفع في الفندق، ويُعفى منها الأطفال دون 12 عامًا.',
      'La cobra la ciudad por persona y noche y se paga en el hotel; los niños menores de 12 años están exentos.',
    ),
  },
  lisbon: {
    rule: perPersonNight('CITY_TAX', 400, { exemptBelowAge: 13, maxNights: 7 }),
    kind: 'tax',
    name: cityTax,
    purpose: localized(
      'Charged by the city of Lisbon per person and night for the first seven nights, from the age of 13.',
      'Wird von der Stadt Lissabon pro Person ab 13 Jahren und Nacht erhoben, höchstens für sieben Nächte.',
      'リスボン市が13歳以上のお客様に1名1泊ごとに課す税です。最長7泊まで課税されます。',
      '里斯本市政府对13岁及以上客人按每人每晚征收，最多七晚。',
      'تفرضها بلدية لشبونة عن كل شخص من سن 13 عامًا وكل ليلة، وبحد أقصى سبع ليالٍ.',
      'La cobra la ciudad de Lisboa por persona y noche durante las siete primeras noches, a partir de los 13 años.',
    ),
  },
  milan: milanese(1000),
  /** Of three stars: lowered in April 2026. */
  milanThreeStars: milanese(700),
  tyrol: {
    rule: perPersonNight('VISITORS_TAX', 300, { exemptBelowAge: 15 }),
    kind: 'tax',
    name: localized(
      'Visitors’ tax',
      'Aufenthaltsabgabe',
      '滞在税',
      '旅客税',
      'رسم الإقامة السياحية',
      'Tasa de estancia',
    ),
    purpose: localized(
      'Charged by the Tyrolean tourism board per person and night from the age of 15; it includes the guest card for buses and the mountain railway.',
      'Wird vom Tourismusverband pro Person ab 15 Jahren und Nacht erhoben; die Gästekarte für Bus und Bergbahn ist darin enthalten.',
      'チロルの観光協会が15歳以上のお客様に1名1泊ごとに申し受けるもので、バスとケーブルカーのゲストカードが含まれます。',
      '由蒂罗尔旅游协会对15岁及以上客人按每人每晚收取，含公交与缆车宾客卡。',
      'يفرضه اتحاد السياحة في تيرول عن كل شخص من سن 15 عامًا وكل ليلة، ويشمل بطاقة الضيف للحافلات وقطار الجبل.',
      'La cobra la oficina de turismo del Tirol por persona y noche a partir de los 15 años; incluye la tarjeta de huésped para los autobuses y el tren de montaña.',
    ),
  },
  tokyo: {
    rule: perPersonNight('ACCOMMODATION_TAX', 0, {
      // The law's 10,000 and 15,000 are without consumption tax, which room prices contain.
      bands: [
        { from: 11_000, value: 100 },
        { from: 16_500, value: 200 },
      ],
    }),
    kind: 'tax',
    name: localized(
      'Accommodation tax',
      'Übernachtungssteuer',
      '宿泊税',
      '住宿税',
      'ضريبة الإقامة',
      'Impuesto de alojamiento',
    ),
    purpose: localized(
      'Charged by Tokyo per person and night and paid at the hotel: ¥100 from ¥10,000, ¥200 from ¥15,000 per person, not counting consumption tax.',
      'Wird von der Präfektur Tokio pro Person und Nacht erhoben und im Hotel bezahlt: 100 ¥ ab 10.000 ¥, 200 ¥ ab 15.000 ¥ pro Person, ohne Verbrauchsteuer gerechnet.',
      '東京都が1名1泊ごとに課す税で、ホテルでお支払いいただきます。消費税を除く1名様あたりの宿泊料金が10,000円以上で100円、15,000円以上で200円です。',
      '由东京都按每人每晚征收，在酒店支付：每人房费（不含消费税）满10,000日元收100日元，满15,000日元收200日元。',
      'تفرضها طوكيو عن كل شخص وكل ليلة وتُدفع في الفندق: 100 ين ابتداءً من 10,000 ين و200 ين ابتداءً من 15,000 ين للشخص، من دون ضريبة الاستهلاك.',
      'Lo cobra Tokio por persona y noche y se paga en el hotel: 100 ¥ a partir de 10.000 ¥ y 200 ¥ a partir de 15.000 ¥ por persona, sin contar el impuesto sobre el consumo.',
    ),
  },
} satisfies Record<string, SeedCharge>

function milanese(value: number): SeedCharge {
  return {
    rule: perPersonNight('CITY_TAX', value, { exemptBelowAge: 18, maxNights: 14 }),
    kind: 'tax',
    name: cityTax,
    purpose: localized(
      'Charged by the city of Milan per person and night for up to 14 nights, from the age of 18, and paid at the hotel.',
      'Wird von der Stadt Mailand pro Person ab 18 Jahren und Nacht erhoben, höchstens für 14 Nächte, und im Hotel bezahlt.',
      'ミラノ市が18歳以上のお客様に1名1泊ごとに課す税です。最長14泊まで課税され、ホテルでお支払いいただきます。',
      '由米兰市政府对18岁及以上客人按每人每晚征收，最多14晚，在酒店支付。',
      'تفرضها بلدية ميلانو عن كل شخص من سن 18 عامًا وكل ليلة، وبحد أقصى 14 ليلة، وتُدفع في الفندق.',
      'La cobra la ciudad de Milán por persona y noche, hasta un máximo de 14 noches, a partir de los 18 años, y se paga en el hotel.',
    ),
  }
}
