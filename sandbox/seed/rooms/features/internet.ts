import { localized } from '../../hotels/localized'

export const internet = {
  WIFI: localized(
    'Free Wi-Fi',
    'Kostenloses WLAN',
    '無料Wi-Fi',
    '免费无线网络',
    'واي فاي مجاني',
    'Wifi gratis',
  ),
  WIFI_FAST: localized(
    'Wi-Fi for video calls, 300 Mbit/s',
    'WLAN für Videokonferenzen, 300 Mbit/s',
    'ビデオ会議向けWi-Fi（300Mbps）',
    '适合视频会议的无线网络（300兆）',
    'واي فاي لمكالمات الفيديو بسرعة 300 ميغابت/ث',
    'Wifi para videollamadas, 300 Mbit/s',
  ),
  ETHERNET: localized(
    'Network socket at the desk',
    'Netzwerkanschluss am Schreibtisch',
    'デスクに有線LAN',
    '书桌旁有线网口',
    'منفذ شبكة سلكية عند المكتب',
    'Toma de red en el escritorio',
  ),
}
