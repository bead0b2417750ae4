import { usePage } from '../../../hooks/page-store'
import { usePageValue } from '../../../hooks/use-page-value'
import { keepEmailCall } from '../../../rules/site/account-calls'
import { activateAccountPath, forgotPasswordPath, profilePath } from '../../../rules/site/paths'
import { withQuery } from '../../../rules/site/query'
import { localPathAtom } from '../../../services/navigate/context-path'
import { CONTACT_STEP } from '../account-view'
import { returnPath, signInHref } from '../account-way'

/** The links from a form's outcome to other pages. */
export interface OutcomeWays {
  signIn: string
  profile: string
  /** Requests a new link. */
  renew: string
  /** The address that a form posts to. */
  keepEmail: string
  program: string
}

/** The form whose link has expired. */
export type Renewed = 'activation' | 'password' | 'email'

export function useOutcomeWays(renewed: Renewed): OutcomeWays {
  const page = usePage()
  const { site } = page
  const localPath = usePageValue(localPathAtom)
  return {
    signIn: localPath(signInHref(page, returnPath(page))),
    profile: localPath(profilePath(site)),
    renew: localPath(
      {
        activation: activateAccountPath(site),
        password: forgotPasswordPath(site),
        email: withQuery(site, profilePath(site), CONTACT_STEP),
      }[renewed],
    ),
    keepEmail: localPath(keepEmailCall(site)),
    program: site.brand.programName,
  }
}
