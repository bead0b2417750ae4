import { localized } from '../hotels/localized'
import type { PlanCode, SeedRatePlan } from './plan-types'

type PlanTexts = Pick<SeedRatePlan, 'name' | 'description'> &
  Partial<Pick<SeedRatePlan, 'eligibility' | 'inclusions'>>

const idAtCheckIn = {
  club: localized(
    'For members of AAA, CAA and partner clubs. Please show your membership card at check-in.',
    'Für Mitglieder von ADAC, AAA, CAA und Partnerclubs. Bitte zeigen Sie beim Check-in Ihren Mitgliedsausweis vor.',
    'JAF、AAA、CAAおよび提携クラブの会員の方が対象です。チェックイン時に会員証をご提示ください。',
    '适用于AAA、CAA及合作汽车协会会员，办理入住时请出示会员卡。',
    'لأعضاء AAA وCAA والنوادي الشريكة. يُرجى إبراز بطاقة العضوية عند تسجيل الوصول.',
  ),
  senior: localized(
    'For guests aged 62 and over. Please show a photo ID at check-in.',
    'Für Gäste ab 62 Jahren. Bitte zeigen Sie beim Check-in einen Lichtbildausweis vor.',
    '62歳以上の方が対象です。チェックイン時に写真付き身分証明書をご提示ください。',
    '适用于62岁及以上宾客，办理入住时请出示带照片的身份证件。',
    'للضيوف من سن 62 عامًا فما فوق. يُرجى إبراز هوية تحمل صورة عند تسجيل الوصول.',
  ),
  government: localized(
    'For employees of public authorities and the armed forces, on duty or on leave. Please show your service ID at check-in.',
    'Für Beschäftigte von Behörden und Angehörige der Streitkräfte, dienstlich oder privat. Bitte zeigen Sie beim Check-in Ihren Dienstausweis vor.',
    '官公庁の職員および軍・自衛隊関係者の方が対象です（公務・私用を問いません）。チェックイン時に身分証をご提示ください。',
    '适用于政府机关工作人员及现役军人，公务或私人出行均可，办理入住时请出示工作证件。',
    'لموظفي الجهات الحكومية ومنسوبي القوات المسلحة، في مهمة أو إجازة. يُرجى إبراز بطاقة العمل عند تسجيل الوصول.',
  ),
}

const breakfast = localized(
  'Breakfast for every guest',
  'Frühstück für alle Gäste',
  'ご宿泊者全員の朝食',
  '每位宾客均含早餐',
  'إفطار لكل ضيف',
)

const dinner = localized(
  'Three-course dinner for every guest',
  'Abendessen in drei Gängen für alle Gäste',
  'ご宿泊者全員のご夕食（3品コース）',
  '每位宾客均含三道式晚餐',
  'عشاء من ثلاثة أطباق لكل ضيف',
)

/** What guests read about the plans of the chain. */
export const planTexts: Readonly<Record<PlanCode, PlanTexts>> = {
  FLEX: {
    name: localized(
      'Flexible Rate',
      'Flexibler Tarif',
      'フレキシブルプラン',
      '灵活房价',
      'السعر المرن',
    ),
    description: localized(
      'You pay at the hotel and can change or cancel free of charge until the deadline.',
      'Sie zahlen im Hotel und können bis zum Ablauf der Frist kostenlos umbuchen oder stornieren.',
      'お支払いは現地で。期限までは無料で変更・キャンセルいただけます。',
      '到店付款，期限前可免费更改或取消。',
      'تدفع في الفندق، ويمكنك التعديل أو الإلغاء مجانًا حتى انتهاء المهلة.',
    ),
  },
  MEMB: {
    name: localized(
      'Circle Member Rate',
      'Circle-Mitgliedertarif',
      'Circle会員料金',
      'Circle 会员价',
      'سعر أعضاء Circle',
    ),
    description: localized(
      'The terms of the Flexible Rate at a lower price. Joining Alderway Circle is free.',
      'Die Bedingungen des flexiblen Tarifs zum günstigeren Preis. Die Mitgliedschaft im Alderway Circle ist kostenlos.',
      'フレキシブルプランと同じ条件で、よりお得に。Alderway Circleへのご入会は無料です。',
      '条款与灵活房价相同，价格更低。加入 Alderway Circle 完全免费。',
      'شروط السعر المرن نفسها بسعر أقل، والانضمام إلى Alderway Circle مجاني.',
    ),
    eligibility: localized(
      'For members of Alderway Circle.',
      'Für Mitglieder des Alderway Circle.',
      'Alderway Circle会員の方が対象です。',
      '适用于 Alderway Circle 会员。',
      'لأعضاء Alderway Circle.',
    ),
  },
  PREP: {
    name: localized(
      'Pay Now and Save',
      'Jetzt zahlen und sparen',
      '事前払い割引プラン',
      '预付优惠价',
      'ادفع الآن ووفّر',
    ),
    description: localized(
      'You pay for the whole stay when you book. It cannot be changed, and cancelling brings no refund.',
      'Sie zahlen den ganzen Aufenthalt bei der Buchung. Änderungen sind nicht möglich, bei Stornierung wird nichts erstattet.',
      'ご予約時に全額をお支払いいただく割引プランです。ご予約後の変更はできず、キャンセル時の返金もございません。',
      '预订时支付全部房费，不可更改，取消不予退款。',
      'تدفع قيمة الإقامة كاملة عند الحجز، ولا يمكن تعديلها ولا يُسترد المبلغ عند الإلغاء.',
    ),
  },
  MPRE: {
    name: localized(
      'Circle Member Pay Now',
      'Circle-Mitgliedertarif mit Vorauszahlung',
      'Circle会員 事前払い割引',
      'Circle 会员预付价',
      'سعر أعضاء Circle بالدفع المسبق',
    ),
    description: localized(
      'Our lowest price for members. You pay when you book, and cancelling brings no refund.',
      'Unser günstigster Preis für Mitglieder. Sie zahlen bei der Buchung, bei Stornierung wird nichts erstattet.',
      '会員の方への最もお得なプランです。ご予約時のお支払いとなり、キャンセル時の返金はございません。',
      '会员最低价。预订时付款，取消不予退款。',
      'أقل سعر لدينا للأعضاء. تدفع عند الحجز، ولا يُسترد المبلغ عند الإلغاء.',
    ),
    eligibility: localized(
      'For members of Alderway Circle.',
      'Für Mitglieder des Alderway Circle.',
      'Alderway Circle会員の方が対象です。',
      '适用于 Alderway Circle 会员。',
      'لأعضاء Alderway Circle.',
    ),
  },
  BFST: {
    name: localized(
      'Bed and Breakfast',
      'Übernachtung mit Frühstück',
      '朝食付きプラン',
      '含早餐房价',
      'إقامة مع الإفطار',
    ),
    description: localized(
      'The Flexible Rate with breakfast.',
      'Der flexible Tarif mit Frühstück.',
      'フレキシブルプランに朝食が付きます。',
      '灵活房价，另含早餐。',
      'السعر المرن مع الإفطار.',
    ),
    inclusions: [breakfast],
  },
  HALF: {
    name: localized(
      'Half Board',
      'Halbpension',
      '夕朝食付きプラン',
      '半膳套餐（早餐与晚餐）',
      'نصف إقامة: إفطار وعشاء',
    ),
    description: localized(
      'Breakfast and dinner in the house. We charge the first night when you book.',
      'Frühstück und Abendessen im Haus. Die erste Nacht wird bei der Buchung abgebucht.',
      '館内でのご夕食とご朝食付きです。ご予約時に1泊分を申し受けます。',
      '含酒店早餐与晚餐，预订时收取首晚房费。',
      'إفطار وعشاء في الفندق. تُحصَّل قيمة الليلة الأولى عند الحجز.',
    ),
    inclusions: [breakfast, dinner],
  },
  LONG: {
    name: localized(
      'Stay Longer',
      'Länger bleiben',
      '連泊プラン（3泊以上）',
      '连住优惠（3晚起）',
      'إقامة أطول، 3 ليالٍ فأكثر',
    ),
    description: localized(
      'A lower price for three nights or more. We charge 30% when you book and keep it if you cancel.',
      'Ein günstigerer Preis ab drei Nächten. 30 % zahlen Sie bei der Buchung; diese Anzahlung behalten wir bei einer Stornierung ein.',
      '3泊以上のご滞在がお得になるプランです。ご予約時に30%を申し受け、キャンセルの場合は返金いたしかねます。',
      '连住三晚及以上享优惠。预订时收取30%的费用，取消后不予退还。',
      'سعر أقل لثلاث ليالٍ فأكثر. نحصّل 30% عند الحجز ولا تُسترد عند الإلغاء.',
    ),
  },
  AAAR: {
    name: localized(
      'Automobile Club Rate',
      'Automobilclub-Tarif',
      '自動車クラブ会員料金',
      '汽车协会会员价',
      'سعر أعضاء نوادي السيارات',
    ),
    description: localized(
      'A tenth off the Flexible Rate, on the same terms.',
      'Ein Zehntel günstiger als der flexible Tarif, zu gleichen Bedingungen.',
      'フレキシブルプランと同じ条件で10%割引となります。',
      '在灵活房价基础上优惠10%，条款相同。',
      'خصم 10% من السعر المرن بالشروط نفسها.',
    ),
    eligibility: idAtCheckIn.club,
  },
  SENR: {
    name: localized('Senior Rate', 'Seniorentarif', 'シニア料金', '长者优惠价', 'سعر كبار السن'),
    description: localized(
      'A tenth off the Flexible Rate for guests aged 62 and over.',
      'Ein Zehntel günstiger als der flexible Tarif, für Gäste ab 62 Jahren.',
      '62歳以上の方は、フレキシブルプランが10%割引となります。',
      '62岁及以上宾客在灵活房价基础上优惠10%。',
      'خصم 10% من السعر المرن للضيوف من سن 62 عامًا فما فوق.',
    ),
    eligibility: idAtCheckIn.senior,
  },
  GOVT: {
    name: localized(
      'Government and Military Rate',
      'Behörden- und Militärtarif',
      '公務員・軍関係者料金',
      '政府及军人优惠价',
      'سعر الجهات الحكومية والعسكريين',
    ),
    description: localized(
      'A fixed reduction for public service, free to cancel until the day of arrival.',
      'Ein fester Nachlass für den öffentlichen Dienst, bis zum Anreisetag kostenlos stornierbar.',
      '公務に携わる方への優待料金です。ご到着当日まで無料でキャンセルいただけます。',
      '面向公职人员的固定优惠，抵达当日前可免费取消。',
      'خصم ثابت للعاملين في الخدمة العامة، والإلغاء مجاني حتى يوم الوصول.',
    ),
    eligibility: idAtCheckIn.government,
  },
  CORP: {
    name: localized(
      'Company Rate',
      'Firmentarif',
      '法人契約料金',
      '企业协议价',
      'سعر الشركات المتعاقدة',
    ),
    description: localized(
      'The price that your company has agreed with us; it is billed as agreed and not shown here.',
      'Der mit Ihrer Firma vereinbarte Preis. Er wird wie vereinbart abgerechnet und hier nicht angezeigt.',
      'ご契約法人様の料金です。料金は表示されず、ご契約に基づいて精算いたします。',
      '贵公司与我们约定的价格，按协议结算，此处不予显示。',
      'السعر المتفق عليه مع شركتك، يُحاسَب وفق الاتفاق ولا يظهر هنا.',
    ),
    eligibility: localized(
      'For employees and guests of the company whose code you entered.',
      'Für Beschäftigte und Gäste der Firma, deren Code Sie eingegeben haben.',
      'ご入力いただいたコードの法人の従業員およびお客様が対象です。',
      '适用于所输入代码对应公司的员工及访客。',
      'لموظفي الشركة صاحبة الرمز الذي أدخلته وضيوفها.',
    ),
  },
  GRUP: {
    name: localized('Group Rate', 'Gruppentarif', '団体料金', '团队价', 'سعر المجموعات'),
    description: localized(
      'From the rooms that are set aside for your event.',
      'Aus dem Zimmerkontingent für Ihre Veranstaltung.',
      'イベントのために確保された客室からご利用いただけます。',
      '来自为您的活动预留的客房。',
      'من الغرف المخصصة لفعاليتك.',
    ),
    eligibility: localized(
      'For participants of the event whose code you entered.',
      'Für Teilnehmende der Veranstaltung, deren Code Sie eingegeben haben.',
      'ご入力いただいたコードのイベントに参加される方が対象です。',
      '适用于所输入代码对应活动的参加者。',
      'للمشاركين في الفعالية صاحبة الرمز الذي أدخلته.',
    ),
  },
  AGNT: {
    name: localized(
      'Travel Professional Rate',
      'Tarif für Reiseprofis',
      '旅行業関係者料金',
      '旅业人士优惠价',
      'سعر العاملين في السفر',
    ),
    description: localized(
      'A reduced price through a travel agency of our programs, with commission.',
      'Ein ermäßigter Preis über ein Reisebüro unserer Programme, mit Provision.',
      '提携プログラムの旅行会社を通じた割引料金です（手数料対象）。',
      '通过合作计划旅行社预订的优惠价，可返佣金。',
      'سعر مخفّض عبر وكالات السفر المشاركة في برامجنا، مع عمولة.',
    ),
    eligibility: localized(
      'For bookings with an agency number of the program.',
      'Für Buchungen mit einer Agenturnummer des Programms.',
      '提携プログラムの代理店番号によるご予約が対象です。',
      '适用于使用合作计划旅行社编号的预订。',
      'للحجوزات برقم وكالة مشاركة في البرنامج.',
    ),
  },
  PNTS: {
    name: localized(
      'Points Stay',
      'Mit Punkten bezahlen',
      'ポイント宿泊',
      '积分兑换',
      'إقامة بالنقاط',
    ),
    description: localized(
      'Points pay for the room. Mandatory fees and taxes that are not in the room price remain to be paid.',
      'Das Zimmer bezahlen Sie mit Punkten. Pflichtgebühren und Steuern, die nicht im Zimmerpreis stecken, kommen hinzu.',
      'お部屋代をポイントでお支払いいただけます。室料に含まれない料金や税金は別途申し受けます。',
      '以积分支付房费，房费之外的必付费用与税费须另行支付。',
      'تغطي النقاط ثمن الغرفة، وتبقى الرسوم الإلزامية والضرائب غير المشمولة في سعرها مستحقة الدفع.',
    ),
    eligibility: localized(
      'For members of Alderway Circle with enough points.',
      'Für Mitglieder des Alderway Circle mit ausreichendem Punktestand.',
      '十分なポイントをお持ちのAlderway Circle会員の方が対象です。',
      '适用于积分足够的 Alderway Circle 会员。',
      'لأعضاء Alderway Circle ممن لديهم نقاط كافية.',
    ),
  },
  PCSH: {
    name: localized(
      'Points and Cash',
      'Punkte und Zuzahlung',
      'ポイント＋現金',
      '积分加现金',
      'نقاط ونقد',
    ),
    description: localized(
      'Half the points, and a little more than half the price.',
      'Die Hälfte der Punkte und etwas mehr als der halbe Preis.',
      'ポイントは半分、料金は半額と少しで宿泊いただけるプランです。',
      '只需一半积分，另付略高于半价的房费。',
      'نصف النقاط، وأكثر قليلًا من نصف السعر.',
    ),
    eligibility: localized(
      'For members of Alderway Circle with enough points.',
      'Für Mitglieder des Alderway Circle mit ausreichendem Punktestand.',
      '十分なポイントをお持ちのAlderway Circle会員の方が対象です。',
      '适用于积分足够的 Alderway Circle 会员。',
      'لأعضاء Alderway Circle ممن لديهم نقاط كافية.',
    ),
  },
}
