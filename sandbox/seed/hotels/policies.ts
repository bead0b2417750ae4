import { localized } from './localized'

/** House rules that several hotels share. */
export const smoking = {
  never: localized(
    'Smoke-free in every room and public area, vaping included.',
    'Das ganze Haus ist rauchfrei, auch für E-Zigaretten.',
    '客室・共用部とも全館禁煙です。電子タバコもご遠慮ください。',
    '全酒店禁烟，客房及公共区域亦不可使用电子烟。',
    'التدخين ممنوع في جميع الغرف والمرافق العامة، ويشمل ذلك السجائر الإلكترونية.',
    'Sin humo en todas las habitaciones y zonas comunes, también para cigarrillos electrónicos.',
  ),
  outdoors: localized(
    'Smoke-free indoors. There is a covered smoking corner outside.',
    'Im Haus wird nicht geraucht. Draußen gibt es eine überdachte Raucherecke.',
    '館内は禁煙です。屋外に屋根付きの喫煙コーナーがございます。',
    '室内禁烟，室外设有带顶棚的吸烟区。',
    'التدخين ممنوع داخل المبنى، وتتوفر زاوية مسقوفة للمدخنين في الخارج.',
    'Sin humo en el interior. Fuera hay un rincón cubierto para fumadores.',
  ),
}

export const pets = {
  assistanceOnly: localized(
    'No pets. Assistance dogs are always welcome, free of charge.',
    'Keine Haustiere. Assistenzhunde sind jederzeit kostenlos willkommen.',
    'ペットのご同伴はお断りしておりますが、補助犬は無料でお迎えいたします。',
    '恕不接待宠物；服务犬可免费入住。',
    'لا نستقبل الحيوانات الأليفة، ونرحّب بكلاب المساعدة دائمًا ومجانًا.',
    'No se admiten mascotas. Los perros de asistencia son siempre bienvenidos, sin cargo.',
  ),
  smallDogs: localized(
    'One dog of up to 20 kg (44 lb) per room, for a fee per stay. Assistance dogs stay free of charge.',
    'Ein Hund bis 20 kg pro Zimmer, gegen eine Gebühr pro Aufenthalt. Assistenzhunde wohnen kostenlos.',
    '20kgまでの犬を1室につき1頭、ご滞在ごとの追加料金でお受けいたします。補助犬は無料です。',
    '每间客房可携带一只20公斤以下的犬只，按次入住收费；服务犬免费。',
    'يُسمح بكلب واحد حتى 20 كغ في كل غرفة مقابل رسم عن كل إقامة، وإقامة كلاب المساعدة مجانية.',
    'Un perro de hasta 20 kg por habitación, con un cargo por estancia. Los perros de asistencia se alojan gratis.',
  ),
}

export const basis = {
  night: localized('per night', 'pro Nacht', '1泊につき', '每晚', 'لليلة الواحدة', 'por noche'),
  day: localized('per day', 'pro Tag', '1日につき', '每天', 'لليوم الواحد', 'por día'),
}

export const parkingKinds = {
  garage: localized(
    'Self-parking in the hotel garage',
    'Selbstparken in der Hotelgarage',
    'ホテル駐車場（セルフ）',
    '酒店车库自助停车',
    'موقف ذاتي في مرآب الفندق',
    'Aparcamiento propio en el garaje del hotel',
  ),
  valet: localized(
    'Valet parking',
    'Parkservice',
    'バレーパーキング',
    '代客泊车',
    'خدمة صفّ السيارات',
    'Servicio de aparcacoches',
  ),
  yard: localized(
    'Outdoor parking at the hotel',
    'Außenstellplatz am Hotel',
    'ホテル屋外駐車場',
    '酒店室外停车位',
    'موقف خارجي لدى الفندق',
    'Aparcamiento exterior en el hotel',
  ),
  nearby: localized(
    'Public parking garage nearby',
    'Öffentliches Parkhaus in der Nähe',
    '近隣の公共駐車場',
    '附近公共停车场',
    'موقف عام قريب من الفندق',
    'Aparcamiento público cercano',
  ),
}
