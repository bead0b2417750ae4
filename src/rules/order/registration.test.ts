import {
  isForDesk,
  neededRegistration,
  type Registration,
  type RegistrationField,
  registrationIn,
  registrationName,
  registrationProblems,
} from './registration'

const today = '2027-03-01'

test.each<[string, Registration, RegistrationField[]]>([
  ['US', {}, []],
  ['DE', {}, ['nationality']],
  ['DE', { nationality: 'German' }, ['nationality']],
  ['DE', { nationality: 'DE' }, []],
  ['DE', { nationality: 'FR' }, ['birthDate', 'address']],
  ['DE', { nationality: 'FR', birthDate: '1990-02-30', address: 'Rue' }, ['birthDate', 'address']],
  ['DE', { nationality: 'FR', birthDate: '2027-03-02', address: 'Paris, Rue 1' }, ['birthDate']],
  ['DE', { nationality: 'FR', birthDate: '1990-02-28', address: 'Paris, Rue 1' }, []],
])('a hotel in %s asks %j for %j', (country, registration, problems) => {
  expect(registrationProblems(registration, { country, today })).toEqual(problems)
})

test('no country asks for the number of a document, and nothing but its fields is read', () => {
  const body = {
    'registration.nationality': ' FR ',
    'registration.passport': 'X1234567',
    'registration.address': ['Paris'],
    address: 'Lyon',
  }
  const said = registrationIn(body)
  expect(said).toEqual({ nationality: 'FR', birthDate: '', address: '' })
  expect(neededRegistration(said, 'DE')).toEqual(said)
  expect(neededRegistration({ ...said, nationality: 'DE', address: 'Ulm' }, 'DE')).toEqual({
    nationality: 'DE',
  })
  expect(neededRegistration(said, 'US')).toBeNull()
  expect(isForDesk(registrationName('address'))).toBe(true)
  expect(isForDesk('requests.room-0.arrival')).toBe(false)
})
