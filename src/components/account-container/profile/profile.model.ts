import { confirmedPhoneAtom } from '../../../features/profile-nudge/profile-nudge.service'
import { usePage } from '../../../hooks/page-store'
import { usePageValue } from '../../../hooks/use-page-value'
import { useQuery } from '../../../hooks/use-query'
import { displayNames } from '../../../rules/formats/formatters'
import { maskPhone } from '../../../rules/formats/mask'
import { greetingName } from '../../../rules/formats/names'
import {
  forgotPasswordPath,
  profilePath,
  reservationListPath,
  savedPropertiesPath,
} from '../../../rules/site/paths'
import { withQuery } from '../../../rules/site/query'
import { localPathAtom } from '../../../services/navigate/context-path'
import { visitorAtom } from '../../../services/session/visitor'
import { accountProfileQuery } from '../account-container.operations'
import { CONTACT_STEP } from '../account-view'

export type ProfileModel = { stays: string; saved: string; password: string; contact: string } & (
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      name: string
      memberNumber: string
      /** Masked by the server. */
      email: string
      /** Asked for and not confirmed yet; null if there is none. */
      pendingEmail: string | null
      phone: string
      /** City and country. */
      place: string
      preferences: readonly string[]
      savedCount: number
    }
)

/** The member's profile; the server masks the contact data (W52). */
export function useProfile(): ProfileModel {
  const { context, site } = usePage()
  const localPath = usePageValue(localPathAtom)
  const { customerId } = usePageValue(visitorAtom)
  const confirmed = usePageValue(confirmedPhoneAtom)
  const answer = useQuery(accountProfileQuery, customerId === undefined ? null : { customerId }, {
    fresh: true,
  })
  const ways = {
    stays: localPath(reservationListPath(site)),
    saved: localPath(savedPropertiesPath(site)),
    password: localPath(forgotPasswordPath(site)),
    contact: localPath(withQuery(site, profilePath(site), CONTACT_STEP)),
  }
  if (context.mode === 'edit') return { ...ways, ...SAMPLE }
  if (answer.state === 'loading') return { ...ways, state: 'loading' }
  const customer = answer.state === 'ready' ? answer.data.customer : null
  if (!customer) return { ...ways, state: 'failed', retry: answer.retry }
  const { name, contact, preferences } = customer.profile ?? {}
  return {
    ...ways,
    state: 'ready',
    name: [greetingName(name?.givenName), name?.surname].filter(Boolean).join(' '),
    memberNumber: customer.memberNumber ?? '',
    email: contact?.email ?? '',
    pendingEmail: contact?.pendingEmail ?? null,
    phone: confirmed ? maskPhone(confirmed.digits) : (contact?.phone ?? ''),
    place: placeOf(contact, context.locale),
    preferences: (preferences ?? []).map(({ label }) => label),
    savedCount: customer.savedProperties.length,
  }
}

/** The sample profile in author mode. */
const SAMPLE = {
  state: 'ready',
  name: 'Maria Lindqvist',
  memberNumber: '1002003001',
  email: 'm•••@example.com',
  pendingEmail: null,
  phone: '•••05',
  place: 'Gothenburg, Sweden',
  preferences: ['…'],
  savedCount: 3,
} as const satisfies Partial<ProfileModel>

interface Whereabouts {
  city: string | null
  country: { code: string | null } | null
}

function placeOf(contact: Whereabouts | null | undefined, locale: string): string {
  const code = contact?.country?.code ?? ''
  const country = /^[A-Z]{2}$/.test(code) ? displayNames(locale, 'region').of(code) : ''
  const parts = [contact?.city, country].filter((part) => typeof part === 'string' && part !== '')
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts as string[])
}
