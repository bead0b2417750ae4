import { localized } from '../../hotels/localized'

export const entertainment = {
  TV_43: localized(
    '43-inch television',
    'Fernseher, 43 Zoll',
    '43インチテレビ',
    '43英寸电视',
    'تلفاز 43 بوصة',
  ),
  TV_55: localized(
    '55-inch television',
    'Fernseher, 55 Zoll',
    '55インチテレビ',
    '55英寸电视',
    'تلفاز 55 بوصة',
  ),
  TV_TWO: localized(
    'Televisions in bedroom and living room',
    'Fernseher in Schlaf- und Wohnraum',
    '寝室とリビングにテレビ',
    '卧室与客厅各一台电视',
    'تلفاز في غرفة النوم وآخر في غرفة الجلوس',
  ),
  CASTING: localized(
    'Streaming from your own device',
    'Streaming vom eigenen Gerät',
    'お手持ちの端末からストリーミング再生',
    '可投屏',
    'بث من جهازك الخاص',
  ),
  SPEAKER: localized(
    'Bluetooth speaker',
    'Bluetooth-Lautsprecher',
    'Bluetoothスピーカー',
    '蓝牙音箱',
    'مكبر صوت بلوتوث',
  ),
  RECORDS: localized(
    'Record player with a shelf of records',
    'Plattenspieler mit einem Regal voller Platten',
    'レコードプレーヤーとレコード棚',
    '黑胶唱机与一架唱片',
    'مشغل أسطوانات مع رفّ من الأسطوانات',
  ),
  BOOKS: localized(
    'Shelf of books about the city',
    'Regal mit Büchern über die Stadt',
    '街にまつわる本の棚',
    '一架关于这座城市的书',
    'رفّ كتب عن المدينة',
  ),
  SKETCHBOOK: localized(
    'Sketchbook and pencils',
    'Skizzenbuch und Stifte',
    'スケッチブックと鉛筆',
    '速写本与铅笔',
    'دفتر رسم وأقلام رصاص',
  ),
  GAMES: localized(
    'Board games for rainy hours',
    'Brettspiele für Regenstunden',
    '雨の日のボードゲーム',
    '雨天桌游',
    'ألعاب لوحية لساعات المطر',
  ),
}
