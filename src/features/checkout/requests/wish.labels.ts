import { labelSet } from '../../../ui/labels/label-set'

/** What guests are asked of the arrival and of their room. */
export const wishLabels = labelSet(
  {
    floor: 'Floor',
    location: 'Where in the hotel',
    noPreference: 'No preference',
    arrival: 'When will you arrive?',
    arrivalHint: 'In the hotel’s time.',
    arrivalOpen: 'I don’t know yet',
  },
  {
    'de-DE': {
      floor: 'Etage',
      location: 'Lage im Hotel',
      noPreference: 'Ganz gleich',
      arrival: 'Wann kommen Sie an?',
      arrivalHint: 'In der Ortszeit des Hotels.',
      arrivalOpen: 'Das weiß ich noch nicht',
    },
    'ja-JP': {
      floor: '階',
      location: 'お部屋の位置',
      noPreference: '希望なし',
      arrival: 'ご到着予定時刻',
      arrivalHint: 'ホテルの現地時間です。',
      arrivalOpen: '未定',
    },
    'zh-CN': {
      floor: '楼层',
      location: '客房位置',
      noPreference: '无偏好',
      arrival: '您何时抵达？',
      arrivalHint: '以酒店当地时间为准。',
      arrivalOpen: '尚未确定',
    },
    'ar-SA': {
      floor: 'الطابق',
      location: 'الموقع في الفندق',
      noPreference: 'لا تفضيل',
      arrival: 'متى ستصل؟',
      arrivalHint: 'بتوقيت الفندق.',
      arrivalOpen: 'لا أعرف بعد',
    },
    'es-ES': {
      floor: 'Planta',
      location: 'Ubicación en el hotel',
      noPreference: 'Sin preferencia',
      arrival: '¿A qué hora llegará?',
      arrivalHint: 'En la hora local del hotel.',
      arrivalOpen: 'Aún no lo sé',
    },
  },
)
