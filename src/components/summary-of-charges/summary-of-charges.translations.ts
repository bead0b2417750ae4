import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './summary-of-charges.labels'
import type { SummaryOfChargesLabels } from './summary-of-charges.schema'

export const translations: Translations<SummaryOfChargesLabels> = withShared(shared, {
  'de-DE': {
    title: 'Preisübersicht',
    paid: 'Bis jetzt bezahlt',
    cancelledRooms: 'Stornierte Zimmer',
    changeRefunds: 'Zurück nach einer Änderung',
    loading: 'Die Preisübersicht wird geladen',
    failedTitle: 'Wir konnten die Preisübersicht nicht laden.',
  },
  'ja-JP': {
    title: '料金の内訳',
    paid: 'お支払い済み',
    cancelledRooms: 'キャンセルされた客室',
    changeRefunds: '変更による返金',
    loading: '料金の内訳を読み込んでいます',
    failedTitle: '料金の内訳を読み込めませんでした。',
  },
  'zh-CN': {
    title: '费用明细',
    paid: '已支付',
    cancelledRooms: '已取消的客房',
    changeRefunds: '更改后的退款',
    loading: '正在加载费用明细',
    failedTitle: '未能加载费用明细。',
  },
  'ar-SA': {
    title: 'تفاصيل التكلفة',
    paid: 'المدفوع حتى الآن',
    cancelledRooms: 'الغرف الملغاة',
    changeRefunds: 'المُعاد بعد التغيير',
    loading: 'جارٍ تحميل تفاصيل التكلفة',
    failedTitle: 'تعذّر تحميل تفاصيل التكلفة.',
  },
  'es-ES': {
    title: 'Desglose del precio',
    paid: 'Pagado hasta ahora',
    cancelledRooms: 'Habitaciones canceladas',
    changeRefunds: 'Devuelto tras un cambio',
    loading: 'Cargando el desglose del precio',
    failedTitle: 'No hemos podido cargar el desglose del precio.',
  },
})
