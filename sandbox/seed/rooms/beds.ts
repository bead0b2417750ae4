import { localized } from '../hotels/localized'
import type { Localized } from '../seed-types'

interface Bed {
  /** One of them, as a caption under a room's name: "1 king bed". */
  one: Localized
  /** Several of them; `{count}` stands for their number. */
  several: Localized
  /** Adults who sleep well in one. */
  sleeps: 1 | 2
}

/** The beds of the chain's rooms. Widths differ by country; the names say how many sleep in them. */
export const beds = {
  king: {
    one: localized(
      '1 king bed',
      '1 Kingsize-Bett',
      'キングベッド1台',
      '1张特大床',
      'سرير كينغ واحد',
      '1 cama king',
    ),
    several: localized(
      '{count} king beds',
      '{count} Kingsize-Betten',
      'キングベッド{count}台',
      '{count}张特大床',
      'أسرّة كينغ: {count}',
      '{count} camas king',
    ),
    sleeps: 2,
  },
  queen: {
    one: localized(
      '1 queen bed',
      '1 Queensize-Bett',
      'クイーンベッド1台',
      '1张大床',
      'سرير كوين واحد',
      '1 cama queen',
    ),
    several: localized(
      '{count} queen beds',
      '{count} Queensize-Betten',
      'クイーンベッド{count}台',
      '{count}张大床',
      'أسرّة كوين: {count}',
      '{count} camas queen',
    ),
    sleeps: 2,
  },
  double: {
    one: localized(
      '1 double bed',
      '1 Doppelbett',
      'ダブルベッド1台',
      '1张双人床',
      'سرير مزدوج واحد',
      '1 cama doble',
    ),
    several: localized(
      '{count} double beds',
      '{count} Doppelbetten',
      'ダブルベッド{count}台',
      '{count}张双人床',
      'أسرّة مزدوجة: {count}',
      '{count} camas dobles',
    ),
    sleeps: 2,
  },
  twin: {
    one: localized(
      '1 twin bed',
      '1 Einzelbett',
      'シングルベッド1台',
      '1张单人床',
      'سرير مفرد واحد',
      '1 cama individual',
    ),
    several: localized(
      '{count} twin beds',
      '{count} Einzelbetten',
      'シングルベッド{count}台',
      '{count}张单人床',
      'أسرّة مفردة: {count}',
      '{count} camas individuales',
    ),
    sleeps: 1,
  },
  /** Wider than a twin: 120 to 140 cm, for one. */
  single: {
    one: localized(
      '1 wide single bed',
      '1 breites Einzelbett',
      'セミダブルベッド1台',
      '1张加宽单人床',
      'سرير مفرد عريض واحد',
      '1 cama individual ancha',
    ),
    several: localized(
      '{count} wide single beds',
      '{count} breite Einzelbetten',
      'セミダブルベッド{count}台',
      '{count}张加宽单人床',
      'أسرّة مفردة عريضة: {count}',
      '{count} camas individuales anchas',
    ),
    sleeps: 1,
  },
  bunk: {
    one: localized(
      '1 bunk bed for two',
      '1 Etagenbett für zwei',
      '2段ベッド1台',
      '1张上下铺',
      'سرير بطابقين واحد',
      '1 litera para dos',
    ),
    several: localized(
      '{count} bunk beds for two',
      '{count} Etagenbetten für je zwei',
      '2段ベッド{count}台',
      '{count}张上下铺',
      'أسرّة بطابقين: {count}',
      '{count} literas para dos',
    ),
    sleeps: 2,
  },
  sofa: {
    one: localized(
      '1 sofa bed',
      '1 Schlafsofa',
      'ソファベッド1台',
      '1张沙发床',
      'أريكة سرير واحدة',
      '1 sofá cama',
    ),
    several: localized(
      '{count} sofa beds',
      '{count} Schlafsofas',
      'ソファベッド{count}台',
      '{count}张沙发床',
      'أرائك أسرّة: {count}',
      '{count} sofás cama',
    ),
    sleeps: 2,
  },
  futon: {
    one: localized('1 futon', '1 Futon', '布団1組', '1套日式被褥', 'فراش فوتون واحد', '1 futón'),
    several: localized(
      '{count} futons',
      '{count} Futons',
      '布団{count}組',
      '{count}套日式被褥',
      'فُرُش فوتون: {count}',
      '{count} futones',
    ),
    sleeps: 1,
  },
} satisfies Record<string, Bed>

export type BedCode = keyof typeof beds
