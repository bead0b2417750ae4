import { labelSet } from '../../../ui/labels/label-set'

/** What is said of a room type, whatever it costs (W19, W21). */
export const roomLabels = labelSet(
  {
    roomDetails: 'Room details',
    sleeps: 'Sleeps {count}',
    area: '{metres} m² / {feet} ft²',
    accessible: 'Wheelchair accessible',
    smoking: 'Smoking room',
    nonSmoking: 'Non-smoking room',
    facts: 'The room at a glance',
    photos: 'Photos of {room}',
    floorPlan: 'Floor plan of {room}',
    accessiblePartial:
      'This room is made for guests with a disability. Please ask the hotel for its exact measures.',
    featuresLoading: 'Loading the features of the room',
    featuresFailed: 'We couldn’t load the features of the room.',
    roomUnknown: 'The hotel has no such room.',
  },
  {
    'de-DE': {
      roomDetails: 'Details zum Zimmer',
      sleeps: 'Bis zu {count} Gäste',
      area: '{metres} m² / {feet} ft²',
      accessible: 'Rollstuhlgerecht',
      smoking: 'Raucherzimmer',
      nonSmoking: 'Nichtraucherzimmer',
      facts: 'Das Zimmer auf einen Blick',
      photos: 'Fotos von {room}',
      floorPlan: 'Grundriss von {room}',
      accessiblePartial:
        'Dieses Zimmer ist für Gäste mit Behinderung eingerichtet. Die genauen Maße nennt Ihnen gern das Hotel.',
      featuresLoading: 'Die Ausstattung des Zimmers wird geladen',
      featuresFailed: 'Wir konnten die Ausstattung des Zimmers nicht laden.',
      roomUnknown: 'Dieses Zimmer hat das Hotel nicht.',
    },
    'ja-JP': {
      roomDetails: '客室の詳細',
      sleeps: '定員{count}名',
      area: '{metres} m²（{feet} ft²）',
      accessible: '車椅子対応',
      smoking: '喫煙室',
      nonSmoking: '禁煙室',
      facts: '客室の概要',
      photos: '{room}の写真',
      floorPlan: '{room}の間取り図',
      accessiblePartial:
        '障がいのあるお客様に配慮した客室です。詳しい寸法はホテルへお問い合わせください。',
      featuresLoading: '客室の設備を読み込んでいます',
      featuresFailed: '客室の設備を読み込めませんでした。',
      roomUnknown: 'この客室はこのホテルにありません。',
    },
    'zh-CN': {
      roomDetails: '客房详情',
      sleeps: '最多{count}人',
      area: '{metres}平方米 / {feet}平方英尺',
      accessible: '无障碍客房',
      smoking: '吸烟房',
      nonSmoking: '无烟房',
      facts: '客房概览',
      photos: '{room}的照片',
      floorPlan: '{room}的平面图',
      accessiblePartial: '此客房为残障客人设计，具体尺寸请向酒店咨询。',
      featuresLoading: '正在加载客房设施',
      featuresFailed: '未能加载客房设施。',
      roomUnknown: '该酒店没有此房型。',
    },
    'ar-SA': {
      roomDetails: 'تفاصيل الغرفة',
      sleeps: 'تتسع لعدد {count}',
      area: '{metres} م² / {feet} قدم²',
      accessible: 'مهيأة للكراسي المتحركة',
      smoking: 'غرفة للمدخنين',
      nonSmoking: 'غرفة لغير المدخنين',
      facts: 'لمحة عن الغرفة',
      photos: 'صور {room}',
      floorPlan: 'مخطط {room}',
      accessiblePartial:
        'هذه الغرفة مهيأة للضيوف ذوي الإعاقة. يُرجى سؤال الفندق عن القياسات الدقيقة.',
      featuresLoading: 'جارٍ تحميل مزايا الغرفة',
      featuresFailed: 'تعذّر تحميل مزايا الغرفة.',
      roomUnknown: 'لا توجد غرفة كهذه في الفندق.',
    },
  },
)

export type RoomLabels = (typeof roomLabels)['english']
