/** Names of the photo categories by locale. */
export const photoCategoryTexts = {
  'de-DE': {
    all: 'Alle',
    exterior: 'Außenansicht',
    rooms: 'Zimmer',
    dining: 'Restaurants & Bars',
    wellness: 'Wellness',
    spaces: 'Lobby & Salons',
    surroundings: 'Umgebung',
  },
  'ja-JP': {
    all: 'すべて',
    exterior: '外観',
    rooms: '客室',
    dining: 'レストラン・バー',
    wellness: 'ウェルネス',
    spaces: '館内',
    surroundings: '周辺',
  },
  'zh-CN': {
    all: '全部',
    exterior: '酒店外观',
    rooms: '客房',
    dining: '餐饮',
    wellness: '康体',
    spaces: '公共区域',
    surroundings: '周边',
  },
  'ar-SA': {
    all: 'الكل',
    exterior: 'المبنى',
    rooms: 'الغرف',
    dining: 'المطاعم',
    wellness: 'العافية',
    spaces: 'المرافق العامة',
    surroundings: 'المحيط',
  },
}
