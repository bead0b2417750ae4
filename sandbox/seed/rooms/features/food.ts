import { localized } from '../../hotels/localized'

export const food = {
  KETTLE: localized(
    'Kettle, tea and ground coffee',
    'Wasserkocher, Tee und gemahlener Kaffee',
    '電気ケトル・お茶・コーヒー',
    '电热水壶、茶与研磨咖啡',
    'غلاية وشاي وقهوة مطحونة',
  ),
  ESPRESSO: localized(
    'Espresso machine',
    'Espressomaschine',
    'エスプレッソマシン',
    '意式咖啡机',
    'آلة إسبريسو',
  ),
  TEA_SET: localized(
    'Tea set with leaves of the season',
    'Teegeschirr mit Blättern der Saison',
    '茶器と季節の茶葉',
    '茶具与当季茶叶',
    'طقم شاي مع أوراق الموسم',
  ),
  COFFEE_DALLAH: localized(
    'Arabic coffee and dates on arrival',
    'Arabischer Kaffee und Datteln zur Ankunft',
    'ご到着時にアラビアコーヒーとデーツ',
    '抵店奉阿拉伯咖啡与椰枣',
    'قهوة سعودية وتمر عند الوصول',
  ),
  FRUIT: localized(
    'Fruit from the market, fresh every day',
    'Täglich frisches Obst vom Markt',
    '市場の果物を毎日',
    '每日更换的时令水果',
    'فاكهة طازجة من السوق يوميًا',
  ),
  MINIBAR: localized('Minibar', 'Minibar', 'ミニバー', '迷你吧', 'ميني بار'),
  FREE_MINIBAR: localized(
    'Minibar with soft drinks, free of charge',
    'Minibar, alkoholfreie Getränke kostenlos',
    'ミニバー（ソフトドリンク無料）',
    '迷你吧软饮免费',
    'ميني بار بمشروبات غازية وعصائر مجانية',
  ),
  FRIDGE: localized('Refrigerator', 'Kühlschrank', '冷蔵庫', '冰箱', 'ثلاجة'),
  WATER: localized(
    'Carafe of filtered water, filled daily',
    'Karaffe mit gefiltertem Wasser, täglich gefüllt',
    '浄水のカラフェ（毎日お取り替え）',
    '每日添满的过滤水',
    'دورق ماء مفلتر يُملأ يوميًا',
  ),
  DINING_TABLE: localized('Dining table', 'Esstisch', 'ダイニングテーブル', '餐桌', 'طاولة طعام'),
}
