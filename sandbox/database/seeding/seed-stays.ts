import type { StayToBook } from './stay-schema'

type Stay = [hotelId: string, checkIn: string, checkOut: string]

const stay = (
  confirmationNumber: string,
  guest: string,
  [hotelId, checkIn, checkOut]: Stay,
  more: Partial<StayToBook> = {},
): StayToBook => {
  const [firstName = '', lastName = ''] = guest.split(' ')
  const email = `guest-${confirmationNumber.toLowerCase()}@example.com`
  const facts = {
    firstName,
    lastName,
    email,
    isCancelled: false,
    memberId: null,
    customerId: null,
    ...more,
  }
  return { confirmationNumber, hotelId, checkIn, checkOut, ...facts }
}

/** A member with stays in every tab of the list of stays. */
const MEI = { memberId: 'C1006', customerId: 'C1006' }

/** Stays to look up: to come, over, cancelled, of members, and two of one number. */
export const seedStays: readonly StayToBook[] = [
  stay('70110001', 'Maria Lindqvist', ['MUCDE', '2031-05-12', '2031-05-15']),
  stay('70110002', 'Oluwaseun Adeyemi', ['NYCAB', '2031-06-01', '2031-06-04']),
  stay('70110003', 'Jürgen Müller', ['INNMV', '2031-02-07', '2031-02-14']),
  stay('70110004', '花子 佐藤', ['TYOJP', '2031-04-02', '2031-04-05']),
  stay('70110005', 'Paul Okafor', ['MAXHT', '2025-03-10', '2025-03-12']),
  stay('70110006', 'Davide Conti', ['BKKTH', '2031-01-08', '2031-01-15'], { isCancelled: true }),
  stay('70110007', 'Ichika Morishita', ['SYDAU', '2031-11-20', '2031-11-24'], {
    memberId: 'C1003',
    customerId: 'C1003',
  }),
  stay('70110008', 'Noor Haddad', ['RUHSA', '2031-03-01', '2031-03-04']),
  stay('70110008', 'Noor Haddad', ['SHACN', '2031-03-04', '2031-03-09']),
  stay('70110009', 'Mei Chen', ['NYCAB', '2031-05-03', '2031-05-06'], MEI),
  stay('70110010', 'Mei Chen', ['TYOJP', '2031-09-10', '2031-09-13'], MEI),
  stay('70110011', 'Mei Chen', ['MUCDE', '2026-02-10', '2026-02-13'], MEI),
  stay('70110012', 'Mei Chen', ['SYDAU', '2031-02-05', '2031-02-09'], {
    ...MEI,
    isCancelled: true,
  }),
  stay('ALD7K2Q90X1', 'Astrid Nyberg', ['NOREV', '2031-09-18', '2031-09-22']),
]
