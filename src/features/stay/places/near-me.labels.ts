import { labelSet } from '../../../ui/labels/label-set'

/** The button that puts the nearest city into a destination. */
export const nearMeLabels = labelSet(
  {
    nearMe: 'Near me',
    nearMeAsking: 'Looking for the nearest city',
    nearMeFound: '{place} is the nearest city with our hotels.',
    nearMeRefused: 'Your browser does not share where you are. Please type a place.',
    nearMeFailed: 'We couldn’t find where you are. Please type a place.',
  },
  {
    'de-DE': {
      nearMe: 'In meiner Nähe',
      nearMeAsking: 'Die nächste Stadt wird gesucht',
      nearMeFound: '{place} ist die nächste Stadt mit unseren Hotels.',
      nearMeRefused: 'Ihr Browser gibt Ihren Standort nicht weiter. Bitte geben Sie einen Ort ein.',
      nearMeFailed: 'Ihr Standort ließ sich nicht ermitteln. Bitte geben Sie einen Ort ein.',
    },
    'ja-JP': {
      nearMe: '現在地周辺',
      nearMeAsking: '最寄りの都市を探しています',
      nearMeFound: '当社のホテルがある最寄りの都市は{place}です。',
      nearMeRefused: 'ブラウザーが現在地を共有していません。場所を入力してください。',
      nearMeFailed: '現在地を取得できませんでした。場所を入力してください。',
    },
    'zh-CN': {
      nearMe: '我的附近',
      nearMeAsking: '正在查找最近的城市',
      nearMeFound: '{place}是离您最近且有我们酒店的城市。',
      nearMeRefused: '您的浏览器未共享位置，请输入地点。',
      nearMeFailed: '无法获取您的位置，请输入地点。',
    },
    'ar-SA': {
      nearMe: 'بالقرب مني',
      nearMeAsking: 'جارٍ البحث عن أقرب مدينة',
      nearMeFound: '{place} هي أقرب مدينة فيها فنادقنا.',
      nearMeRefused: 'متصفحك لا يشارك موقعك. يُرجى كتابة اسم المكان.',
      nearMeFailed: 'تعذّر تحديد موقعك. يُرجى كتابة اسم المكان.',
    },
    'es-ES': {
      nearMe: 'Cerca de mí',
      nearMeAsking: 'Buscando la ciudad más cercana',
      nearMeFound: '{place} es la ciudad más cercana con hoteles nuestros.',
      nearMeRefused: 'Su navegador no comparte su ubicación. Escriba un lugar, por favor.',
      nearMeFailed: 'No hemos podido encontrar su ubicación. Escriba un lugar, por favor.',
    },
  },
)
