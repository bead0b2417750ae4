import { guestPart } from './guest.rules'

const guest = {
  ...{ givenName: 'Maria', familyName: 'Schmidt', email: 'maria@example.com' },
  ...{ phoneCode: 'DE 49', phone: '0151 23456789', country: 'DE' },
}
const wrong = (changes: object, locale = 'en-US', rooms: string[] = ['one', 'two']) =>
  guestPart.problemsOf({ ...guest, ...changes }, { locale, rooms, all: {} })

describe('rules by country and locale (W43, C.17)', () => {
  it.each<[object, string, object]>([
    [{}, 'en-US', {}],
    [{ familyName: "O'Neil-Smith" }, 'en-US', {}],
    [{ familyName: 'O’Neil-Smith' }, 'en-US', {}],
    [{ familyName: 'R2D2' }, 'en-US', { familyName: 'nameInvalid' }],
    [{ familyName: ' ' }, 'en-US', { familyName: 'fieldRequired' }],
    [{ familyName: '王' }, 'en-US', { familyName: 'nameInvalid' }],
    [{ familyName: '王' }, 'zh-CN', {}],
    [{ localFamilyName: '佐藤2' }, 'ja-JP', { localFamilyName: 'localNameInvalid' }],
    [{ email: 'maria@' }, 'en-US', { email: 'emailInvalid' }],
    [{ emailConfirm: 'MARIA@example.com' }, 'en-US', {}],
    [{ emailConfirm: 'maria@example.org' }, 'en-US', { emailConfirm: 'emailMismatch' }],
    [{ country: '' }, 'en-US', { country: 'countryRequired' }],
    [{ country: 'IR' }, 'en-US', { country: 'prohibitedCountryErrMsg' }],
    [{ country: 'CA', postalCode: 'K1A 0B1' }, 'en-US', {}],
    [{ country: 'CA', postalCode: 'K1A0B1' }, 'en-US', {}],
    [{ country: 'US', postalCode: 'K1A 0B1' }, 'en-US', { postalCode: 'postalInvalid' }],
    [{ country: 'US', postalCode: '10001-1234' }, 'en-US', {}],
    [{ country: 'US', line1: '1 Main St', state: '' }, 'en-US', { state: 'fieldRequired' }],
    [{ country: 'DE', line1: 'Ring 1', state: '' }, 'de-DE', {}],
    [{ memberNumber: '1234567' }, 'en-US', { memberNumber: 'memberNumberInvalid' }],
    [{ memberNumber: '1234567890' }, 'en-US', {}],
    [{ phone: '' }, 'en-US', { phone: 'fieldRequired' }],
    [{ phoneCode: 'CN 86', phone: '138 1234 567' }, 'zh-CN', { phone: 'phoneInvalidExact' }],
    [{ phoneCode: 'CN 86', phone: '138 1234 5678' }, 'zh-CN', {}],
    [{ phoneCode: 'HK 852', phone: '9123 4567' }, 'en-US', {}],
    [{ phoneCode: 'HK 852', phone: '9123 456' }, 'en-US', { phone: 'phoneInvalid' }],
    [{ phoneCode: '', phone: '+49 151 23456789' }, 'de-DE', {}],
    [{ phone: '12345' }, 'de-DE', { phone: 'phoneInvalid' }],
  ])('%j in %s: %j', (changes, locale, problems) => {
    expect(wrong(changes, locale)).toEqual(problems)
  })
})

it('asks for no name of another room’s guest, and checks one that is given', () => {
  expect(wrong({ 'room.two.givenName': '' })).toEqual({})
  expect(wrong({ 'room.two.givenName': 'R2D2', 'room.gone.givenName': 'R2D2' })).toEqual({
    'room.two.givenName': 'nameInvalid',
  })
})

it('has fields for every room, and none for a card', () => {
  expect(guestPart.longest('room.two.familyName')).toBe(80)
  expect(guestPart.longest('room.two.card')).toBeNull()
  expect(guestPart.longest('card')).toBeNull()
})
