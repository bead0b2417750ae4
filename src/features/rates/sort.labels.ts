import { labelSet } from '../../ui/labels/label-set'

/** How lists of hotels and of rates are sorted. */
export const sortLabels = labelSet(
  { sort: 'Sort by', lowestPrice: 'Lowest price' },
  {
    'de-DE': { sort: 'Sortieren nach', lowestPrice: 'Niedrigster Preis' },
    'ja-JP': { sort: '並べ替え', lowestPrice: '料金の安い順' },
    'zh-CN': { sort: '排序方式', lowestPrice: '价格从低到高' },
    'ar-SA': { sort: 'الترتيب حسب', lowestPrice: 'السعر الأقل' },
    'es-ES': { sort: 'Ordenar por', lowestPrice: 'Precio más bajo' },
  },
)
