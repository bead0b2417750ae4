import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './customize-stay-flyout.labels'
import type { CustomizeStayFlyoutProps } from './customize-stay-flyout.schema'

export const translations: Translations<CustomizeStayFlyoutProps['labels']> = withShared(shared, {
  'de-DE': {
    groupPrice: 'Preis pro Nacht',
    groupBeds: 'Betten',
    groupRateType: 'Art der Rate',
    groupMeal: 'Verpflegung',
    groupAccessible: 'Barrierefreie Zimmer',
    groupSuite: 'Art des Zimmers',
    groupBrand: 'Hotelmarke',
    groupDistance: 'Entfernung',
    viewCount: '{count} Raten ansehen|one:{count} Rate ansehen',
    viewHotels: '{count} Hotels ansehen|one:{count} Hotel ansehen',
    viewAll: 'Ergebnisse ansehen',
  },
  'ja-JP': {
    groupPrice: '1泊あたりの料金',
    groupBeds: 'ベッド',
    groupRateType: '料金プランの種類',
    groupMeal: 'お食事',
    groupAccessible: 'バリアフリーの客室',
    groupSuite: '客室の種類',
    groupBrand: 'ホテルブランド',
    groupDistance: '目的地からの距離',
    viewCount: '料金{count}件を見る',
    viewHotels: 'ホテル{count}件を見る',
    viewAll: '結果を見る',
  },
  'zh-CN': {
    groupPrice: '每晚价格',
    groupBeds: '床型',
    groupRateType: '房价类型',
    groupMeal: '餐食',
    groupAccessible: '无障碍客房',
    groupSuite: '客房种类',
    groupBrand: '酒店品牌',
    groupDistance: '与目的地的距离',
    viewCount: '查看{count}个房价',
    viewHotels: '查看{count}家酒店',
    viewAll: '查看结果',
  },
  'ar-SA': {
    groupPrice: 'السعر لليلة',
    groupBeds: 'الأسرّة',
    groupRateType: 'نوع السعر',
    groupMeal: 'الوجبات',
    groupAccessible: 'غرف مهيأة لذوي الإعاقة',
    groupSuite: 'نوع الغرفة',
    groupBrand: 'علامة الفندق',
    groupDistance: 'البُعد عن الوجهة',
    viewCount:
      'عرض {count} سعر|zero:عرض الأسعار (0)|one:عرض سعر واحد|two:عرض سعرين|few:عرض {count} أسعار|many:عرض {count} سعرًا',
    viewHotels:
      'عرض {count} فندق|zero:عرض الفنادق (0)|one:عرض فندق واحد|two:عرض فندقين|few:عرض {count} فنادق|many:عرض {count} فندقًا',
    viewAll: 'عرض النتائج',
  },
  'es-ES': {
    groupPrice: 'Precio por noche',
    groupBeds: 'Camas',
    groupRateType: 'Tipo de tarifa',
    groupMeal: 'Régimen de comidas',
    groupAccessible: 'Habitaciones adaptadas',
    groupSuite: 'Tipo de habitación',
    groupBrand: 'Marca de hotel',
    groupDistance: 'Distancia',
    viewCount: 'Ver {count} tarifas|one:Ver {count} tarifa',
    viewHotels: 'Ver {count} hoteles|one:Ver {count} hotel',
    viewAll: 'Ver resultados',
  },
})
