import { labelSet } from '../../../ui/labels/label-set'

/** How rooms and guests are counted, in every widget that names them. */
export const guestLabels = labelSet(
  {
    rooms: 'Number of rooms',
    adults: 'Adults',
    children: 'Children',
    roomsAndGuests: 'Rooms and guests',
    roomCount: '{count} rooms|one:{count} room',
    guestCount: '{count} guests|one:{count} guest',
    both: '{rooms}, {guests}',
  },
  {
    'de-DE': {
      rooms: 'Anzahl der Zimmer',
      adults: 'Erwachsene',
      children: 'Kinder',
      roomsAndGuests: 'Zimmer und Gäste',
      roomCount: '{count} Zimmer',
      guestCount: '{count} Gäste|one:{count} Gast',
      both: '{rooms}, {guests}',
    },
    'ja-JP': {
      rooms: '部屋数',
      adults: '大人',
      children: 'お子様',
      roomsAndGuests: '部屋数と人数',
      roomCount: '{count}室',
      guestCount: '{count}名',
      both: '{rooms}、{guests}',
    },
    'zh-CN': {
      rooms: '客房数',
      adults: '成人',
      children: '儿童',
      roomsAndGuests: '客房与人数',
      roomCount: '{count}间客房',
      guestCount: '{count}位客人',
      both: '{rooms}，{guests}',
    },
    'ar-SA': {
      rooms: 'عدد الغرف',
      adults: 'البالغون',
      children: 'الأطفال',
      roomsAndGuests: 'الغرف والضيوف',
      roomCount: '{count} غرفة|one:غرفة واحدة|two:غرفتان|few:{count} غرف',
      guestCount: '{count} ضيفًا|one:ضيف واحد|two:ضيفان|few:{count} ضيوف',
      both: '{rooms}، {guests}',
    },
    'es-ES': {
      rooms: 'Número de habitaciones',
      adults: 'Adultos',
      children: 'Niños',
      roomsAndGuests: 'Habitaciones y huéspedes',
      roomCount: '{count} habitaciones|one:{count} habitación',
      guestCount: '{count} huéspedes|one:{count} huésped',
      both: '{rooms}, {guests}',
    },
  },
)

/** The native fields of a form without a script, which ask the same of every room. */
export const guestFieldLabels = labelSet(
  {
    childAgeOf: 'Age of child {number}',
    noChild: 'No child',
    inEachRoom: 'The same guests in each room.',
  },
  {
    'de-DE': {
      childAgeOf: 'Alter von Kind {number}',
      noChild: 'Kein Kind',
      inEachRoom: 'In jedem Zimmer gleich viele Gäste.',
    },
    'ja-JP': {
      childAgeOf: 'お子様{number}の年齢',
      noChild: 'なし',
      inEachRoom: '各室同じ人数です。',
    },
    'zh-CN': {
      childAgeOf: '第{number}位儿童的年龄',
      noChild: '无',
      inEachRoom: '每间客房人数相同。',
    },
    'ar-SA': {
      childAgeOf: 'عمر الطفل {number}',
      noChild: 'بدون طفل',
      inEachRoom: 'العدد نفسه من الضيوف في كل غرفة.',
    },
    'es-ES': {
      childAgeOf: 'Edad del niño {number}',
      noChild: 'Ningún niño',
      inEachRoom: 'El mismo número de huéspedes en cada habitación.',
    },
  },
)

/** The editor of rooms and guests, which opens with a script. */
export const guestEditorLabels = labelSet(
  {
    room: 'Room {number}',
    adultsHint: 'From 18 years',
    childrenHint: '0 to 17 years',
    more: 'One more',
    fewer: 'One fewer',
    childAge: 'Age of child {number}',
    chooseAge: 'Choose',
    ageMissing: 'Choose the age of each child: it decides beds and prices.',
    addRoom: 'Add a room',
    removeRoom: 'Remove',
    mostRooms: 'Online you can book up to {count} rooms at once.',
    groups: 'Travelling as a group?',
  },
  {
    'de-DE': {
      room: 'Zimmer {number}',
      adultsHint: 'Ab 18 Jahren',
      childrenHint: '0 bis 17 Jahre',
      more: 'Eins mehr',
      fewer: 'Eins weniger',
      childAge: 'Alter von Kind {number}',
      chooseAge: 'Wählen',
      ageMissing: 'Wählen Sie das Alter jedes Kindes: Davon hängen Betten und Preise ab.',
      addRoom: 'Zimmer hinzufügen',
      removeRoom: 'Entfernen',
      mostRooms: 'Online können Sie bis zu {count} Zimmer auf einmal buchen.',
      groups: 'Reisen Sie als Gruppe?',
    },
    'ja-JP': {
      room: '{number}室目',
      adultsHint: '18歳以上',
      childrenHint: '0～17歳',
      more: '増やす',
      fewer: '減らす',
      childAge: 'お子様{number}の年齢',
      chooseAge: '選択',
      ageMissing: 'ベッドと料金の計算に必要ですので、お子様全員の年齢を選択してください。',
      addRoom: '部屋を追加',
      removeRoom: '削除',
      mostRooms: 'オンラインで一度にご予約いただけるのは{count}室までです。',
      groups: '団体でご旅行ですか？',
    },
    'zh-CN': {
      room: '第{number}间',
      adultsHint: '18岁及以上',
      childrenHint: '0至17岁',
      more: '增加',
      fewer: '减少',
      childAge: '第{number}位儿童的年龄',
      chooseAge: '请选择',
      ageMissing: '请选择每位儿童的年龄，床位与价格以此为准。',
      addRoom: '添加客房',
      removeRoom: '移除',
      mostRooms: '在线一次最多可预订{count}间客房。',
      groups: '团队出行？',
    },
    'ar-SA': {
      room: 'الغرفة {number}',
      adultsHint: 'من 18 عامًا',
      childrenHint: 'من 0 إلى 17 عامًا',
      more: 'زيادة',
      fewer: 'إنقاص',
      childAge: 'عمر الطفل {number}',
      chooseAge: 'اختر',
      ageMissing: 'اختر عمر كل طفل، فعليه تُحدَّد الأسرّة والأسعار.',
      addRoom: 'إضافة غرفة',
      removeRoom: 'إزالة',
      mostRooms: 'يمكنك حجز {count} غرف كحد أقصى في المرة الواحدة عبر الموقع.',
      groups: 'هل تسافرون ضمن مجموعة؟',
    },
    'es-ES': {
      room: 'Habitación {number}',
      adultsHint: 'Desde 18 años',
      childrenHint: 'De 0 a 17 años',
      more: 'Uno más',
      fewer: 'Uno menos',
      childAge: 'Edad del niño {number}',
      chooseAge: 'Elegir',
      ageMissing: 'Elija la edad de cada niño: de ella dependen las camas y los precios.',
      addRoom: 'Añadir una habitación',
      removeRoom: 'Quitar',
      mostRooms: 'Online puede reservar hasta {count} habitaciones a la vez.',
      groups: '¿Viaja en grupo?',
    },
  },
)

export type GuestLabels = (typeof guestLabels)['english']
export type GuestEditorLabels = GuestLabels & (typeof guestEditorLabels)['english']
export type GuestFieldLabels = GuestLabels & (typeof guestFieldLabels)['english']
