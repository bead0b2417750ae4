import type { customers, SessionKind, SessionValues } from '../schema'

/** A seeded customer: the row without its revision token, the points at first, and the saved hotels in order. */
export interface SeedCustomer extends Omit<typeof customers.$inferSelect, 'revisionToken'> {
  points: number
  savedProperties: string[]
}

/** The visitors of the control page: those of A.9 and the levels of A.2. */
export interface Visitor {
  id: string
  /** For the control page. */
  label: string
  kind: SessionKind
  customerId: string | null
  sessionValues: SessionValues
}

const maria: SeedCustomer = {
  id: 'C1001',
  memberNumber: '1002003001',
  givenName: 'maria',
  surname: 'Lindqvist',
  level: 'G',
  levelType: null,
  points: 84_500,
  nights: 12,
  savedProperties: ['MUCDE', 'TYOJP', 'BKKTH'],
}

const full: SeedCustomer = {
  ...maria,
  id: 'C1002',
  memberNumber: '1002003002',
  givenName: 'oluwaseun',
  surname: 'Adeyemi',
  level: 'S',
  points: 31_250,
  nights: 27,
  // Most of these hotels have left the chain; their saved ids stay.
  savedProperties: [
    ...['MUCDE', 'TYOJP', 'SHACN', 'MAXHT'],
    ...Array.from({ length: 16 }, (_, index) => `OLD${String(index + 1).padStart(2, '0')}`),
  ],
}

const levelP: SeedCustomer = {
  ...maria,
  id: 'C1003',
  memberNumber: '1002003003',
  givenName: 'ichika',
  surname: 'Morishita',
  level: 'P',
  levelType: 'PLT',
  points: 412_000,
  nights: 61,
  savedProperties: ['TYOJP'],
}

/** Members of the levels that the other visitors lack: a new member, and the two highest levels. */
const newMember: SeedCustomer = {
  ...maria,
  id: 'C1005',
  memberNumber: '1002003005',
  givenName: 'noor',
  surname: 'Haddad',
  level: 'M',
  points: 1_500,
  nights: 3,
  savedProperties: [],
}

const titanium: SeedCustomer = {
  ...maria,
  id: 'C1006',
  memberNumber: '1002003006',
  givenName: 'mei',
  surname: 'Chen',
  level: 'T',
  levelType: 'TTM',
  points: 655_200,
  nights: 88,
  savedProperties: ['SHACN'],
}

const ambassador: SeedCustomer = {
  ...maria,
  id: 'C1007',
  memberNumber: '1002003007',
  givenName: 'bruno',
  surname: 'Almeida',
  level: 'A',
  levelType: 'AMB',
  points: 1_240_000,
  nights: 131,
  savedProperties: ['NYCAB', 'MUCDE'],
}

const agent: SeedCustomer = {
  ...maria,
  id: 'C1004',
  memberNumber: '1002003004',
  givenName: 'tomasz',
  surname: 'Wieczorek',
  level: 'M',
  points: 900,
  nights: 2,
  savedProperties: [],
}

export const seedCustomers: readonly SeedCustomer[] = [
  maria,
  full,
  levelP,
  agent,
  newMember,
  titanium,
  ambassador,
]

export const visitors: readonly Visitor[] = [
  {
    id: 'anon',
    label: 'Anonymous',
    kind: 'anonymous',
    customerId: null,
    sessionValues: {},
  },
  {
    id: 'remembered-maria',
    label: 'Maria, remembered',
    kind: 'remembered',
    customerId: maria.id,
    sessionValues: {},
  },
  {
    id: 'member-maria',
    label: 'Maria, signed in (level G)',
    kind: 'authenticated',
    customerId: maria.id,
    sessionValues: {},
  },
  {
    id: 'member-full',
    label: 'Member with 20 saved hotels (level S)',
    kind: 'authenticated',
    customerId: full.id,
    sessionValues: {},
  },
  {
    id: 'member-p',
    label: 'Member of level P (PLT)',
    kind: 'authenticated',
    customerId: levelP.id,
    sessionValues: {},
  },
  {
    id: 'member-t',
    label: 'Member of level T (TTM)',
    kind: 'authenticated',
    customerId: titanium.id,
    sessionValues: {},
  },
  {
    id: 'member-a',
    label: 'Member of level A (AMB)',
    kind: 'authenticated',
    customerId: ambassador.id,
    sessionValues: {},
  },
  {
    id: 'member-m',
    label: 'New member (level M)',
    kind: 'authenticated',
    customerId: newMember.id,
    sessionValues: {},
  },
  {
    id: 'agent',
    label: 'Travel agent',
    kind: 'authenticated',
    customerId: agent.id,
    sessionValues: { travelAgentNumber: '96000017', travelAgentProgram: 'H77' },
  },
]
