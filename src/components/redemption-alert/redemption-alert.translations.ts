import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './redemption-alert.labels'
import type { RedemptionAlertProps } from './redemption-alert.schema'

export const translations: Translations<RedemptionAlertProps['labels']> = withShared(shared, {
  'de-DE': {
    shortfallTitle: 'Noch nicht genug Punkte',
    shortfall:
      'Für diesen Aufenthalt fehlen Ihnen {count} Punkte.|one:Für diesen Aufenthalt fehlt Ihnen {count} Punkt.',
    expiringTitle: 'Lösen Sie Ihre Freinacht rechtzeitig ein',
    expiring:
      'Sie haben bis {date} {count} Freinächte: Eine davon könnte für eine Nacht dieses Aufenthalts zahlen.|one:Sie haben bis {date} {count} Freinacht: Sie könnte für eine Nacht dieses Aufenthalts zahlen.',
    betterValueTitle: 'Hier sind Ihre Punkte mehr wert',
    betterValue:
      'Zahlen Sie mit {count} Punkten und sparen Sie {amount}.|one:Zahlen Sie mit {count} Punkt und sparen Sie {amount}.',
    refundedTitle: 'Ihre Punkte sind zurück',
    refunded:
      '{count} Punkte sind wieder auf Ihrem Konto.|one:{count} Punkt ist wieder auf Ihrem Konto.',
  },
  'ja-JP': {
    shortfallTitle: 'ポイントが不足しています',
    shortfall: 'このご宿泊にはあと{count}ポイント必要です。',
    expiringTitle: '無料宿泊特典の期限が近づいています',
    expiring:
      '無料宿泊特典が{count}泊分あります（{date}まで）。このご宿泊の1泊にご利用いただけます。',
    betterValueTitle: 'ポイントのご利用がお得です',
    betterValue: '{count}ポイントでお支払いいただくと、{amount}お得になります。',
    refundedTitle: 'ポイントが戻りました',
    refunded: '{count}ポイントがお客様の口座に戻りました。',
  },
  'zh-CN': {
    shortfallTitle: '积分不足',
    shortfall: '本次住宿还差{count}积分。',
    expiringTitle: '您的免费住宿即将到期',
    expiring: '您有{count}晚免费住宿，有效期至{date}，可用于本次住宿中的一晚。',
    betterValueTitle: '在这里使用积分更划算',
    betterValue: '使用{count}积分支付，可节省{amount}。',
    refundedTitle: '积分已退回',
    refunded: '{count}积分已退回您的账户。',
  },
  'ar-SA': {
    shortfallTitle: 'نقاطك لا تكفي بعد',
    shortfall:
      'تحتاج إلى {count} نقطة إضافية لهذه الإقامة.|one:تحتاج إلى نقطة إضافية واحدة لهذه الإقامة.|two:تحتاج إلى نقطتين إضافيتين لهذه الإقامة.|few:تحتاج إلى {count} نقاط إضافية لهذه الإقامة.',
    expiringTitle: 'استخدم ليلتك المجانية قبل انتهائها',
    expiring:
      'لديك {count} ليلة مجانية حتى {date}، ويمكن لإحداها أن تغطي ليلة من هذه الإقامة.|one:لديك ليلة مجانية واحدة حتى {date}، ويمكنها أن تغطي ليلة من هذه الإقامة.|two:لديك ليلتان مجانيتان حتى {date}، ويمكن لإحداهما أن تغطي ليلة من هذه الإقامة.|few:لديك {count} ليالٍ مجانية حتى {date}، ويمكن لإحداها أن تغطي ليلة من هذه الإقامة.',
    betterValueTitle: 'قيمة نقاطك هنا أعلى',
    betterValue:
      'وفّر {amount} عند الدفع بـ {count} نقطة.|one:وفّر {amount} عند الدفع بنقطة واحدة.|two:وفّر {amount} عند الدفع بنقطتين.|few:وفّر {amount} عند الدفع بـ {count} نقاط.',
    refundedTitle: 'عادت نقاطك',
    refunded:
      'عادت {count} نقطة إلى حسابك.|one:عادت نقطة واحدة إلى حسابك.|two:عادت نقطتان إلى حسابك.|few:عادت {count} نقاط إلى حسابك.',
  },
  'es-ES': {
    shortfallTitle: 'Aún no tiene puntos suficientes',
    shortfall:
      'Le faltan {count} puntos para esta estancia.|one:Le falta {count} punto para esta estancia.',
    expiringTitle: 'Utilice a tiempo su noche gratis',
    expiring:
      'Tiene {count} noches gratis hasta el {date}: con una podría pagar una noche de esta estancia.|one:Tiene {count} noche gratis hasta el {date}: con ella podría pagar una noche de esta estancia.',
    betterValueTitle: 'Aquí sus puntos valen más',
    betterValue:
      'Pague con {count} puntos y ahorre {amount}.|one:Pague con {count} punto y ahorre {amount}.',
    refundedTitle: 'Ha recuperado sus puntos',
    refunded: '{count} puntos han vuelto a su cuenta.|one:{count} punto ha vuelto a su cuenta.',
  },
})
