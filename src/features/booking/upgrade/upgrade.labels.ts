import { actionLabels } from '../../../ui/labels/action.labels'
import { labelSet, merged, pick } from '../../../ui/labels/label-set'
import { messageLabels } from '../../../ui/labels/message.labels'
import { undoLabels } from '../../../ui/labels/undo.labels'
import { priceLabels } from '../../rates/price.labels'
import { rateLabels } from '../../rates/rate.labels'
import { cartLabels } from '../cart/cart.labels'
import { selectLabels } from '../cart/select.labels'

const ownLabels = labelSet(
  {
    upgradeTo: 'Upgrade to {room}',
    rateTo: 'Switch to {rate}',
    addBreakfast: 'Add breakfast',
    addLateCheckout: 'Add late checkout',
    nightlyMore: '{amount} per night',
    moreForStay: '{amount} more for your stay',
    add: 'Add',
    offerNamed: '{offer}, {nightly}, {total}',
    stricterNever: 'This rate is non-refundable.',
    stricterPartial: 'With this rate, a cancellation fee applies.',
    stricterUntil: 'With this rate, you can cancel free of charge until {date} only.',
    upgraded: 'Upgraded',
    notChanged: 'We couldn’t change your booking',
    offerGone: 'This offer has just been sold. Your room stays as it is.',
    offerChanged: 'The price of this offer has changed. You see the price of now.',
    changedElsewhere: 'It has changed in another window. You see it as it is now.',
  },
  {
    'de-DE': {
      upgradeTo: 'Upgrade auf {room}',
      rateTo: 'Zu {rate} wechseln',
      addBreakfast: 'Frühstück dazubuchen',
      addLateCheckout: 'Spätes Auschecken dazubuchen',
      nightlyMore: '{amount} pro Nacht',
      moreForStay: '{amount} mehr für Ihren Aufenthalt',
      add: 'Dazubuchen',
      offerNamed: '{offer}, {nightly}, {total}',
      stricterNever: 'Diese Rate ist nicht erstattbar.',
      stricterPartial: 'Bei dieser Rate ist das Stornieren nur gegen Gebühr möglich.',
      stricterUntil: 'Bei dieser Rate können Sie nur bis {date} kostenlos stornieren.',
      upgraded: 'Upgrade gebucht',
      notChanged: 'Wir konnten Ihre Buchung nicht ändern',
      offerGone: 'Dieses Angebot wurde gerade vergeben. Ihr Zimmer bleibt, wie es ist.',
      offerChanged:
        'Der Preis dieses Angebots hat sich geändert. Angezeigt wird der aktuelle Preis.',
      changedElsewhere:
        'Sie wurde in einem anderen Fenster geändert. Angezeigt wird der aktuelle Stand.',
    },
    'ja-JP': {
      upgradeTo: '{room}へアップグレード',
      rateTo: '{rate}に変更',
      addBreakfast: '朝食を追加',
      addLateCheckout: 'レイトチェックアウトを追加',
      nightlyMore: '1泊あたり{amount}',
      moreForStay: 'ご滞在全体で{amount}の追加',
      add: '追加する',
      offerNamed: '{offer}、{nightly}、{total}',
      stricterNever: 'この料金プランは返金不可です。',
      stricterPartial: 'この料金プランでは、キャンセル料がかかります。',
      stricterUntil: 'この料金プランの無料キャンセルは{date}までです。',
      upgraded: 'アップグレード済み',
      notChanged: 'ご予約を変更できませんでした',
      offerGone: 'この特典はただいま完売しました。お部屋はそのままです。',
      offerChanged: 'この特典の料金が変わりました。現在の料金を表示しています。',
      changedElsewhere: '別の画面で変更されました。現在の内容を表示しています。',
    },
    'zh-CN': {
      upgradeTo: '升级至{room}',
      rateTo: '改为{rate}',
      addBreakfast: '添加早餐',
      addLateCheckout: '添加延迟退房',
      nightlyMore: '每晚{amount}',
      moreForStay: '整个住宿多付{amount}',
      add: '添加',
      offerNamed: '{offer}，{nightly}，{total}',
      stricterNever: '此房价不可退款。',
      stricterPartial: '此房价取消时须支付费用。',
      stricterUntil: '此房价仅可在{date}前免费取消。',
      upgraded: '已升级',
      notChanged: '未能更改您的预订',
      offerGone: '此优惠刚刚售出，您的客房保持不变。',
      offerChanged: '此优惠的价格已变动，当前显示的是最新价格。',
      changedElsewhere: '预订已在另一个窗口中更改，当前显示的是最新内容。',
    },
    'ar-SA': {
      upgradeTo: 'الترقية إلى {room}',
      rateTo: 'التبديل إلى {rate}',
      addBreakfast: 'إضافة الإفطار',
      addLateCheckout: 'إضافة مغادرة متأخرة',
      nightlyMore: '{amount} لليلة',
      moreForStay: 'زيادة {amount} على إقامتك',
      add: 'إضافة',
      offerNamed: '{offer}، {nightly}، {total}',
      stricterNever: 'هذا السعر غير قابل للاسترداد.',
      stricterPartial: 'مع هذا السعر، يكون الإلغاء مقابل رسوم.',
      stricterUntil: 'مع هذا السعر، الإلغاء مجاني حتى {date} فقط.',
      upgraded: 'تمت الترقية',
      notChanged: 'تعذّر تغيير حجزك',
      offerGone: 'حُجز هذا العرض للتو. تبقى غرفتك كما هي.',
      offerChanged: 'تغيّر سعر هذا العرض. المعروض هو السعر الحالي.',
      changedElsewhere: 'تغيّر في نافذة أخرى. المعروض هو الحجز كما هو الآن.',
    },
  },
)

/** What an offer says that takes the place of a chosen room, and what is told when it could not. */
export const upgradeLabels = merged(
  ownLabels,
  pick(selectLabels, 'cartGone', 'membersOnly', 'unanswered'),
  pick(cartLabels, 'roomOf'),
  pick(priceLabels, 'everything', 'points'),
  pick(
    rateLabels,
    ...(['freeUntil', 'partial', 'nonRefundable', 'lawPartial', 'lawNonRefundable'] as const),
    ...(['payNow', 'payDeposit', 'payAtHotel', 'payPoints', 'payPointsAndRest'] as const),
    ...(['breakfast', 'halfBoard', 'fullBoard', 'allInclusive', 'earns'] as const),
  ),
  pick(actionLabels, 'retry', 'busy'),
  pick(messageLabels, 'error', 'warning'),
  undoLabels,
)

export type UpgradeLabels = (typeof upgradeLabels)['english']
