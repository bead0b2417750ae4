import { localized } from './hotels/localized'

/** Memberships that have ended. The stand-in of the club knows every other number whose check digit is right. */
export const ENDED_MEMBERSHIPS: readonly string[] = ['4290000000000001']

/** Memberships whose postal code the club knows. */
export const CLUB_POSTAL_CODES: ReadonlyMap<string, string> = new Map([
  ['4380000000000002', '90210'],
])

/** What the club says to a visitor. */
export const clubTexts = {
  INVALID: localized(
    'The club doesn’t know this membership. Please check the number and the postal code.',
    'Der Club kennt diese Mitgliedschaft nicht. Bitte prüfen Sie Nummer und Postleitzahl.',
    'この会員番号を確認できませんでした。番号と郵便番号をご確認ください。',
    '俱乐部查不到此会籍，请核对会员号和邮政编码。',
    'لا يعرف النادي هذه العضوية. يُرجى التحقق من الرقم والرمز البريدي.',
    'El club no reconoce esta afiliación. Por favor, revise el número y el código postal.',
  ),
  EXPIRED: localized(
    'This membership has ended. Renew it with the club, or choose another rate.',
    'Diese Mitgliedschaft ist abgelaufen. Verlängern Sie sie beim Club, oder wählen Sie eine andere Rate.',
    'この会員資格は期限切れです。クラブで更新されるか、別の料金プランをお選びください。',
    '此会籍已过期。请向俱乐部续会，或选择其他房价。',
    'انتهت هذه العضوية. جدّدها لدى النادي، أو اختر سعرًا آخر.',
    'Esta afiliación ha vencido. Renuévela con el club o elija otra tarifa.',
  ),
}
