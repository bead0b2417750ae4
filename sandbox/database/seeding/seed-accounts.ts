import type { Account } from '../members/accounts'
import { type SeedCustomer, seedCustomers } from './visitors'

/** The password of every seeded account; the database and this file hold hashes of it only. */
export const SEED_PASSWORD = 'Alderway-1'

type SeedAccount = Omit<Account, 'memberNumber' | 'givenName' | 'surname'>

const member = (number: number, givenName: string, surname: string): SeedCustomer => ({
  id: `C10${number}`,
  memberNumber: `10020030${number}`,
  givenName,
  surname,
  level: 'M',
  levelType: null,
  points: 1_200,
  nights: 1,
  savedProperties: [],
})

/** Members without a button on the control page: each shows another case of the sign-in. */
export const seedMembers: readonly SeedCustomer[] = [
  member(11, 'astrid', 'Nyberg'),
  member(12, 'davide', 'Conti'),
  member(13, 'keiko', 'Arai'),
  member(14, 'paul', 'Okafor'),
  member(15, 'lena', 'Vogt'),
  member(16, 'samira', 'Nasser'),
  member(17, 'jonas', 'Weber'),
  member(18, 'ines', 'Brandt'),
]

const STANDINGS: Record<string, Partial<SeedAccount>> = {
  C1001: { phone: '46701740605' },
  C1011: { standing: 'combined' },
  C1012: { standing: 'audit' },
  C1013: { standing: 'notice' },
  C1014: { standing: 'providerWarning' },
  C1015: { standing: 'enrolling' },
  C1016: { hasMfa: true, phone: '966501234512' },
  // Gets the question after each sign-in until a code has confirmed the number (W91).
  C1018: { phone: '4917139200184', country: 'DE', isPhoneConfirmed: false },
}

/** Hashes of `SEED_PASSWORD` by `hashPassword`; C1017 has no online account. */
const HASHES: Record<string, string> = {
  C1001: 'scrypt:2GNPd5XlRz-W_c22x-WLIA:kMp0Ifpt1F2othInKsfyGCmwMKX55T5mavL8N5aqHsU',
  C1002: 'scrypt:uGiacY8ygMjGrsvMTb_PmQ:KzOLZSNCR4an3ppJULBqO5B8SMom3qHjO8kB2LRCAlE',
  C1003: 'scrypt:0IvyxV2ZdS_Ld-7OvejFgw:MDIRbuAeSX_LO2RCgDB1qggAUENQmoaucIk5juEiRlw',
  C1004: 'scrypt:vQozsp77IAe4mB-pUfLJew:2s6ZpMHLkcGiczcOxecSAGu6UTRVPpJ39aD1KOteGHU',
  C1005: 'scrypt:8oXfELVjUgpF3UD84qFMkw:ytnUpGhd07rdWIBAVHcxwn-bYm49mgiUK27WjgJouQo',
  C1006: 'scrypt:_UYwZYuOT3Ac4U2glmZang:zkAoRiJ_mk9jTz0XAv6A_cW-5WzIGpNfcF3vfTLgLMo',
  C1007: 'scrypt:OjroQ5ns8nwtNqtyUII5FA:NyYj-4uIJ45FjObKUlJ_9eIiotnfgZ52nxCsPOvuleo',
  C1011: 'scrypt:aCNoMsk3QNpTkRksFJsQsQ:HWFQIcxYFfM6Nifq8gXlJcMT0wx9_WTBXJblDA6ARA4',
  C1012: 'scrypt:aiQ23sMvDG4rSa_stx7kSw:CP6nxErFIG9AJv1x7475-wElBYPn9i1Riw4IE60KA4A',
  C1013: 'scrypt:T-9VizwRswrQZJPiBQvXeA:nuq6_sk3470gzg7beDL51KupEzdc90J81fdjArxw3zg',
  C1014: 'scrypt:lqMGNlAsG8CRN2Ip4waQdg:FI1p1lvVg4QUZDQIOI1uTxzh21P9kBrRYwP3lrkhemo',
  C1015: 'scrypt:aUC5BmXPF8SIaQxAVv_yEw:e1eInlPwc2c196DvnqQovB_QxvF5T-Y9jCnGnlzILpQ',
  C1016: 'scrypt:3FEkxNurGlUueLq3BMufbw:Ip7s3HOHDUBT1LXsY6HFGKqM5nRA-qVuvHzsgNJmbVI',
  C1018: 'scrypt:oK-7KcoiXjqQq3SrwYRclw:hhzNYsFNXD7qgZ3sJSvUbFQhPuRm-755amCBnlhLkek',
}

/** One account for each customer, `maria@example.com` and so on. */
export const seedAccounts: readonly SeedAccount[] = [...seedCustomers, ...seedMembers].map(
  ({ id, givenName }) => ({
    customerId: id,
    email: `${givenName}@example.com`,
    phone: null,
    country: 'US',
    passwordHash: HASHES[id] ?? null,
    standing: 'active',
    isConfirmed: true,
    hasMfa: false,
    isPhoneConfirmed: true,
    ...STANDINGS[id],
  }),
)
