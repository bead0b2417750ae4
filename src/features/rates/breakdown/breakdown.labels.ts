import { labelSet, merged, pick } from '../../../ui/labels/label-set'
import { feeBasisLabels } from '../../property/fee-basis.labels'
import { priceLabels } from '../price.labels'

/** What the table of a price says, the same for a rate, a cart and an order. */
const ownLabels = labelSet(
  {
    caption: 'What your stay costs, in {currency}',
    item: 'Item',
    amount: 'Amount',
    room: 'Room {number}: {name}',
    atHotel: 'paid at the hotel',
    included: 'Included: {charges}',
    total: 'Total',
    dueNow: 'Due when you book',
    deposit: 'Paid as a deposit',
    dueAtHotel: 'Due at the hotel',
    pointsUsed: 'Points used',
    pointsEarned: 'Points that members earn',
    converted: 'Total in your currency',
  },
  {
    'de-DE': {
      caption: 'Was Ihr Aufenthalt kostet, in {currency}',
      item: 'Posten',
      amount: 'Betrag',
      room: 'Zimmer {number}: {name}',
      atHotel: 'im Hotel zu zahlen',
      included: 'Enthalten: {charges}',
      total: 'Gesamtpreis',
      dueNow: 'Bei der Buchung fällig',
      deposit: 'Als Anzahlung',
      dueAtHotel: 'Im Hotel fällig',
      pointsUsed: 'Eingelöste Punkte',
      pointsEarned: 'Punkte für Mitglieder',
      converted: 'Gesamtpreis in Ihrer Währung',
    },
    'ja-JP': {
      caption: 'ご滞在の料金（{currency}）',
      item: '項目',
      amount: '金額',
      room: '客室{number}：{name}',
      atHotel: 'ホテルにて支払い',
      included: '料金に含まれるもの：{charges}',
      total: '合計',
      dueNow: 'ご予約時のお支払い',
      deposit: '前金として',
      dueAtHotel: 'ホテルでのお支払い',
      pointsUsed: '利用ポイント',
      pointsEarned: '会員の獲得ポイント',
      converted: 'お選びの通貨での合計',
    },
    'zh-CN': {
      caption: '您的住宿费用（{currency}）',
      item: '项目',
      amount: '金额',
      room: '客房 {number}：{name}',
      atHotel: '到店支付',
      included: '已含：{charges}',
      total: '总计',
      dueNow: '预订时支付',
      deposit: '作为定金',
      dueAtHotel: '到店支付金额',
      pointsUsed: '使用积分',
      pointsEarned: '会员可得积分',
      converted: '以您的货币计总价',
    },
    'ar-SA': {
      caption: 'تكلفة إقامتك ({currency})',
      item: 'البند',
      amount: 'المبلغ',
      room: 'الغرفة {number}: {name}',
      atHotel: 'يُدفع في الفندق',
      included: 'يشمل السعر: {charges}',
      total: 'الإجمالي',
      dueNow: 'المستحق عند الحجز',
      deposit: 'يُدفع كعربون',
      dueAtHotel: 'المستحق في الفندق',
      pointsUsed: 'النقاط المستخدمة',
      pointsEarned: 'النقاط التي يكسبها الأعضاء',
      converted: 'الإجمالي بعملتك',
    },
  },
)

export const breakdownLabels = merged(
  feeBasisLabels,
  pick(priceLabels, 'nights', 'points', 'confidential'),
  ownLabels,
)

export type BreakdownLabels = (typeof breakdownLabels)['english']
