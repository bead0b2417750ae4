import { labelSet } from '../../../ui/labels/label-set'

/** The list of places below a destination. */
export const placeListLabels = labelSet(
  {
    places: 'Suggestions',
    cities: 'Cities',
    airports: 'Airports',
    hotels: 'Hotels',
    placeCount: '{count} suggestions|one:{count} suggestion',
    noPlace: 'No suggestions. You can search with your own words.',
  },
  {
    'de-DE': {
      places: 'Vorschläge',
      cities: 'Städte',
      airports: 'Flughäfen',
      hotels: 'Hotels',
      placeCount: '{count} Vorschläge|one:{count} Vorschlag',
      noPlace: 'Keine Vorschläge. Sie können mit Ihren eigenen Worten suchen.',
    },
    'ja-JP': {
      places: '候補',
      cities: '都市',
      airports: '空港',
      hotels: 'ホテル',
      placeCount: '候補が{count}件あります',
      noPlace: '候補はありません。入力した言葉のまま検索できます。',
    },
    'zh-CN': {
      places: '建议',
      cities: '城市',
      airports: '机场',
      hotels: '酒店',
      placeCount: '{count}条建议',
      noPlace: '没有建议，可直接按您输入的内容搜索。',
    },
    'ar-SA': {
      places: 'اقتراحات',
      cities: 'مدن',
      airports: 'مطارات',
      hotels: 'فنادق',
      placeCount: '{count} اقتراحًا|one:اقتراح واحد|two:اقتراحان|few:{count} اقتراحات',
      noPlace: 'لا توجد اقتراحات. يمكنك البحث بالكلمات التي كتبتها.',
    },
    'es-ES': {
      places: 'Sugerencias',
      cities: 'Ciudades',
      airports: 'Aeropuertos',
      hotels: 'Hoteles',
      placeCount: '{count} sugerencias|one:{count} sugerencia',
      noPlace: 'Sin sugerencias. Puede buscar con sus propias palabras.',
    },
  },
)
