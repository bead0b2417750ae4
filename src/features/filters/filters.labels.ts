import { labelSet } from '../../ui/labels/label-set'

/** What a list says of its filters (W61). */
export const filterLabels = labelSet(
  { filter: 'Filter', chosenFilters: 'Chosen filters' },
  {
    'de-DE': { filter: 'Filtern', chosenFilters: 'Gewählte Filter' },
    'ja-JP': { filter: '絞り込む', chosenFilters: '選択中の条件' },
    'zh-CN': { filter: '筛选', chosenFilters: '已选条件' },
    'ar-SA': { filter: 'تصفية', chosenFilters: 'عوامل التصفية المختارة' },
    'es-ES': { filter: 'Filtrar', chosenFilters: 'Filtros elegidos' },
  },
)

/** What the row of the chosen filters says. */
export const chosenFilterLabels = labelSet(
  {
    removeFilter: 'Remove the filter: {filter}',
    clearFilters: 'Clear all filters',
    filtersGone: 'Some filters do not exist for this search, so they have been left out.',
    noMatch: 'Nothing matches all of your filters. Remove one of them, or clear them all.',
  },
  {
    'de-DE': {
      removeFilter: 'Filter entfernen: {filter}',
      clearFilters: 'Alle Filter zurücksetzen',
      filtersGone: 'Einige Filter gibt es für diese Suche nicht, sie wurden weggelassen.',
      noMatch:
        'Nichts passt zu allen Filtern. Entfernen Sie einen davon, oder setzen Sie alle zurück.',
    },
    'ja-JP': {
      removeFilter: '条件を外す：{filter}',
      clearFilters: 'すべての条件をクリア',
      filtersGone: 'この検索にはない条件を除いて表示しています。',
      noMatch: 'すべての条件に合うものがありません。条件を減らすか、すべてクリアしてください。',
    },
    'zh-CN': {
      removeFilter: '移除筛选条件：{filter}',
      clearFilters: '清除所有筛选条件',
      filtersGone: '部分筛选条件不适用于此次搜索，已被略去。',
      noMatch: '没有符合所有条件的结果。请移除某个条件，或清除所有条件。',
    },
    'ar-SA': {
      removeFilter: 'إزالة عامل التصفية: {filter}',
      clearFilters: 'مسح كل عوامل التصفية',
      filtersGone: 'بعض عوامل التصفية غير متاحة لهذا البحث، لذا لم تُطبَّق.',
      noMatch: 'لا شيء يطابق كل عوامل التصفية. أزل أحدها أو امسحها كلها.',
    },
    'es-ES': {
      removeFilter: 'Quitar el filtro: {filter}',
      clearFilters: 'Quitar todos los filtros',
      filtersGone: 'Algunos filtros no existen para esta búsqueda y no se han aplicado.',
      noMatch: 'Ningún resultado cumple todos los filtros. Quite alguno o quítelos todos.',
    },
  },
)

export type ChosenFilterLabels = (typeof chosenFilterLabels)['english'] &
  Pick<(typeof filterLabels)['english'], 'chosenFilters'>
