import { plainCode, plainText } from '../people/plain-text'
import { startOf } from '../people/text-length'
import { isDay } from '../stay/days'

/** What the law of a country can ask of the guests of its hotels. The number of a document is never asked for. */
export type RegistrationField = 'nationality' | 'birthDate' | 'address'

/** Values in their one form; `nationality`: ISO 3166 alpha-2, `birthDate`: `YYYY-MM-DD`. */
export type Registration = { readonly [Field in RegistrationField]?: string }

/** Germany registers guests of other nationalities only (Bundesmeldegesetz §§ 29, 30); other countries ask nothing here. */
const FIELDS = new Map<string, readonly RegistrationField[]>([
  ['DE', ['nationality', 'birthDate', 'address']],
])

/** Names of the fields in a form: `registration.address`. */
const PREFIX = 'registration.'
const SHORTEST_ADDRESS = 5
const LONGEST = 200
const ALL_FIELDS: readonly RegistrationField[] = ['nationality', 'birthDate', 'address']

export function registrationName(field: RegistrationField): string {
  return PREFIX + field
}

/** Whether a field is for the desk of the hotel only: it is stored and told nowhere. */
export function isForDesk(name: string): boolean {
  return name.startsWith(PREFIX)
}

/** The fields of a hotel in a country (ISO 3166 alpha-2); none in most. */
export function registrationFields(country: string): readonly RegistrationField[] {
  return FIELDS.get(country) ?? []
}

/** What a form says in the fields of all countries. */
export function registrationIn(body: Readonly<Record<string, unknown>>): Registration {
  return Object.fromEntries(
    ALL_FIELDS.map((field) => {
      const value = body[registrationName(field)]
      if (typeof value !== 'string') return [field, '']
      const plain = field === 'address' ? plainText(value) : plainCode(value)
      return [field, startOf(plain, LONGEST)]
    }),
  )
}

/** What a hotel in a country has to know: of its own nationals only that, and nothing where nothing is asked. */
export function neededRegistration(said: Registration, country: string): Registration | null {
  const fields = registrationFields(country)
  if (fields.length === 0) return null
  if (said.nationality === country) return { nationality: country }
  return Object.fromEntries(fields.map((field) => [field, said[field] ?? '']))
}

/**
 * The fields that still have to be filled in, at a hotel in a country: of its own nationals only the
 * nationality. `today`: nobody is born later.
 */
export function registrationProblems(
  { nationality = '', birthDate = '', address = '' }: Registration,
  { country, today }: { country: string; today: string },
): RegistrationField[] {
  const fields = registrationFields(country)
  if (!fields.includes('nationality')) return []
  if (!/^[A-Z]{2}$/.test(nationality)) return ['nationality']
  if (nationality === country) return []
  const isFine: Record<RegistrationField, boolean> = {
    nationality: true,
    birthDate: isDay(birthDate) && birthDate > '1900' && birthDate <= today,
    address: address.length >= SHORTEST_ADDRESS,
  }
  return fields.filter((field) => !isFine[field])
}
